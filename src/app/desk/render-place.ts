import type { Locale } from '#i18n/locales.ts';
import { AppError } from '#lib/app-error.ts';
import type { LoadRequest } from '#routes/loader.ts';
import type { Services } from '#routes/services.ts';
import { loaderOf } from '../loaders.ts';
import { matchPage } from '../match-page.ts';
import type { StillPage } from '../rendering/make-page.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import { stateOf } from '../respond-page.ts';

/** Where visitors will see what is drawn. */
export interface ShownPlace {
  /** Without language. */
  path: string;
  /** Id of the element that the preview begins with; the top of the page without one. */
  anchor?: string;
  /** What differs from the services of visitors' pages: the draft is in the place of what is stored. */
  lay(services: Services): Partial<Services>;
}

export interface PlaceView {
  locale: Locale;
  theme: 'light' | 'dark';
}

export type PlacedPage = StillPage & { path: string; anchor?: string };

export interface DraftDependencies extends Pick<LoadRequest, 'services' | 'openApi'> {
  renderer: Pick<PageRenderer, 'makeStill'>;
}

/**
 * The page that visitors will get: its own loader, with the draft laid over the stored content, rendered by the threads that render
 * visitors' pages. Nothing of it reaches the page store (decision 025).
 */
export async function renderPlace(
  { path, anchor, lay }: ShownPlace,
  { locale, theme }: PlaceView,
  { services, openApi, renderer }: DraftDependencies,
): Promise<PlacedPage> {
  const url = new URL(path, 'http://page.invalid');
  const match = matchPage(url.pathname);
  if (!match) throw new Error(`No page is at ${path}`);
  const laid = { ...services, shown: services.own, ...lay(services) };
  const query = url.searchParams;
  const loaded = await loaderOf(match).load({ services: laid, openApi, locale, params: match.params, query });
  if (loaded.kind !== 'page') throw new AppError('not-found', 'This draft has no page yet.');
  const notice = await laid.notices.find(locale);
  const state = stateOf({ match, locale, path: url.pathname, query }, { data: loaded.data, notice });
  const site = { publicOrigin: services.publicOrigin, name: services.brand.name };
  const still = await renderer.makeStill({
    order: { state, format: 'document', status: 200, family: 'primary', site },
    theme,
  });
  return { ...still, path: `/${locale}${path === '/' ? '' : path}`, ...(anchor && { anchor }) };
}

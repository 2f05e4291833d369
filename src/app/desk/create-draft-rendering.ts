import { AppError } from '#lib/app-error.ts';
import type { DraftRendering } from '#routes/desk/draft-rendering.ts';
import type { LoadRequest } from '#routes/loader.ts';
import { loaderOf } from '../loaders.ts';
import { matchPage } from '../match-page.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import { stateOf } from '../respond-page.ts';

interface RenderingDependencies extends Pick<LoadRequest, 'services' | 'openApi'> {
  renderer: Pick<PageRenderer, 'makeStill'>;
}

/**
 * Makes the page that visitors will get: its own loader, with the draft laid over the stored content, rendered by the threads that render
 * visitors' pages. Nothing of it reaches the page store (decision 025).
 */
export function createDraftRendering({ services, openApi, renderer }: RenderingDependencies): DraftRendering {
  return {
    services,
    async renderPlace({ path, anchor, lay }, { locale, theme }) {
      const url = new URL(path, 'http://page.invalid');
      const match = matchPage(url.pathname);
      if (!match) throw new Error(`No page is at ${path}`);
      const laid = { ...services, shown: services.own, ...lay(services) };
      const { params } = match;
      const query = url.searchParams;
      const loaded = await loaderOf(match).load({ services: laid, openApi, locale, params, query });
      if (loaded.kind !== 'page') throw new AppError('not-found', 'This draft has no page yet.');
      const notice = await laid.notices.find(locale);
      const state = stateOf({ match, locale, path: url.pathname, query }, { data: loaded.data, notice });
      const site = { publicOrigin: services.publicOrigin, name: services.brand.name };
      const still = await renderer.makeStill({
        order: { state, format: 'document', status: 200, family: 'primary', site },
        theme,
      });
      return { ...still, path: `/${locale}${path === '/' ? '' : path}`, ...(anchor && { anchor }) };
    },
  };
}

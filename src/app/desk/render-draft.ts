import type { ContentBody } from '#features/editing/model/content-body.ts';
import type { PromotionKind } from '#features/news/model/promotion.ts';
import { newsItemAddress } from '#features/news/model/news-address.ts';
import { newsKind } from '#features/news-editing/model/news-kind.ts';
import { previewNews } from '#features/news-editing/server/preview-news.ts';
import { previewPromotion } from '#features/news-editing/server/preview-promotion.ts';
import { tutorialKind } from '#features/news-editing/model/tutorial-kind.ts';
import { previewTutorial } from '#features/news-editing/server/preview-tutorial.ts';
import { tutorialAddress } from '#features/news/model/tutorial-address.ts';
import type { Locale } from '#i18n/locales.ts';
import { AppError } from '#lib/app-error.ts';
import type { LoadRequest } from '#routes/loader.ts';
import { milestoneKind } from '#features/site-editing/model/milestone-kind.ts';
import { noticeKind } from '#features/site-editing/model/notice-kind.ts';
import { previewMilestone } from '#features/site-editing/server/preview-milestone.ts';
import { previewNotice } from '#features/site-editing/server/preview-notice.ts';
import type { News } from '#features/news/server/news.ts';
import type { Services } from '#routes/services.ts';
import { loaderOf } from '../loaders.ts';
import { matchPage } from '../match-page.ts';
import type { StillPage } from '../rendering/make-page.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import { stateOf } from '../respond-page.ts';

/** An entry as it is in an editor's form. */
export interface Draft {
  kind: string;
  body: ContentBody;
  /** Id of the row that visitors read; one that no row has for what was never published. */
  rowId: number;
  /** When it was or will be published, RFC 3339 UTC. */
  time: string;
}

export interface DraftView {
  draft: Draft;
  locale: Locale;
  theme: 'light' | 'dark';
}

interface ShownPlace {
  /** Without language. */
  path: string;
  /** Id of the element that the preview begins with; the top of the page without one. */
  anchor?: string;
  /** What differs from the services of visitors' pages: the draft is in the place of what is stored. */
  lay(services: Services): Partial<Services>;
}

/** The portal's own news, changed; pages show them whatever else they show otherwise. */
const layNews =
  (change: (news: News) => News) =>
  ({ own }: Services): Partial<Services> => {
    const content = { ...own, news: change(own.news) };
    return { own: content, shown: content };
  };

/** A part of the home page. */
const promotionPlace =
  (kind: PromotionKind, anchor: string) =>
  ({ rowId: hid, body }: Draft): ShownPlace => ({
    path: '/',
    anchor,
    lay: layNews((news) => previewPromotion(news, { kind, hid, body })),
  });

/** Where each kind is seen, and how its draft is laid over the stored content. */
const places: Record<string, (draft: Draft) => ShownPlace> = {
  [newsKind.name]: ({ rowId: id, body, time }) => ({
    path: newsItemAddress(id),
    lay: layNews((news) => previewNews(news, { id, body, time })),
  }),
  [tutorialKind.name]: ({ rowId: id, body }) => ({
    path: tutorialAddress(id),
    lay: layNews((news) => previewTutorial(news, { id, body })),
  }),
  banner: promotionPlace('banner', 'banners'),
  activity: promotionPlace('activity', 'activities'),
  ad: promotionPlace('ad', 'ads'),
  [milestoneKind.name]: ({ rowId: id, body }) => ({
    path: '/about',
    anchor: 'milestones',
    lay: ({ about }) => ({ about: previewMilestone(about, { id, body }) }),
  }),
  [noticeKind.name]: ({ body }) => ({
    path: '/',
    lay: ({ notices }) => ({ notices: previewNotice(notices, body) }),
  }),
};

/** Path of the page that shows a draft, without language. @throws AppError not-found for a kind that no page shows */
function placeOf(draft: Draft): ShownPlace {
  const place = places[draft.kind];
  if (!place) throw new AppError('not-found', 'No page shows this kind of content.');
  return place(draft);
}

export interface DraftDependencies extends Pick<LoadRequest, 'services' | 'openApi'> {
  renderer: Pick<PageRenderer, 'makeStill'>;
}

/**
 * The page that visitors will get: its own loader, with the draft laid over the stored content, rendered by the threads that render
 * visitors' pages. Nothing of it reaches the page store (decision 025).
 */
export async function renderDraft(
  { draft, locale, theme }: DraftView,
  { services, openApi, renderer }: DraftDependencies,
): Promise<StillPage & { path: string; anchor?: string }> {
  const { path, anchor, lay } = placeOf(draft);
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

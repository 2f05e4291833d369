import type { ContentBody } from '#features/editing/model/content-body.ts';
import type { PromotionKind } from '#features/news/model/promotion.ts';
import { newsItemAddress } from '#features/news/model/news-address.ts';
import { newsKind } from '#features/news-editing/model/news-kind.ts';
import { previewNews } from '#features/news-editing/server/preview-news.ts';
import { previewPromotion } from '#features/news-editing/server/preview-promotion.ts';
import { tutorialKind } from '#features/news-editing/model/tutorial-kind.ts';
import { previewTutorial } from '#features/news-editing/server/preview-tutorial.ts';
import { tutorialAddress } from '#features/news/model/tutorial-address.ts';
import { AppError } from '#lib/app-error.ts';
import { milestoneKind } from '#features/site-editing/model/milestone-kind.ts';
import { noticeKind } from '#features/site-editing/model/notice-kind.ts';
import { previewMilestone } from '#features/site-editing/server/preview-milestone.ts';
import { previewNotice } from '#features/site-editing/server/preview-notice.ts';
import type { News } from '#features/news/server/news.ts';
import type { Services } from '#routes/services.ts';
import {
  renderPlace,
  type DraftDependencies,
  type PlacedPage,
  type PlaceView,
  type ShownPlace,
} from './render-place.ts';

/** An entry as it is in an editor's form. */
export interface Draft {
  kind: string;
  body: ContentBody;
  /** Id of the row that visitors read; one that no row has for what was never published. */
  rowId: number;
  /** When it was or will be published, RFC 3339 UTC. */
  time: string;
}

export interface DraftView extends PlaceView {
  draft: Draft;
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

/** The page of a draft. @throws AppError not-found for a kind that no page shows */
export const renderDraft = (
  { draft, ...view }: DraftView,
  dependencies: DraftDependencies,
): Promise<PlacedPage> => renderPlace(placeOf(draft), view, dependencies);

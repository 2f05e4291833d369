import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import type { PromotionKind } from '#features/core/news/model/promotion.ts';
import { newsItemAddress } from '#features/core/news/model/news-address.ts';
import { newsKind } from '#features/site/content-editing/model/news/news-kind.ts';
import { previewNews } from '#features/site/content-editing/server/news/preview-news.ts';
import { previewPromotion } from '#features/site/content-editing/server/news/preview-promotion.ts';
import { tutorialKind } from '#features/site/content-editing/model/news/tutorial-kind.ts';
import { previewTutorial } from '#features/site/content-editing/server/news/preview-tutorial.ts';
import { tutorialAddress } from '#features/core/news/model/tutorial-address.ts';
import { AppError } from '#lib/app-error.ts';
import { milestoneKind } from '#features/site/content-editing/model/site/milestone-kind.ts';
import { noticeKind } from '#features/site/content-editing/model/site/notice-kind.ts';
import { previewMilestone } from '#features/site/content-editing/server/site/preview-milestone.ts';
import { previewNotice } from '#features/site/content-editing/server/site/preview-notice.ts';
import type { News } from '#features/core/news/server/news.ts';
import type { Services } from '#routes/services.ts';
import type { DraftRendering, PlacedPage, PlaceView, ShownPlace } from './draft-rendering.ts';

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
  { renderPlace }: Pick<DraftRendering, 'renderPlace'>,
): Promise<PlacedPage> => renderPlace(placeOf(draft), view);

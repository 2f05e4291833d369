import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import type { Promotion, PromotionKind } from '#features/core/news/model/promotion.ts';
import { presentPromotion } from '#features/core/news/server/list-promotions.ts';
import type { News } from '#features/core/news/server/news.ts';
import { promotionRow } from './promotion-port.ts';

export interface PromotionDraft {
  kind: PromotionKind;
  hid: number;
  body: ContentBody;
}

/** The list's order. */
const byPlace = (a: Promotion, b: Promotion) => (a.position ?? 0) - (b.position ?? 0) || a.hid - b.hid;

/** Promotions as visitors will find them once the draft is published, presented by the code that presents stored ones. */
export function previewPromotion(news: News, { kind, hid, body }: PromotionDraft): News {
  const row = promotionRow(kind, { hid, body });
  return {
    ...news,
    listPromotions: async (request) => {
      if (request.kind !== kind) return news.listPromotions(request);
      const { start, count, language } = request;
      const stored = await news.listPromotions({ ...request, start: 0, count: start + count + 1 });
      // Without a link it is on no page.
      const drawn = row.url === '' ? [] : [presentPromotion(row, language)];
      return [...stored.filter((each) => each.hid !== hid), ...drawn]
        .toSorted(byPlace)
        .slice(start, start + count);
    },
  };
}

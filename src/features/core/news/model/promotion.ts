import * as v from 'valibot';

export type PromotionKind = 'banner' | 'activity' | 'ad';

/** A banner, activity or ad in one language. */
export interface Promotion {
  hid: number;
  title: string;
  /** BCP 47 tag of the title where it is not in the requested language. */
  lang?: string;
  image_url: string;
  url: string;
  /** In the editors' order: the lowest first, equal ones by `hid`. A content host sends a list in its order instead. */
  position?: number;
}

/** A banner as in the content API (api.md). */
export const bannerSchema = v.object({
  hid: v.number(),
  title: v.string(),
  image_url: v.string(),
  object: v.object({ url: v.string() }),
});
export type Banner = v.InferOutput<typeof bannerSchema>;

/** An activity or ad as in the content API (api.md). */
export const promotionItemSchema = v.object({
  id: v.number(),
  title: v.string(),
  image_url: v.string(),
  url: v.string(),
});
export type PromotionItem = v.InferOutput<typeof promotionItemSchema>;

export const promotionKinds = ['banner', 'activity', 'ad'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** A banner, activity or ad in one language. */
export interface Promotion {
  hid: number;
  title: string;
  /** BCP 47 tag of the title where it is not in the language asked for. */
  lang?: string;
  image_url: string;
  url: string;
}

/** A banner as the content API presents it (api.md). */
export interface Banner {
  hid: number;
  title: string;
  image_url: string;
  object: { url: string };
}

/** An activity or ad as the content API presents it (api.md). */
export interface PromotionItem {
  id: number;
  title: string;
  image_url: string;
  url: string;
}

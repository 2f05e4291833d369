/** A banner, activity or ad as a page shows it. */
export interface PromotionCard {
  hid: number;
  title: string;
  /** BCP 47 tag of the title where it is not the page's language. */
  lang?: string;
  image_url: string;
  /** Complete: with the language if it is a page of this site. */
  href: string;
  /** True when it links to a page of this site. */
  isOwn: boolean;
}

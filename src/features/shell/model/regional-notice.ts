/** The brand's notice as a page shows it. */
export interface RegionalNotice {
  /** Another wording is another notice: a closed one shows again. */
  id: string;
  text: string;
  /** BCP 47; present when the brand has no text in the page's language. */
  lang?: string;
}

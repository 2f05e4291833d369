/** The notice above the header as a page shows it. */
export interface RegionalNotice {
  /** Another wording is another notice: a closed one shows again. */
  id: string;
  text: string;
  /** Where it is explained. */
  url: string;
  /** BCP 47; present when the text is not in the page's language. */
  lang?: string;
}

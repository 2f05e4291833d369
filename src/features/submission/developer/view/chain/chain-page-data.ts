export interface ChainPageData {
  /** How many chain ids and names are taken; the page fetches them from the content API. */
  knownCount: number;
}

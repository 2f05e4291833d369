export interface ChainPageData {
  /** How many chain ids and names are taken; which ones, the page asks the content API. */
  knownCount: number;
}

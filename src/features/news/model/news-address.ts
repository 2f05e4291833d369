/** Addresses of the news without language. */
export const newsAddress = '/news';

/** @param start entries before the page's own: 20, 40, … */
export function newsListAddress(start: number): string {
  return start === 0 ? newsAddress : `${newsAddress}?start=${start}`;
}

export function newsItemAddress(id: number): string {
  return `${newsAddress}/${id}`;
}

/** The RSS feed of a language. */
export const newsFeedAddress = `${newsAddress}/feed.xml`;

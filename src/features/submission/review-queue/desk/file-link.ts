/** Address of a page of an uploaded document, as a picture. @param page from 1 */
export function pageLink(sha256: string, page: number): string {
  return `${fileLink(sha256)}/pages/${page}`;
}

/** Address of an uploaded logo; the desk's server hands it out to people who are signed in only. */
export function fileLink(sha256: string): string {
  return `/api/desk/files/${sha256}`;
}

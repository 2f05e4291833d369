/** Address of an uploaded file; the desk's server hands it out to people who are signed in only. */
export function fileLink(sha256: string): string {
  return `/api/desk/files/${sha256}`;
}

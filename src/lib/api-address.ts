/** Set while a page is rendered on the server, which renders for both. */
let drawnOrigin = '';

/** Renders something for a page whose calls go to another origin. @param draw must be synchronous: anything rendered before it ends would get the same */
export function withApiOrigin<Result>(origin: string, draw: () => Result): Result {
  const before = drawnOrigin;
  drawnOrigin = origin;
  try {
    return draw();
  } finally {
    drawnOrigin = before;
  }
}

/** Where a page's calls are answered: empty for the page's own origin; the document of a static copy names the portal's. */
export function apiOrigin(): string {
  return typeof document === 'undefined' ? drawnOrigin : (document.documentElement.dataset['api'] ?? '');
}

/** The address of a call. @param path of this portal, such as `/v1/…` or `/api/…` */
export const apiAddress = (path: string): string => apiOrigin() + path;

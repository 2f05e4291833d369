import type { IncomingMessage } from 'node:http';

/** Request headers on which the responses then depend, in addition to the language. */
export const pageRequestVary = 'Sec-Fetch-Site, Sec-Fetch-Dest, Origin';

/**
 * True for a call of the content API that one of our own pages makes; browsers say so themselves (https://www.w3.org/TR/fetch-metadata/).
 * @param staticOrigin of the static copy, whose pages are ours too
 */
export function isPageRequest({ url, headers }: IncomingMessage, staticOrigin?: string): boolean {
  const isCopy = headers.origin !== undefined && headers.origin === staticOrigin;
  return (
    (isCopy || headers['sec-fetch-site'] === 'same-origin') &&
    headers['sec-fetch-dest'] === 'empty' &&
    url?.startsWith('/v1/') === true
  );
}

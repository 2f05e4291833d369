import type { IncomingMessage } from 'node:http';

/** The order of tasks in the rendering threads; the lowest number goes first. */
export const priorities = {
  /** A few milliseconds: compressing a response, a page's head, the error page, a mail. */
  immediate: 0,
  /** A page that a visitor waits for. */
  visit: 1,
  /** One of many pages, requested by a client that does not say it is a browser; a preview at the desk. */
  depth: 2,
  /** A picture of a page, an icon. */
  picture: 3,
  /** The successor of a stored page that no visitor waits for. */
  renewal: 4,
} as const;

/**
 * The priority of a request for a page. Browsers mark navigations and their scripts' own calls (https://www.w3.org/TR/fetch-metadata/);
 * crawlers do not.
 * @param isOneOfMany true for a page whose address carries an id or a query: further pages of lists, details, searches
 */
export function levelOf({ headers }: Pick<IncomingMessage, 'headers'>, isOneOfMany: boolean): number {
  const isBrowser = headers['sec-fetch-mode'] === 'navigate' || headers['sec-fetch-site'] === 'same-origin';
  return isOneOfMany && !isBrowser ? priorities.depth : priorities.visit;
}

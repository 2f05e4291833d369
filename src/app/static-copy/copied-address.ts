import { dataPrefix } from '#lib/data-prefix.ts';
import { matchPage } from '../match-page.ts';
import { errorDataPath } from '../page-state.ts';
import type { PageId } from '../page-table.ts';
import { splitPath } from '../split-path.ts';

/** Queries whose pages the copy has. */
export const copiedQueries: Partial<Record<PageId, readonly string[]>> = {
  dappstore: ['category_id', 'start'],
  'dappstore-detail': ['id'],
  tutorial: ['id'],
  news: ['kind', 'start'],
};

/** Queries with which the portal is asked. Every other one changes nothing, as at the portal. */
export const askedQueries: Partial<Record<PageId, readonly string[]>> = {
  dappstore: ['chain', 'key', 'sort', 'view', 'result'],
  'download-app': ['ios', 'android'],
  report: ['dapp', 'token', 'nft', 'result', 'case'],
  search: ['key', 'result'],
  'status-link': ['result'],
};

/** Pages of one person or one moment, which the portal alone has. */
export const portalPages: ReadonlySet<PageId> = new Set([
  'status',
  'success',
  'submission-status',
  'submission-change',
  'newsletter-confirm',
  'newsletter-unsubscribe',
  'tools-token-check-appeal',
]);

/**
 * Where a static copy has a page: a static host looks at no query, so it is the last part of the path.
 * @param address with language and query: `/en/news?start=20`
 * @returns `/en/news/start=20`; undefined for what no copy has
 */
export function copiedPath(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, 'http://portal');
  const { locale, path } = splitPath(pathname);
  const match = locale && matchPage(path);
  if (!match || portalPages.has(match.id)) return undefined;
  if (askedQueries[match.id]?.some((name) => searchParams.has(name))) return undefined;
  const known = copiedQueries[match.id] ?? [];
  const query = new URLSearchParams([...searchParams].filter(([name]) => known.includes(name)));
  query.sort();
  return query.size === 0 ? pathname : `${pathname}/${query}`;
}

/** Where a static copy has the data of a page; undefined for what no copy has. @param address as for `copiedPath` */
export function copiedDataPath(address: string): string | undefined {
  const path = splitPath(address).path === errorDataPath ? address : copiedPath(address);
  return path && `${dataPrefix}${path}.json`;
}

import type { PageState } from './page-state.ts';
import { pageTable, type PageId } from './page-table.ts';

/** Pages whose address holds what only its owner may know; they are counted by their pattern. */
const secretive: ReadonlySet<PageId> = new Set(['submission-status']);

/**
 * The path that is sent to analytics: with language, without query, without anything secret. An address that does not exist is counted as
 * the not-found page's own (specification §2), whatever was requested.
 * @returns undefined for the error page: a page that could not be shown was not read
 */
export function countedPath({
  id,
  locale,
  path,
}: Pick<PageState, 'id' | 'locale' | 'path'>): string | undefined {
  if (id === 'error') return undefined;
  if (id === 'not-found') return `/${locale}/404`;
  const pattern = pageTable.find((page) => page.id === id)?.path;
  const [pathname = '/'] = path.split('?');
  const shown = secretive.has(id) && pattern ? pattern : pathname;
  return `/${locale}${shown === '/' ? '' : shown}`;
}

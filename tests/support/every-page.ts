import type { Page } from '@playwright/test';
import { pageTable, type PageId } from '#app/page-table.ts';

type TableId = (typeof pageTable)[number]['id'];

/** Pages that exist only for one person's submission, mail or check; their own tests show them in every state. */
const personal = [
  'submission-status',
  'submission-change',
  'tools-token-check-appeal',
] as const satisfies readonly TableId[];

/** One address of each page whose path has a parameter or that is empty without a query. */
const examples: Partial<Record<TableId, string>> = {
  'dappstore-detail': '/dappstore/detail?id=1',
  tutorial: '/dappstore/tutorial?id=1',
  'news-item': '/news/1',
};

/** Addresses of the two pages that are in no table, and of states that an address alone can show. */
const states: readonly { id: PageId; path: string }[] = [
  { id: 'not-found', path: '/there-is-no-such-page' },
  { id: 'dappstore', path: '/dappstore?key=zzqqxxyy' },
  { id: 'dappstore', path: '/dappstore?view=favorites' },
  { id: 'download-app', path: '/download/app?android=1' },
];

/** An address of every page, without language; new pages in the table are included automatically. */
export function listEveryPage(): string[] {
  const pages = pageTable.filter(({ id }) => !(personal as readonly string[]).includes(id));
  return [...pages.map(({ id, path }) => examples[id] ?? path), ...states.map(({ path }) => path)];
}

/** Pages that show other words or boxes once their scripts run than the server sent. */
export const changedByScripts: readonly string[] = [
  '/there-is-no-such-page',
  '/news/1',
  '/download/pc',
  '/status',
  '/tools/batch-sender',
  '/dappstore?view=favorites',
];

/** Of those, pages that the server sends with the time: whether they differ depends on when one looks. */
export const changedByTime: readonly string[] = ['/status'];

/** The address in a language. */
export const inLanguage = (locale: string, path: string) => `/${locale}${path === '/' ? '' : path}`;

/** Opens another page of the portal without loading a document, as a link does. The page in the window is one of the portal's. */
export const followTo = (page: Page, address: string): Promise<void> =>
  page.evaluate(async (to) => {
    await navigation.navigate(to).finished;
  }, address);

import { readdirSync } from 'node:fs';
import type { PageLoader } from '#routes/loader.ts';
import { pagesWithoutPath, pageTable, type PageId } from './page-table.ts';

/** For pages that need nothing from the server. */
const withoutData: PageLoader<null> = {
  query: [],
  cache: 'stored',
  load: () => Promise.resolve({ kind: 'page', data: null }),
};

const routes = new URL('../routes/', import.meta.url);
const ending = '.data.ts';
const pageIds: readonly PageId[] = [...pageTable.map(({ id }) => id), ...pagesWithoutPath];

/** A loader belongs to the page of its file's name, as the browser finds the page itself (import-page.ts). */
async function importLoader(file: string): Promise<[PageId, PageLoader<unknown>]> {
  const id = pageIds.find((each) => each + ending === file);
  if (!id) throw new Error(`src/routes/${file} belongs to no page of src/app/page-table.ts`);
  const { loader } = (await import(new URL(file, routes).href)) as { loader: PageLoader<unknown> };
  return [id, loader];
}

const files = readdirSync(routes).filter((file) => file.endsWith(ending));
const loaders = new Map(await Promise.all(files.map(importLoader)));

/** The server's side of a page. */
export function loaderOf({ id }: { id: PageId }): PageLoader<unknown> {
  return loaders.get(id) ?? withoutData;
}

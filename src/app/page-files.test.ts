import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loaderOf } from './loaders.ts';
import { pagesWithoutPath, pageTable, type PageId } from './page-table.ts';

const routes = join(import.meta.dirname, '../routes');
const files = readdirSync(routes);
const ids: readonly PageId[] = [...pageTable.map(({ id }) => id), ...pagesWithoutPath];
/** The donate dialog has a loader and a chunk of its own, but is no page. */
const pages = ids.filter((id) => id !== 'donate');

test('every page of the table has a file, and every page file is in the table', () => {
  const found = files.filter((file) => file.endsWith('.tsx')).map((file) => file.slice(0, -'.tsx'.length));
  expect(found.sort()).toEqual([...ids].sort());
});

describe.each(pages)('the page %s', (id) => {
  const source = readFileSync(join(routes, `${id}.tsx`), 'utf8');

  test('is checked against the loader of its own name, and against no data without one', () => {
    const imported = [...source.matchAll(/^import (.*) from '\.\/(.*)\.data\.ts';$/gm)];
    const checked = /\n\} satisfies (.*);\n$/.exec(source)?.[1];
    if (files.includes(`${id}.data.ts`)) {
      expect(imported.map(([, names, from]) => [names, from])).toEqual([['type { loader }', id]]);
      expect(checked).toBe('Page<DataOf<typeof loader>>');
    } else {
      expect(imported).toEqual([]);
      // The server makes the error page's data itself (respond-page.ts).
      expect(checked).toBe(id === 'error' ? 'Page<ErrorPageData>' : 'Page');
    }
  });
});

test('a loader is found by the name of its file', () => {
  expect(loaderOf({ id: 'news' }).query).toEqual(['kind', 'start']);
  expect(loaderOf({ id: 'submission-status' }).cache).toBe('private');
});

test('a page without a data file is stored and knows no query', async () => {
  expect(loaderOf({ id: 'card' })).toMatchObject({ cache: 'stored', query: [] });
  await expect(loaderOf({ id: 'card' }).load({} as never)).resolves.toEqual({ kind: 'page', data: null });
});

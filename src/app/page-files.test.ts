import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import type { LoadRequest } from '#routes/loader.ts';
import type { PageHead } from '#routes/page.ts';
import { describePage, type DescribeDependencies } from './describe-page.ts';
import { loaderOf } from './loaders.ts';
import { matchPage } from './match-page.ts';
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
  expect(loaderOf({ id: 'brandkit' })).toMatchObject({ cache: 'stored', query: [] });
  await expect(loaderOf({ id: 'brandkit' }).load({} as never)).resolves.toEqual({ kind: 'page', data: null });
});

describe('the page of a product', () => {
  const without = { ...brand, products: {} };
  const load = (id: PageId, offered: Brand) =>
    loaderOf({ id }).load({ services: { brand: offered } } as LoadRequest);

  test.each(['hardware', 'card'] as const)('that the brand does not have is not found: %s', async (id) => {
    await expect(load(id, brand)).resolves.toMatchObject({ kind: 'page' });
    await expect(load(id, without)).resolves.toEqual({ kind: 'not-found' });
  });

  test('is described to the sitemap and drawn for those who link to it where the brand has the product', async () => {
    const head: PageHead = { title: '', description: '' };
    const describe = (path: string, offered: Brand) =>
      describePage({ match: matchPage(path)!, locale: 'ko', query: new URLSearchParams() }, {
        services: { brand: offered },
        renderer: { describePage: () => Promise.resolve(head) },
      } as unknown as DescribeDependencies);
    for (const path of ['/hardware', '/card']) {
      await expect(describe(path, brand)).resolves.toBe(head);
      await expect(describe(path, without)).resolves.toBeUndefined();
    }
  });
});

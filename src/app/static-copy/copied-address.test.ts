import { afterEach, describe, expect, test, vi } from 'vitest';
import { loaderOf } from '../loaders.ts';
import { pageTable } from '../page-table.ts';
import { askedQueries, copiedDataPath, copiedPath, copiedQueries, portalPages } from './copied-address.ts';
import { portalUrl } from './portal-url.ts';

afterEach(() => vi.unstubAllGlobals());

/** As in a document of the copy. */
const openCopy = () =>
  vi.stubGlobal('document', { documentElement: { dataset: { api: 'https://portal.example' } } });

describe('the addresses of a static copy', () => {
  test.each([
    ['/en', '/en'],
    ['/th/dappstore', '/th/dappstore'],
    ['/en/dappstore?category_id=3', '/en/dappstore/category_id=3'],
    ['/zh/dappstore/detail?id=12', '/zh/dappstore/detail/id=12'],
    ['/en/news?start=20&kind=release', '/en/news/kind=release&start=20'],
  ])('%s is at %s, and a browser finds back from there', (address, path) => {
    expect(copiedPath(address)).toBe(path);
    openCopy();
    const { pathname, searchParams } = portalUrl(new URL(`https://copy.example${path}/`));
    const asked = new URL(address, 'https://copy.example');
    expect(pathname).toBe(asked.pathname);
    expect([...searchParams].sort()).toEqual([...asked.searchParams].sort());
  });

  test.each([
    '/en/dappstore?key=swap',
    '/en/dappstore?category_id=3&chain=2',
    '/en/submission/abc',
    '/en/success?reference=abc',
    '/en/status',
    '/en/nothing',
    '/about',
  ])('%s is asked of the portal', (address) => {
    expect(copiedPath(address)).toBeUndefined();
    expect(copiedDataPath(address)).toBeUndefined();
  });

  test('what changes nothing at the portal changes nothing in the copy', () => {
    expect(copiedPath('/en/about?utm_source=mail')).toBe('/en/about');
    expect(copiedPath('/en/dappstore?category_id=99998&category=hot')).toBe(
      '/en/dappstore/category_id=99998',
    );
    for (const page of pageTable.filter(({ id }) => !portalPages.has(id))) {
      const known = [...(copiedQueries[page.id] ?? []), ...(askedQueries[page.id] ?? [])];
      expect(known.sort(), page.id).toEqual([...loaderOf(page).query].sort());
    }
  });

  test('has no page of one person or one moment', () => {
    const ids = pageTable.filter((page) => loaderOf(page).cache !== 'stored').map(({ id }) => id);
    expect([...portalPages].sort()).toEqual(ids.sort());
  });

  test('data are beside the pages, those of the error page too', () => {
    expect(copiedDataPath('/en/dappstore/detail?id=1')).toBe('/_data/en/dappstore/detail/id=1.json');
    expect(copiedDataPath('/en')).toBe('/_data/en.json');
    expect(copiedDataPath('/th/error')).toBe('/_data/th/error.json');
  });

  test('a query that the address has as well stays', () => {
    openCopy();
    const url = portalUrl(new URL('https://copy.example/en/news/start=20/?theme=dark#top'));
    expect(url.href).toBe('https://copy.example/en/news?theme=dark&start=20#top');
  });

  test('the portal itself has only its own', () => {
    const url = new URL('https://portal.example/en/news/start=20/');
    expect(portalUrl(url)).toBe(url);
  });

  test('pages of one person or one moment are those that the portal does not store', () => {
    const unstored = pageTable.filter((page) => loaderOf(page).cache !== 'stored').map(({ id }) => id);
    expect([...portalPages].sort()).toEqual([...unstored].sort());
  });
});

import { expect, test } from 'vitest';
import type { PageHead } from '#routes/page.ts';
import { listHeadTags, pageTitle } from './list-head-tags.ts';

const head: PageHead = { title: 'Exchange · DApp store', description: 'Swaps.' };
const state = { id: 'dappstore-detail', locale: 'zh-tw', path: '/dappstore/detail?id=7' } as const;
const site = { origin: 'https://wallet.example', siteName: 'Wallet' };

function read(input: Parameters<typeof listHeadTags>[0]) {
  const tags = listHeadTags(input);
  return {
    text: JSON.stringify(tags),
    /** Content of the meta elements of a name or property. */
    all: (name: string) =>
      tags
        .filter(({ attributes }) => attributes['name'] === name || attributes['property'] === name)
        .map(({ attributes }) => attributes['content']),
    links: tags.filter(({ tag }) => tag === 'link').map(({ attributes }) => attributes),
    data: tags.find(({ tag }) => tag === 'script')?.text,
  };
}

test('a page names its address in every language, and its title and picture for other sites', () => {
  const { all, links } = read({ head, state, ...site });
  const own = 'https://wallet.example/zh-tw/dappstore/detail?id=7';
  expect(links[0]).toEqual({ rel: 'canonical', href: own });
  expect(links.filter(({ rel }) => rel === 'alternate')).toHaveLength(13);
  expect(links).toContainEqual({ rel: 'alternate', hreflang: 'zh-Hant', href: own });
  expect(links.at(-1)).toMatchObject({
    hreflang: 'x-default',
    href: 'https://wallet.example/dappstore/detail?id=7',
  });
  expect(all('og:url')).toEqual([own]);
  expect(all('og:type')).toEqual(['website']);
  expect(all('og:title')).toEqual(['Exchange · DApp store · Wallet']);
  expect(all('og:image')).toEqual(['https://wallet.example/og/zh-tw/dappstore/detail/7.png']);
  expect(all('og:image:alt')).toEqual(['Exchange · DApp store · Wallet']);
  expect(all('og:locale')).toEqual(['zh_TW']);
  expect(all('og:locale:alternate')).toHaveLength(11);
  expect(all('twitter:card')).toEqual(['summary_large_image']);
  expect(all('robots')).toEqual([]);
});

test('a text with a picture of its own is previewed by it', () => {
  const picture = { src: `/files/${'a'.repeat(64)}.jpg`, alt: 'A lighthouse', width: 1000, height: 525 };
  const { all } = read({ head: { ...head, article: {}, picture }, state, ...site });
  expect(all('og:image')).toEqual([`https://wallet.example${picture.src}`]);
  expect(all('og:image:type')).toEqual(['image/jpeg']);
  expect([...all('og:image:width'), ...all('og:image:height')]).toEqual(['1000', '525']);
  expect(all('og:image:alt')).toEqual(['A lighthouse']);
});

test('a page outside the index says nothing of its address', () => {
  const secret = { id: 'submission-status', locale: 'en', path: '/submission/s3cret' } as const;
  const { text, all, links } = read({ head: { ...head, noIndex: true }, state: secret, ...site });
  expect(text).not.toContain('s3cret');
  expect(all('robots')).toEqual(['noindex']);
  expect(all('og:image')).toEqual(['https://wallet.example/og/en/home.png']);
  expect(links).toEqual([]);
});

test('several addresses of one page are one to robots', () => {
  const { links, all } = read({
    head: { ...head, canonicalPath: '/download/app' },
    state: { id: 'download-app', locale: 'en', path: '/download/app?ios=1' },
    ...site,
  });
  expect(links[0]?.['href']).toBe('https://wallet.example/en/download/app');
  expect(all('og:image')).toEqual(['https://wallet.example/og/en/download/app.png']);
});

test('paths in structured data become addresses; an article has its time', () => {
  const { data, all } = read({
    head: {
      ...head,
      article: { published: '2026-03-01T00:00:00.000Z' },
      jsonLd: { '@type': 'Thing', url: '/en', image: 'https://elsewhere.example/a.png', name: '/name' },
    },
    state,
    ...site,
  });
  expect(JSON.parse(data ?? '')).toEqual({
    '@type': 'Thing',
    url: 'https://wallet.example/en',
    image: 'https://elsewhere.example/a.png',
    name: '/name',
  });
  expect(all('og:type')).toEqual(['article']);
  expect(all('article:published_time')).toEqual(['2026-03-01T00:00:00.000Z']);
});

test('only the home page bears the name alone', () => {
  expect(pageTitle({ head, state, siteName: 'Wallet' })).toBe('Exchange · DApp store · Wallet');
  expect(pageTitle({ head, state: { ...state, id: 'home' }, siteName: 'Wallet' })).toBe(
    'Exchange · DApp store',
  );
});

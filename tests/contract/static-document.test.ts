import { describe, expect, test } from 'vitest';
import {
  listFiles,
  listNamedFiles,
  redirectDocument,
  withCopiedAddresses,
  withCopiedPages,
  withPolicy,
  withPortalPictures,
} from '../../scripts/export/static-document.ts';

const origin = 'https://copy.example';

/** The text in the copy, and the pages to which it leads. */
function copied(text: string): { text: string; pages: string[] } {
  const pages: string[] = [];
  return { text: withCopiedAddresses(text, { origin, onPage: (address) => pages.push(address) }), pages };
}

describe('a document of the static copy', () => {
  test('leads to the pages of the copy, whose queries are a part of the path', () => {
    expect(copied('<a href="/en/news?kind=release&amp;start=20">')).toEqual({
      text: '<a href="/en/news/kind=release&amp;start=20">',
      pages: ['/en/news?kind=release&start=20'],
    });
    expect(copied(`"url":"${origin}/zh/dappstore/detail?id=3"`).text).toBe(
      `"url":"${origin}/zh/dappstore/detail/id=3"`,
    );
    expect(copied(`<loc>${origin}/th/dappstore?category_id=3</loc>`).text).toBe(
      `<loc>${origin}/th/dappstore/category_id=3</loc>`,
    );
  });

  test('drops what changes nothing from addresses', () => {
    expect(copied('<a href="/en/dappstore?category_id=99998&amp;category=hot">').text).toBe(
      '<a href="/en/dappstore/category_id=99998">',
    );
    expect(copied('<a href="/en/about?utm_source=mail">')).toEqual({
      text: '<a href="/en/about">',
      pages: [],
    });
  });

  test('leaves the addresses of searches, and those of other sites', () => {
    for (const text of [
      '<a href="/en/dappstore?chain=2">',
      '<a href="https://other.example/en/news?start=20">',
      '<a href="https://copy.example.org/en/news?start=20">',
      '<a href="/en/news#top">',
    ])
      expect(copied(text)).toEqual({ text, pages: [] });
  });

  test('names the English page where the portal would choose the visitor’s language', () => {
    const link = (address: string) =>
      `<link rel="alternate" hreflang="x-default" href="${origin}${address}">`;
    expect(copied(link('/')).text).toBe(link('/en'));
    expect(copied(link('/about')).text).toBe(link('/en/about'));
    expect(copied(link('/news?start=20')).text).toBe(link('/en/news/start=20'));
  });

  test('brings its policy along, without what only a header can say', () => {
    const html = withPolicy(
      '<head><meta charset="utf-8"><title>',
      "default-src 'none'; frame-ancestors 'none'; trusted-types a",
    );
    expect(html).toBe(
      `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; trusted-types a"><title>`,
    );
    expect(() => withPolicy('<title>', '')).toThrow('A page has no place for its policy.');
  });

  test('is asked for the files that it shows, not for pages and calls', () => {
    const html = `<img src="/files/a.svg" srcset="/files/b.png 1x, /files/c.png 2x"><a href="/en/about"><a href="/brandkit/logo.zip">
      <use href="/charts/header-1.svg#a"><meta content="${origin}/og/en/about.png"><form action="/api/reports"><a href="/api/openapi.json">
      <a href="https://other.example/files/d.svg"><p>Files in /files/e.svg</p>`;
    expect(listFiles(html, origin)).toEqual([
      '/files/a.svg',
      '/files/b.png',
      '/files/c.png',
      '/brandkit/logo.zip',
      '/charts/header-1.svg',
      '/og/en/about.png',
      '/api/openapi.json',
    ]);
    expect(listNamedFiles('{"icon_url":"/files/f.svg","url":"/en/about"}')).toEqual(['/files/f.svg']);
  });

  test('names the portal’s pictures where the copy has none', () => {
    const portal = 'https://portal.example';
    const named = withPortalPictures(`<meta content="${origin}/og/en/about.png"><a href="${origin}/en">`, {
      origin,
      portal,
    });
    expect(named).toBe(`<meta content="${portal}/og/en/about.png"><a href="${origin}/en">`);
  });

  test('is in the sitemap, and what the portal alone has is not', () => {
    const entry = (path: string) => `<url><loc>${origin}${path}</loc><lastmod>2026-11-28</lastmod></url>\n`;
    const listed = withCopiedPages(
      `<urlset>\n${entry('/en/status')}${entry('/th/news?kind=release&amp;start=20')}</urlset>`,
      origin,
    );
    expect(listed).toBe(`<urlset>\n${entry('/th/news?kind=release&amp;start=20')}</urlset>`);
  });

  test('leads on where the page has moved', () => {
    expect(redirectDocument('/en/a?b="&c')).toContain('content="0; url=/en/a?b=&quot;&amp;c"');
  });
});

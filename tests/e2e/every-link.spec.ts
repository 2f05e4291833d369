import type { APIRequestContext } from '@playwright/test';
import { localeCodes } from '#i18n/locales.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { inLanguage, listEveryPage } from '../support/every-page.ts';

const unescape = (text: string) => text.replaceAll('&amp;', '&');

/** Addresses on this origin that a served document leads to. */
function listLinks(html: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*?href="(\/[^"]*|#[^"]*)"/g)].map(([, href = '']) =>
    unescape(href),
  );
  return [...new Set(links)];
}

const hasId = (html: string, id: string) => html.includes(`id="${id}"`);

async function read(request: APIRequestContext, address: string): Promise<{ status: number; html: string }> {
  const response = await request.get(address);
  const isHtml = response.headers()['content-type']?.startsWith('text/html');
  return { status: response.status(), html: isHtml ? await response.text() : '' };
}

test('every internal link of every page leads somewhere, fragments included', async ({ request }) => {
  const pages = new Map<string, Promise<{ status: number; html: string }>>();
  const once = (address: string) => {
    const known = pages.get(address) ?? read(request, address);
    pages.set(address, known);
    return known;
  };
  const broken: string[] = [];
  const starts = ['en', 'zh', 'ru'].flatMap((locale) =>
    listEveryPage().map((path) => inLanguage(locale, path)),
  );
  for (const start of starts) {
    const { html } = await once(start);
    for (const link of listLinks(html)) {
      const { pathname, search, hash } = new URL(link, `http://portal${start}`);
      // Static help pages lead to another host.
      const target = await once(pathname + search);
      if (target.status !== 200 && !pathname.endsWith('/there-is-no-such-page'))
        broken.push(`${start} → ${link}: ${target.status}`);
      else if (hash && !hasId(target.html, decodeURIComponent(hash.slice(1))))
        broken.push(`${start} → ${link}: nothing has this id`);
    }
  }
  expect(broken).toEqual([]);
});

test('every page exists in every language and names all of them', async ({ request }) => {
  for (const path of listEveryPage()) {
    for (const locale of localeCodes) {
      const { html } = await read(request, inLanguage(locale, path));
      const alternates = html.match(/<link rel="alternate" hreflang=/g)?.length ?? 0;
      const isIndexed = !html.includes('name="robots" content="noindex"');
      expect(alternates, `${locale} ${path}`).toBe(isIndexed ? localeCodes.length + 1 : 0);
    }
  }
});

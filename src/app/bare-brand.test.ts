import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import type { PageId } from './page-table.ts';
import type * as renderModule from './render-page.tsx';

let renderPage: typeof renderModule.renderPage;

/* The pages read a brand without hardware wallet, card, accounts elsewhere, bug bounty, SDK, guide books and open positions. The tests beside this one share its modules, so the pages
   are loaded anew for it, and again after it. */
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('#brand/brand.ts', async (importOriginal) => {
    const { brand } = await importOriginal<{ brand: Brand }>();
    const { bugBounty: _bounty, sdk: _sdk, careers: _careers, guides: _guides, ...links } = brand.links;
    return { brand: { ...brand, products: {}, social: {}, links } };
  });
  ({ renderPage } = await import('./render-page.tsx'));
});

afterAll(() => {
  vi.doUnmock('#brand/brand.ts');
  vi.resetModules();
});

const store = { dapps: [], categories: [], chains: [] };

/** What the pages that name them would get of the server. */
const pages: Partial<Record<PageId, unknown>> = {
  home: { store, news: [], chainIcons: {}, banners: [], activities: [], ads: [] },
  extension: { download: { platform: 'extension', releases: [] } },
  desktop: { downloads: [] },
  about: { years: [] },
  recruiting: null,
  partner: null,
  developer: null,
};

test.each(Object.keys(pages) as PageId[])('the page %s neither names nor links them', async (id) => {
  const data = pages[id];
  const input = { id, path: '/', notice: null, data, family: 'primary' } as const;
  const { html, head } = await renderPage({ ...input, locale: 'en' });
  const page = JSON.stringify([head, html.replaceAll(/<[^<>]*>/g, '')]);
  expect(page).not.toMatch(
    /hardware wallet|the card\b|payment card|\bissue(?:r|d by)\b|Five products|Three ways|bug bounty|for a reward|\bSDK|open positions|the forum|ask other users|the chat/i,
  );
  expect(html).not.toMatch(/href="\/en\/(?:hardware|card)"/);
});

test('the pages of the software lead to each other', async () => {
  const input = {
    id: 'desktop',
    path: '/desktop',
    notice: null,
    data: pages.desktop,
    family: 'primary',
  } as const;
  const { html } = await renderPage({ ...input, locale: 'ko' });
  const others = html.slice(html.indexOf('id="other-products"'));
  const linked = [...others.slice(0, others.indexOf('</nav>')).matchAll(/<a\b[^>]*\shref="([^"]*)"/g)];
  expect(linked.map(([, href]) => href)).toEqual(['/ko/download/app', '/ko/extension']);
});

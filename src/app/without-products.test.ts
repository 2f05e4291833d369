import { expect, test, vi } from 'vitest';
import type { PageId } from './page-table.ts';
import { renderPage } from './render-page.tsx';

/* A brand without hardware wallet and card. */
vi.mock('#brand/brand.ts', async (importOriginal) => {
  const { brand } = await importOriginal<typeof import('#brand/brand.ts')>();
  return { brand: { ...brand, products: {} } };
});

const store = { dapps: [], categories: [], chains: [] };

/** What the pages that name the products would get of the server. */
const pages: Partial<Record<PageId, unknown>> = {
  home: { store, news: [], chainIcons: {}, banners: [], activities: [], ads: [] },
  extension: { download: { platform: 'extension', releases: [] } },
  desktop: { downloads: [] },
};

test.each(Object.keys(pages) as PageId[])('the page %s neither names nor links them', async (id) => {
  const data = pages[id];
  const input = { id, path: '/', notice: null, data, family: 'primary' } as const;
  const { html, head } = await renderPage({ ...input, locale: 'en' });
  const page = JSON.stringify([head, html.replaceAll(/<[^<>]*>/g, '')]);
  expect(page).not.toMatch(
    /hardware wallet|the card\b|payment card|\bissue(?:r|d by)\b|Five products|Three ways/i,
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

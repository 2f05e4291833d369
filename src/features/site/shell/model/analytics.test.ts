import { describe, expect, it } from 'vitest';
import { createAnalytics } from './analytics.ts';

function fakePage() {
  const scripts: { src: string; async: boolean }[] = [];
  return {
    scripts,
    page: {
      document: {
        createElement: () => ({ src: '', async: false }),
        head: { append: (script: never) => void scripts.push(script) },
      } as unknown as Document,
    } as Parameters<typeof createAnalytics>[1],
  };
}

const settings = {
  searchEngine: { id: 'se 1', scriptUrl: 'https://search.example/h.js?{id}' },
  webAnalytics: { id: 'W-1', scriptUrl: 'https://stats.example/{id}.js', collectOrigins: [] },
};

describe('the analytics hook', () => {
  it('loads nothing without ids', () => {
    const { page, scripts } = fakePage();
    createAnalytics({ searchEngine: null, webAnalytics: null }, page).countPage('/en');
    expect(scripts).toEqual([]);
    expect(page._hmt).toBeUndefined();
    expect(page.dataLayer).toBeUndefined();
  });

  it('loads each script once and reports every path to both services', () => {
    const { page, scripts } = fakePage();
    const analytics = createAnalytics(settings, page);
    analytics.countPage('/en');
    analytics.countPage('/en/news');
    expect(scripts.map(({ src }) => src)).toEqual([
      'https://search.example/h.js?se%201',
      'https://stats.example/W-1.js',
    ]);
    expect(page._hmt).toEqual([
      ['_setAutoPageview', false],
      ['_trackPageview', '/en'],
      ['_trackPageview', '/en/news'],
    ]);
    expect(page.dataLayer).toEqual([
      { event: 'page_view', id: 'W-1', page_path: '/en' },
      { event: 'page_view', id: 'W-1', page_path: '/en/news' },
    ]);
  });
});

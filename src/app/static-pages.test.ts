import { describe, expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import type { Locale } from '#i18n/locales.ts';
import { staticPageTarget } from './static-pages.ts';

const host = brand.staticContentOrigin;
const { legalTexts: _texts, ...without } = brand;
const onlyTerms = { ...brand, legalTexts: { terms: '2026-11-20' } };

describe('privacy and terms', () => {
  test.each<[string, Locale, string]>([
    ['/privacy', 'zh', '/privacy-zh/index.html'],
    ['/privacy', 'zh-tw', '/privacy-en/index.html'],
    ['/terms', 'en', '/terms-en/index.html'],
    ['/terms', 'ja', '/terms-en/index.html'],
    ['/privacy-zh/index.html', 'en', '/privacy-zh/index.html'],
    ['/terms-en/index.html', 'zh', '/terms-en/index.html'],
  ])('of a brand without texts of its own are on the help host: %s in %s', (path, locale, target) => {
    expect(staticPageTarget(path, locale, without)).toBe(host + target);
  });

  test('of a brand with texts of its own are pages of the portal, where the files of the help host lead too', () => {
    for (const path of ['/privacy', '/terms'])
      expect(staticPageTarget(path, 'zh', brand), path).toBeUndefined();
    expect(staticPageTarget('/privacy-zh/index.html', 'en', brand)).toBe('/zh/privacy');
    expect(staticPageTarget('/terms-en/index.html', 'zh', brand)).toBe('/en/terms');
  });

  test('are each where the brand has it', () => {
    expect(staticPageTarget('/terms', 'en', onlyTerms)).toBeUndefined();
    expect(staticPageTarget('/privacy', 'en', onlyTerms)).toBe(`${host}/privacy-en/index.html`);
  });
});

test('help is on the help host, whatever texts the brand has', () => {
  for (const each of [brand, without]) {
    expect(staticPageTarget('/keystore', 'en', each)).toBe(`${host}/en/keystore`);
    expect(staticPageTarget('/keystore', 'ja', each)).toBe(`${host}/keystore`);
    expect(staticPageTarget('/about', 'en', each)).toBeUndefined();
  }
});

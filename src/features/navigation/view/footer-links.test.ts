import { describe, expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { localeCodes } from '#i18n/locales.ts';
import { footerColumnIds, listFooterColumns } from '../model/footer-columns.ts';
import { chatUrlOf } from '../model/social-links.ts';

function linkOf(locale: (typeof localeCodes)[number], id: string) {
  return listFooterColumns(brand, locale)
    .flatMap((column) => column.links)
    .find((link) => 'id' in link && link.id === id)?.target;
}

describe('listFooterColumns', () => {
  it('has the eight columns in every language, none of them empty', () => {
    for (const locale of localeCodes) {
      const columns = listFooterColumns(brand, locale);
      expect(columns.map((column) => column.id)).toEqual(footerColumnIds);
      expect(columns.every((column) => column.links.length > 0)).toBe(true);
    }
  });

  it('shows the swag shop to zh only', () => {
    expect(linkOf('zh', 'swag-shop')).toBeDefined();
    for (const locale of localeCodes.filter((code) => code !== 'zh'))
      expect(linkOf(locale, 'swag-shop')).toBeUndefined();
  });

  it('leads to the Chinese legal texts for zh and to the English ones otherwise', () => {
    expect(linkOf('zh', 'privacy')).toEqual({
      external: `${brand.staticContentOrigin}/privacy-zh/index.html`,
    });
    expect(linkOf('zh-tw', 'terms')).toEqual({
      external: `${brand.staticContentOrigin}/terms-en/index.html`,
    });
  });
});

describe('chatUrlOf', () => {
  it('is Chinese for zh and zh-tw, Korean for ko, English otherwise', () => {
    const { chat } = brand.social;
    expect((['zh', 'zh-tw', 'ko', 'en', 'ja'] as const).map((locale) => chatUrlOf(brand, locale))).toEqual([
      chat.zh,
      chat.zh,
      chat.ko,
      chat.en,
      chat.en,
    ]);
  });
});

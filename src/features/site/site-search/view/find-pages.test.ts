import type { I18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { hanPairsFor } from '#lib/fold-han.ts';
import { findPages } from './find-pages.ts';

/** Every page of the menus has this title. */
const find = (title: string, key: string) => {
  const i18n = { _: () => title } as unknown as I18n;
  return findPages({ key, hanPairs: hanPairsFor(key) }, { brand, locale: 'zh-tw', i18n }).length > 0;
};

test.each([
  ['錢包下載', '钱包'],
  ['钱包下载', '錢包'],
  ['Gửi đồng', 'gui dong'],
  ['ウォレット', 'うぉれっと'],
  ['हिन्दी', 'हिंदी'],
])('pages titled %s are found by %s', (title, key) => {
  expect(find(title, key)).toBe(true);
});

test('a product that the brand does not have is not found', () => {
  const i18n = { _: () => '' } as unknown as I18n;
  const found = (products: Brand['products'], key: string) =>
    findPages({ key, hanPairs: hanPairsFor(key) }, { brand: { ...brand, products }, locale: 'en', i18n });
  for (const product of ['hardware', 'card']) {
    const target = { page: `/${product}` };
    expect(found(brand.products, product)).toContainEqual(expect.objectContaining({ target }));
    expect(found({}, product)).not.toContainEqual(expect.objectContaining({ target }));
  }
});

test('another word finds none', () => {
  expect(find('錢包下載', '钱币')).toBe(false);
});

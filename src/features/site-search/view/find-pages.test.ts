import type { I18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
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

test('another word finds none', () => {
  expect(find('錢包下載', '钱币')).toBe(false);
});

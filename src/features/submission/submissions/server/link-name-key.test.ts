import { expect, it } from 'vitest';
import { linkNameKey } from './link-name-key.ts';

it.each([
  ['Lantern  Exchange ', 'lantern exchange'],
  ['ＬＡＮＴＥＲＮ Exchange', 'lantern exchange'],
  ['灯台\u3000取引所', '灯台 取引所'],
  ['SÀN HOÁN ĐỔI\u200b', 'san hoan doi'],
  ['燈塔錢包', '灯塔钱包'],
  ['とーくん', 'トークン'],
])('finds %j however it was typed', (typed, key) => {
  expect(linkNameKey(typed)).toBe(key);
});

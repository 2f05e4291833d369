import { expect, it } from 'vitest';
import { linkNameKey } from './status-link.ts';

it.each([
  ['Lantern  Exchange ', 'lantern exchange'],
  ['ＬＡＮＴＥＲＮ Exchange', 'lantern exchange'],
  ['灯台\u3000取引所', '灯台 取引所'],
])('finds %j however it was typed', (typed, key) => {
  expect(linkNameKey(typed)).toBe(key);
});

import { expect, test } from 'vitest';
import { firstFontsOf } from './first-fonts.ts';

const plain = '<h1>Coins travel.</h1><h2><em>Keys</em></h2>';
const italic = '<h1 class="a"><em>Coins</em>\ntravel.</h1>';

test('the italic is fetched with the page where its first heading is set in it', () => {
  const face = '/fonts/brygada-1918-latin-wght-italic.woff2';
  expect(firstFontsOf('en', italic)).toContain(face);
  expect(firstFontsOf('en', plain)).not.toContain(face);
});

test('scripts without an italic fetch none', () => {
  expect(firstFontsOf('th', italic)).toEqual(firstFontsOf('th', plain));
});

test('Russian and Vietnamese pages fetch their own letters', () => {
  expect(firstFontsOf('ru', italic)).toContain('/fonts/brygada-1918-cyrillic-wght-italic.woff2');
  expect(firstFontsOf('vi', plain)).toContain('/fonts/wix-madefor-text-vietnamese-wght-normal.woff2');
});

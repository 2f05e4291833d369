import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSiteUrl } from './site-url.ts';

test.each([
  ['lantern.exchange', 'https://lantern.exchange'],
  ['https://lantern.exchange', 'https://lantern.exchange'],
  ['https://lantern.exchange/', 'https://lantern.exchange'],
  ['HTTP://Lantern.Exchange/App', 'http://lantern.exchange/App'],
  ['app.lantern.exchange/#/swap?a=b', 'https://app.lantern.exchange/#/swap?a=b'],
  ['lantern.exchange:8443/x', 'https://lantern.exchange:8443/x'],
  ['https://unіswap.org', 'https://xn--unswap-qvf.org'],
  ['https://例え.jp/道', 'https://xn--r8jz45g.jp/%E9%81%93'],
])('%s is stored as %s', (typed, stored) => {
  expect(parseSiteUrl(typed)).toBe(stored);
});

test.each([
  '',
  'lantern',
  'lantern,exchange',
  'https://localhost',
  'https://127.0.0.1',
  'https://[::1]/',
  'https://2130706433',
  'ftp://lantern.exchange',
  'javascript:alert(1)',
  'https://user:secret@lantern.exchange',
  'https://lantern.exchange\\@evil.example',
  'https://lan tern.exchange',
  'https://lantern.e',
  'https://.exchange',
  'https://lantern.exchange:99999',
  '//lantern.exchange',
])('%s is refused', (typed) => {
  expect(parseSiteUrl(typed)).toBeUndefined();
});

test('a stored link is stored unchanged', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string()),
      (text) => {
        const once = parseSiteUrl(text);
        if (once !== undefined) expect(parseSiteUrl(once)).toBe(once);
      },
    ),
    { numRuns: 2000 },
  );
});

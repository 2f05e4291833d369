import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findSafeHref } from './find-safe-href.ts';

it.each([
  ['https://a.example', 'https://a.example/'],
  ['HTTP://A.example/x?y#z', 'http://a.example/x?y#z'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['/download/app', '/download/app'],
  ['/dappstore?category_id=3#list', '/dappstore?category_id=3#list'],
  ['/a/../b', '/b'],
])('resolves %s to %s', (address, href) => {
  expect(findSafeHref(address)).toBe(href);
});

it.each([
  'javascript:alert(1)',
  'JaVa\tScript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\n//evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https:evil',
  'https://',
  'https://tideport.example@evil.example',
  'relative/path',
  '#fragment',
  '',
])('rejects %j', (address) => {
  expect(findSafeHref(address)).toBeUndefined();
});

it('keeps addresses that start with a slash on this site, as a browser reads them', () => {
  const anyPath = fc.string({ unit: fc.constantFrom(...'/\\.:@?#a\t\n %'), maxLength: 12 });
  fc.assert(
    fc.property(anyPath, (rest) => {
      const href = findSafeHref(`/${rest}`);
      if (href !== undefined) expect(new URL(href, 'https://portal.example').host).toBe('portal.example');
    }),
    { numRuns: 2_000 },
  );
});

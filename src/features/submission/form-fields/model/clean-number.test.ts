import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanNumber } from './clean-number.ts';

test.each<[unknown, string]>([
  ['18', '18'],
  [18, '18'],
  [' 1,000,000 ', '1000000'],
  ['1 000 000.50', '1000000.5'],
  ['１８', '18'],
  ['１，０００．５', '1000.5'],
  ['١٬٠٠٠٫٥', '1000.5'],
  ['१८', '18'],
  ['๑๘', '18'],
  ['10²', '10²'],
  ['½', '½'],
  ['007', '7'],
  ['0', '0'],
  ['0.10', '0.1'],
  ['1.000', '1'],
  ['21000000\u200b', '21000000'],
  ['1e18', '1e18'],
  ['-1', '-1'],
  ['1,00', '1,00'],
  ['1.2.3', '1.2.3'],
  ['0x12', '0x12'],
  ['', ''],
  [null, ''],
  [1.5, ''],
])('%j is kept as %j', (input, expected) => {
  expect(cleanNumber(input)).toBe(expected);
});

test('cleaning a clean number changes nothing, and no digit is lost', () => {
  fc.assert(
    fc.property(fc.oneof(fc.bigInt({ min: 0n }).map(String), fc.string({ unit: 'binary' })), (text) => {
      const once = cleanNumber(text);
      expect(cleanNumber(once)).toBe(once);
      if (/^[1-9]\d*$/.test(text)) expect(once).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

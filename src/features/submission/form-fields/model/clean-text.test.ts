import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['  Lantern\t Exchange \n', 'Lantern Exchange'],
  ['Lan\u200btern', 'Lantern'],
  ['Lan\u200dtern', 'Lantern'],
  ['safe\u202egpj.exe', 'safegpj.exe'],
  ['\ufeffLantern\u0000', 'Lantern'],
  ['half \ud83d a pair', 'half a pair'],
  ['Cafe\u0301', 'Caf\u00e9'],
  ['流动性\u3000聚合', '流动性 聚合'],
  ['👩\u200d🚀 launch', '👩\u200d🚀 launch'],
  [`a${'\u0336'.repeat(50)}`, `a${'\u0336'.repeat(4)}`],
  [42, ''],
  [null, ''],
])('%j is kept as %j', (input, expected) => {
  expect(cleanText(input)).toBe(expected);
});

test('cleaning a clean text changes nothing, whatever it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = cleanText(text);
      expect(cleanText(once)).toBe(once);
      expect(once.isWellFormed()).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

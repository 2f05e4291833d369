import fc from 'fast-check';
import { entropyToMnemonic } from '@scure/bip39';
import { expect, it } from 'vitest';
import { bip39Words } from './bip39-words.ts';
import { isSecretSearch } from './is-secret-search.ts';

it.each(Object.entries(bip39Words))('finds a phrase of the %s list', async (_name, list) => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 16, maxLength: 16 }), async (entropy) => {
      expect(await isSecretSearch(entropyToMnemonic(entropy, [...list]))).toBe(true);
    }),
    { numRuns: 10 },
  );
});

it.each([
  '',
  'curve',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  'a wallet that works with the phone I have',
])('searches for “%s”', async (words) => {
  expect(await isSecretSearch(words)).toBe(false);
});

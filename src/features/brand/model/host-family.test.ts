import { expect, test } from 'vitest';
import { hostFamilyOf } from './host-family.ts';

test.each([
  ['https://wallet.example', 'primary'],
  ['https://www.wallet.example:8443', 'primary'],
  ['http://localhost:4000', 'primary'],
  ['http://127.0.0.1:4000', 'primary'],
  ['http://[::1]:4000', 'primary'],
  [undefined, 'primary'],
  ['not an origin', 'primary'],
  ['https://wallet-alt.example', 'alternate'],
  ['https://notwallet.example', 'alternate'],
  ['https://wallet.example.org', 'alternate'],
])('links at %s are of the %s family', (origin, family) => {
  expect(hostFamilyOf(origin, 'wallet.example')).toBe(family);
});

import { expect, test } from 'vitest';
import { hostFamilyOf, createHostMatcher, linkOfFamily } from './host-family.ts';

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

const hosts = { primary: 'https://wallet.example', alternate: 'https://wallet-alt.example' };

test.each([
  ['wallet.example', 'primary'],
  ['www.Wallet.example:8443', 'primary'],
  ['wallet-alt.example', 'alternate'],
  ['cn.wallet-alt.example:443', 'alternate'],
])('a request for %s gets links of the %s family', (asked, family) => {
  for (const own of ['primary', 'alternate'] as const)
    expect(createHostMatcher({ primaryHost: 'wallet.example', hosts }, own)(asked)).toBe(family);
});

test.each(['evil.example', 'wallet.example.evil.org', 'notwallet.example', 'localhost:4000', '', undefined])(
  'an unknown host (%s) gets the links of the public origin',
  (asked) => {
    for (const own of ['primary', 'alternate'] as const)
      expect(createHostMatcher({ primaryHost: 'wallet.example', hosts }, own)(asked)).toBe(own);
  },
);

test('one request after another, each gets the links of its own host', () => {
  const familyOf = createHostMatcher({ primaryHost: 'wallet.example', hosts }, 'primary');
  const asked = [
    'wallet-alt.example',
    'wallet-alt.example',
    'wallet.example',
    undefined,
    'wallet-alt.example',
  ];
  expect(asked.map(familyOf)).toEqual(['alternate', 'alternate', 'primary', 'primary', 'alternate']);
});

test.each([
  ['https://help.wallet.example/notice', 'alternate', 'https://help.wallet-alt.example/notice'],
  ['https://help.wallet.example/notice', 'primary', 'https://help.wallet.example/notice'],
  ['https://elsewhere.example/notice', 'alternate', 'https://elsewhere.example/notice'],
] as const)('the stored link %s is, in the %s family, %s', (link, family, expected) => {
  expect(linkOfFamily(link, family, { hosts })).toBe(expected);
});

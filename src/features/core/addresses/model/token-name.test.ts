import { describe, expect, test } from 'vitest';
import type { NetworkKey } from '#features/core/chains/model/network-key.ts';
import { listTokenNames } from './token-name.ts';

const inscription = '0123456789abcdef'.repeat(4);

const issueOf = (network: NetworkKey, standard: string, text: string) =>
  listTokenNames(network, standard)[0]?.issue(text);

const names: readonly (readonly [NetworkKey, string, string])[] = [
  ['btc', 'BRC20', 'ordi'],
  ['btc', 'BRC20', 'sixsix'],
  ['btc', 'BRC20', `${inscription}i0`],
  ['btc', 'BRC20', `${inscription}i120`],
  ['btc', 'Runes', '840000:1'],
  ['btc', 'Runes', '840000:12345'],
  ['btc', 'Runes', 'DOG•GO'],
  ['tron', 'TRC10', '1002000'],
  ['iost', 'IRC20', 'iost_token'],
  ['cosmos', 'IBC', `ibc/${'0123456789ABCDEF'.repeat(4)}`],
];

describe('the name of a token without a contract', () => {
  test.each(names)('on %s by %s can be %s', (network, standard, name) => {
    expect(issueOf(network, standard, name)).toBeUndefined();
  });

  test.each(names)('on %s by %s is the whole text: nothing before or after %s', (network, standard, name) => {
    expect(issueOf(network, standard, `pay to ${name}`)).toBe('address');
    expect(issueOf(network, standard, `${name} and more`)).toBe('address');
  });

  test.each([
    ['btc', 'BRC20', 'abc'],
    ['btc', 'BRC20', 'sevenxx'],
    ['btc', 'BRC20', inscription],
    ['btc', 'Runes', '840000:'],
    ['tron', 'TRC10', '1003'],
  ] as const)('on %s by %s is not %s', (network, standard, text) => {
    expect(issueOf(network, standard, text)).toBe('address');
  });
});

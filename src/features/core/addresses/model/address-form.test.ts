import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressIssues } from './address-family.ts';
import { addressIssue, tokenContractIssue } from './address-form.ts';
import { splitAddresses } from './split-addresses.ts';
import { networkKeys, type NetworkKey } from '#features/core/chains/model/network-key.ts';

/* Addresses of every network, right and wrong: address/address-table.test.ts. */

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const bech32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const base32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** Forms with a checksum: how their addresses begin, and the alphabet behind that. */
const checked: readonly { network: NetworkKey; form: RegExp; alphabet: string }[] = [
  { network: 'btc', form: /^(?=[13])/, alphabet: base58 },
  { network: 'btc', form: /^bc1/, alphabet: bech32 },
  { network: 'doge', form: /^/, alphabet: base58 },
  { network: 'tron', form: /^/, alphabet: base58 },
  { network: 'dot', form: /^/, alphabet: base58 },
  { network: 'kusama', form: /^/, alphabet: base58 },
  { network: 'cosmos', form: /^cosmos1/, alphabet: bech32 },
  { network: 'harmony', form: /^one1/, alphabet: bech32 },
  { network: 'okexchain', form: /^ex1/, alphabet: bech32 },
  { network: 'zeta', form: /^zeta1/, alphabet: bech32 },
  { network: 'ton', form: /^(?=[EU]Q[\w-]{46}$)/, alphabet: base64 },
  { network: 'fvm', form: /^f(?=[123])./, alphabet: base32 },
  { network: 'fvm', form: /^f410f/, alphabet: base32 },
];

const rows = readFileSync(
  join(import.meta.dirname, '../../../../../tests/fixtures/addresses/real.tsv'),
  'utf8',
).split('\n');
const listReal = (network: NetworkKey, form: RegExp) =>
  rows
    .map((row) => row.split('\t'))
    .flatMap(([key, address = '']) => (key === network && form.test(address) ? [address] : []));

describe('a mistyped character', () => {
  test.each(checked)('of $network ($form) never passes', ({ network, form, alphabet }) => {
    const addresses = listReal(network, form);
    expect(addresses.length).toBeGreaterThan(0);
    fc.assert(
      fc.property(
        fc.constantFrom(...addresses),
        fc.nat(),
        fc.constantFrom(...alphabet),
        (address, place, character) => {
          const start = form.exec(address)![0].length;
          const at = start + (place % (address.length - start));
          fc.pre(address.charAt(at).toLowerCase() !== character.toLowerCase() || alphabet === base64);
          fc.pre(address.charAt(at) !== character);
          const typed = address.slice(0, at) + character + address.slice(at + 1);
          expect(addressIssue(network, typed)).toBeDefined();
        },
      ),
      // A fixed seed: the two bytes of SS58 let one mistake in 65,536 pass.
      { numRuns: 500, seed: 4711 },
    );
  });

  test('of an EVM address is found where it is a letter in the other case', () => {
    const addresses = listReal('eth', /^0x(?=.*[a-f])(?=.*[A-F])/).concat(
      listReal('base', /^(?=.*[a-f])(?=.*[A-F])/),
    );
    fc.assert(
      fc.property(fc.constantFrom(...addresses), fc.nat(), (address, place) => {
        const letters = [...address].flatMap((digit, at) => (at > 1 && /[a-f]/i.test(digit) ? [at] : []));
        const at = letters[place % letters.length]!;
        const letter = address.charAt(at);
        const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
        const typed = address.slice(0, at) + other + address.slice(at + 1);
        expect(addressIssue('eth', typed)).toBe('address-checksum');
      }),
    );
  });
});

const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 60 })
  .map((points) => String.fromCodePoint(...points));

test('no text makes a rule throw', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...networkKeys),
      fc.oneof(anyText, fc.base64String(), fc.stringMatching(/^(bc1|one1|f4|0x|EQ)\w*$/)),
      (network, text) => {
        expect([undefined, ...addressIssues]).toContain(addressIssue(network, text));
        expect([undefined, ...addressIssues]).toContain(tokenContractIssue(network, text));
      },
    ),
    { numRuns: 1000 },
  );
});

describe('what names a token', () => {
  test.each<[NetworkKey, string | undefined, string]>([
    ['btc', 'BRC20', 'ordi'],
    ['btc', 'BRC20', 'SATS'],
    ['btc', 'BRC20', '🐸'],
    ['btc', 'BRC20', 'b61b0172d95e266c18aea0c624db987e971a5d6d4ebc2aaed85da4642d635735i0'],
    ['btc', 'Runes', '840000:1'],
    ['btc', 'Runes', 'DOG•GO•TO•THE•MOON'],
    ['btc', undefined, 'ordi'],
    ['btc', undefined, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['tron', 'TRC10', '1002000'],
    ['tron', 'TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['iost', 'IRC20', 'iost'],
    ['cosmos', undefined, 'ibc/EA4C0A9F72E2CEDF10D0E7A9A6A22954DB3444910DB5BE980DF59B05A46DAD1C'],
    ['eos', 'eosio.token', 'core.vaulta'],
    ['solana', 'SPL', 'So11111111111111111111111111111111111111112'],
    ['eth', 'ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['aptos', 'Coin', '0x1::aptos_coin::AptosCoin'],
    ['aptos', 'Fungible Asset', '0xa'],
  ])('on %s (%s) can be %s', (network, standard, contract) => {
    expect(tokenContractIssue(network, contract, standard)).toBeUndefined();
  });

  test.each<[NetworkKey, string | undefined, string]>([
    ['btc', 'BRC20', 'abc'],
    ['btc', 'BRC20', 'ordinals'],
    ['btc', 'BRC20', 'or di'],
    ['btc', 'Runes', 'dog'],
    ['btc', 'Runes', '0:1'],
    ['btc', 'Runes', 'DOG••MOON'],
    ['btc', 'BRC20', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['tron', 'TRC10', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['tron', 'TRC20', '1002000'],
    ['iost', 'IRC20', 'IOST'],
    ['eth', 'ERC20', 'USDT'],
  ])('on %s (%s) cannot be %s', (network, standard, contract) => {
    expect(tokenContractIssue(network, contract, standard)).toBe('address');
  });
});

test('addresses are separated by commas of any kind, once each', () => {
  expect(splitAddresses(' a, b，c;\nb ')).toEqual(['a', 'b', 'c']);
});

import { describe, expect, test } from 'vitest';
import type { NetworkKey } from '#features/core/chains/model/network-key.ts';
import { canonicalAddress, findEvmAddress } from './canonical-address.ts';

const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const ton = '0:2cf55953e92efbeadab7ba725c3f93a0b23f842cbba72d7b8e6f510a70e422e3';
const one = `0x${'0'.repeat(63)}1`;

describe('the same address', () => {
  test.each<[NetworkKey, string, readonly string[]]>([
    ['eth', evm.toLowerCase(), [evm, evm.toLowerCase(), `0x${evm.slice(2).toUpperCase()}`, ` ${evm} `]],
    [
      'harmony',
      '0x7c41e0668b551f4f902cfaec05b5bdca68b124ce',
      ['one103q7qe5t2505lypvltkqtddaef5tzfxwsse4z7', '0x7C41E0668B551F4F902CFAEC05B5BDCA68B124CE'],
    ],
    ['fvm', '0x24f3fb3e09a7d8b4d13d0b0f1d2c3a4b5c6d7e8f', ['0x24F3FB3E09A7D8B4D13D0B0F1D2C3A4B5C6D7E8F']],
    [
      'btc',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ],
    [
      'ton',
      ton,
      [
        ton,
        ton.toUpperCase(),
        'EQAs9VlT6S776tq3unJcP5Ogsj-ELLunLXuOb1EKcOQi4wJB',
        'EQAs9VlT6S776tq3unJcP5Ogsj+ELLunLXuOb1EKcOQi4wJB',
        'UQAs9VlT6S776tq3unJcP5Ogsj-ELLunLXuOb1EKcOQi41-E',
      ],
    ],
    [
      'aptos',
      `${one}::aptos_coin::AptosCoin`,
      ['0x1::aptos_coin::AptosCoin', `${one}::aptos_coin::AptosCoin`],
    ],
    [
      'sui',
      `0x${'0'.repeat(63)}2::coin::Coin<0x${'0'.repeat(63)}2::sui::SUI>`,
      ['0x2::coin::Coin<0x2::sui::SUI>'],
    ],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t']],
    ['eos', 'eosio.token', ['eosio.token']],
  ])('on %s is %s however it is written', (network, canonical, written) => {
    for (const address of written) expect(canonicalAddress(network, address)).toBe(canonical);
  });

  test('stays two where capital letters tell two apart', () => {
    const [one, other] = ['0x1::coin::usdc', '0x1::coin::USDC'];
    expect(canonicalAddress('aptos', one)).not.toBe(canonicalAddress('aptos', other));
    expect(canonicalAddress('btc', 'ORDI', 'BRC20')).toBe('ordi');
    expect(canonicalAddress('btc', 'DOG•GO', 'Runes')).toBe('DOGGO');
  });
});

test('whatever is no address stays as it is', () => {
  expect(canonicalAddress('eth', 'USDT')).toBe('USDT');
});

test('an EVM address is found behind another form, and nowhere else', () => {
  expect(findEvmAddress('zeta', evm)).toBe(evm.toLowerCase());
  expect(findEvmAddress('fvm', 'f410feot7hrogmplrcupubsdbbqarkdewmb4vkwc5qqq')).toMatch(/^0x[0-9a-f]{40}$/);
  expect(findEvmAddress('fvm', 'f01024')).toBeUndefined();
  expect(findEvmAddress('eth', `to ${evm.toLowerCase()}`)).toBeUndefined();
  expect(findEvmAddress('eth', `${evm.toLowerCase()}00`)).toBeUndefined();
  expect(findEvmAddress('tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBeUndefined();
  expect(
    findEvmAddress('okexchain', 'ex14hj2tavq8fpesdwxxcu44rty3hh90vhujrvcmstl4zr3txmfvw9s6fqu27'),
  ).toBeUndefined();
});

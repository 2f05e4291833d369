import { expect, test } from 'vitest';
import type { NetworkKey } from '#features/core/chains/model/network-key.ts';
import { assetKey } from './asset-key.ts';

const contract = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const aptos = (zeros: string) => `0x${zeros}1::aptos_coin::AptosCoin`;

test.each<[NetworkKey, [string, string]]>([
  ['bsc', [contract, contract.toLowerCase()]],
  ['eth', [contract, contract.toUpperCase().replace('0X', '0x')]],
  ['aptos', [aptos(''), aptos('0'.repeat(63))]],
])('on %s %j are one contract', (network, [one, other]) => {
  const keyOf = (address: string) => assetKey({ network, address, symbol: 'A' });
  expect(keyOf(one)).toBe(keyOf(other));
});

test('the same address on two networks is two contracts', () => {
  const on = (network: NetworkKey) => assetKey({ network, address: contract, symbol: 'A' });
  expect(on('bsc')).not.toBe(on('eth'));
});

test('an account of EOS holds many tokens, one per symbol', () => {
  const of = (symbol: string) => assetKey({ network: 'eos', address: 'tethertether', symbol });
  expect(of('USDT')).toBe(of('usdt'));
  expect(of('USDT')).not.toBe(of('EURT'));
});

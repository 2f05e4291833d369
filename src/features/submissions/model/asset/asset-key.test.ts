import { expect, test } from 'vitest';
import type { NetworkKey } from '../network-key.ts';
import { assetKey } from './asset-key.ts';

const contract = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test.each<[string, NetworkKey, string, string]>([
  ['EVM letters', 'bsc', contract, contract.toLowerCase()],
  ['EVM capitals', 'eth', contract, contract.toUpperCase().replace('0X', '0x')],
  [
    'leading zeros of Move',
    'aptos',
    '0x1::aptos_coin::AptosCoin',
    `0x${'0'.repeat(63)}1::aptos_coin::AptosCoin`,
  ],
])('%s: one contract, however it is written', (_name, network, one, other) => {
  expect(assetKey({ network, address: one, symbol: 'A' })).toBe(
    assetKey({ network, address: other, symbol: 'B' }),
  );
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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressFault, splitAddresses } from './address-form.ts';
import { networkKeys, type NetworkKey } from './network-key.ts';

test.each<[NetworkKey, string]>([
  ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['bsc', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['base', '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['solana', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
  ['solana', 'So11111111111111111111111111111111111111112'],
  ['eos', 'eosio.token'],
  ['wax', 'atomicassets'],
  ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['btc', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['btc', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['doge', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  ['dot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  ['kusama', 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'],
  ['cosmos', 'cosmos1depk54cuajgkzea6zpgkq36tnjwdzv4afc3d27'],
  ['ton', 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'],
  ['ton', `0:${'ab'.repeat(32)}`],
  ['aptos', '0x1::aptos_coin::AptosCoin'],
  ['sui', `0x${'0'.repeat(63)}2::sui::SUI`],
  ['harmony', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['iost', 'ContractBXkyHmRW9kLKjJ9hPQXUD4yu9Vfg8xHqs9Y4eJuXwvVD'.slice(0, 51)],
])('%s takes %s', (network, address) => {
  expect(addressFault(network, address)).toBeUndefined();
});

test.each<[NetworkKey, string]>([
  ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
  ['eth', '0x0000000000000000000000000000000000000000'],
  ['eth', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['eth', 'vitalik.eth'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
  ['solana', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5D'],
  ['eos', 'Eosio.Token'],
  ['eos', 'eosio.token6'],
  ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  ['dot', 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'],
  ['cosmos', 'osmo1depk54cuajgkzea6zpgkq36tnjwdzv4afc3d27'],
  ['ton', 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDt'],
  ['aptos', '0x0'],
])('%s refuses %s', (network, address) => {
  expect(addressFault(network, address)).toBe('address');
});

test('a wrong capital letter is told apart from a wrong form', () => {
  expect(addressFault('eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed')).toBe('address-checksum');
});

test('no text makes a rule throw', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...networkKeys),
      fc.oneof(fc.string({ unit: 'binary' }), fc.base64String()),
      (network, text) => {
        expect([undefined, 'address', 'address-checksum']).toContain(addressFault(network, text));
      },
    ),
    { numRuns: 2000 },
  );
});

test('addresses are separated by commas of any kind, once each', () => {
  expect(splitAddresses(' a, b，c;\nb ')).toEqual(['a', 'b', 'c']);
});

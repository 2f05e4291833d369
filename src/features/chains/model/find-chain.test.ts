import { expect, it } from 'vitest';
import { findChain } from './find-chain.ts';

const chains = [
  { network: 'eth', ns: 'ethereum', chain_id: '1' },
  { network: 'bsc', ns: 'ethereum', chain_id: '56' },
  { network: 'tron', ns: 'tron', chain_id: '728126428' },
  { network: 'dot', ns: 'polkadot', chain_id: 'x' },
  { network: 'kusama', ns: 'polkadot', chain_id: 'y' },
];

it.each([
  [{ network: 'ethereum', chain_id: 56 }, 'bsc'],
  [{ network: 'Ethereum' }, 'eth'],
  [{ network: 'bsc' }, 'bsc'],
  [{ network: 'bsc', chain_id: '56' }, 'bsc'],
  [{ network: 'bsc', chain_id: '1' }, undefined],
  [{ network: 'tron' }, 'tron'],
  [{ network: 'polkadot', ss58: '2' }, 'kusama'],
  [{ network: 'polkadot' }, 'dot'],
  [{ network: 'polkadot', ss58: 42 }, undefined],
  [{ network: 'ethereum', chain_id: '424242' }, undefined],
  [{ network: 'atlantis' }, undefined],
])('%j is %s', (named, network) => {
  expect(findChain(chains, named)?.network).toBe(network);
});

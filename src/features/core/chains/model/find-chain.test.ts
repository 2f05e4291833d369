import { expect, it } from 'vitest';
import { findChain } from './find-chain.ts';

const chains = [
  { network: 'eth', ns: 'ethereum', chain_id: '1' },
  { network: 'bsc', ns: 'ethereum', chain_id: '56' },
  { network: 'tron', ns: 'tron', chain_id: '728126428' },
  { network: 'dot', ns: 'polkadot', chain_id: 'x' },
  { network: 'kusama', ns: 'polkadot', chain_id: 'y' },
  { network: 'solana', ns: 'solana', chain_id: 'z' },
  { network: 'cosmos', ns: 'cosmos', chain_id: 'cosmoshub-4', short: 'ATOM' },
  { network: 'btc', ns: 'bitcoin', chain_id: '0' },
  { network: 'eos', ns: 'eosio', chain_id: 'aca3' },
  { network: 'wax', ns: 'eosio', chain_id: '1064' },
  { network: 'klaytn', ns: 'klaytn', chain_id: '8217' },
  { network: 'mantle', ns: 'ethereum', chain_id: '5000', short: 'MNT' },
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
  [{ network: 'SOL' }, 'solana'],
  [{ network: 'TRX' }, 'tron'],
  [{ network: 'EOS' }, 'eos'],
  [{ network: 'BTC' }, 'btc'],
  [{ network: 'WAX' }, 'wax'],
  [{ network: 'ATOM' }, 'cosmos'],
  [{ network: 'mnt' }, 'mantle'],
  [{ network: 'polkadot', chain_id: '' }, 'dot'],
  [{ network: 'DOT', ss58: 2 }, 'kusama'],
  [{ network: 'polkadot', ss58: '' }, 'dot'],
  [{ network: 'eosio', chain_id: '1064' }, 'wax'],
  [{ network: 'ethereum', chain_id: '8217' }, 'klaytn'],
  [{ network: 'Klaytn' }, 'klaytn'],
  [{ network: 'kaia', chain_id: 8217 }, 'klaytn'],
  [{ network: 'constructor' }, undefined],
  [{ network: 'atlantis' }, undefined],
])('%j is %s', (named, network) => {
  expect(findChain(chains, named)?.network).toBe(network);
});

import { describe, expect, it } from 'vitest';
import { chainToAdd, coinSymbol } from './send-network.ts';

const bsc = {
  ...{ title: 'BNB Smart Chain', short: 'BSC', chain_id: '56' },
  explorer: { url: 'https://bscscan.com', tx: 'https://bscscan.com/tx/{hash}', address: '' },
};
const endpoint = 'https://rpc.example.org';

describe('a network that a wallet is offered', () => {
  it('has the name and explorer of the catalogue, its coin, and the public endpoint', () => {
    expect(chainToAdd(bsc, { chainId: 56, endpoint })).toEqual({
      chainName: 'BNB Smart Chain',
      nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
      rpcUrls: [endpoint],
      blockExplorerUrls: ['https://bscscan.com'],
    });
  });

  it('is not offered without a public endpoint, nor where another chain plays it', () => {
    expect(chainToAdd(bsc, { chainId: 56, endpoint: undefined })).toBeNull();
    expect(chainToAdd(bsc, { chainId: 31_337, endpoint })).toBeNull();
  });

  it('has no explorer where the catalogue has none, or one that is not encrypted', () => {
    const offered = chainToAdd({ ...bsc, explorer: null }, { chainId: 56, endpoint });
    expect(Object.keys(offered ?? {})).toEqual(['chainName', 'nativeCurrency', 'rpcUrls']);
    const explorer = { ...bsc.explorer, url: 'http://explorer.example.org' };
    expect(chainToAdd({ ...bsc, explorer }, { chainId: 56, endpoint })).toEqual(offered);
  });
});

it('a chain whose short name is not that of its coin has the coin of the list', () => {
  expect([coinSymbol('ARB'), coinSymbol('OP'), coinSymbol('AVAX')]).toEqual(['ETH', 'ETH', 'AVAX']);
});

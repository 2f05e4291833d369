import { expect, it } from 'vitest';
import type { LoadRequest } from './loader.ts';
import { loader } from './tools-batch-sender.data.ts';

const chainOf = (network: string, chain_id: string) => ({
  ...{ network, chain_id, title: network.toUpperCase(), short: network, icon_url: `/${network}.svg` },
  explorer: { url: `https://${network}.example.org`, tx: '', address: '' },
});
const contract = `0x${'AB'.repeat(20)}`;

const endpoints = {
  bsc: { host: 'rpc.provider.example', chainId: 56 },
  eth: { host: 'rpc.provider.example', chainId: 1 },
  op: { host: null, chainId: 10 },
};

async function load(own: Partial<Record<keyof typeof endpoints, { host: string | null; chainId: number }>>) {
  const services = {
    brand: { links: { tools: {} } },
    approvals: { listEndpoints: () => new Map(Object.entries(own)) },
    own: {
      catalogue: {
        listChains: async () => [chainOf('eth', '1'), chainOf('bsc', '56'), chainOf('op', '10')],
      },
    },
    shown: { news: { findTutorialOf: async () => undefined } },
    batchContracts: { bsc: contract, eth: contract },
    publicEndpoints: { bsc: 'https://public.example.org', op: 'https://op.example.org' },
  };
  const loaded = await loader.load({ services, locale: 'en' } as unknown as LoadRequest);
  if (loaded.kind !== 'page') throw new Error('There is no page.');
  return loaded.data;
}

it('a wallet is told a public endpoint of a network, and no other one', async () => {
  const { networks } = await load(endpoints);
  expect(networks).toMatchObject([
    { key: 'eth', coin: 'eth', added: null },
    { key: 'bsc', coin: 'BNB', contract: contract.toLowerCase() },
  ]);
  expect(networks[1]?.added).toEqual({
    chainName: 'BSC',
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    rpcUrls: ['https://public.example.org'],
    blockExplorerUrls: ['https://bsc.example.org'],
  });
});

it('names are looked up where Ethereum has an endpoint, and not on a development chain in its place', async () => {
  expect((await load(endpoints)).names).toMatchObject({ key: 'eth', chainId: 1 });
  expect((await load({ bsc: endpoints.bsc })).names).toBeNull();
  expect((await load({ ...endpoints, eth: { host: null, chainId: 31_337 } })).names).toBeNull();
});

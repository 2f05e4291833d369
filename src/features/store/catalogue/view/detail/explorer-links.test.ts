import { describe, expect, it } from 'vitest';
import { listContractPlaces } from './explorer-links.ts';

const chain = (hid: number, title: string, address: string | null) => ({
  hid,
  title,
  explorer: address === null ? null : { url: 'https://explorer.example', tx: '', address },
});
const evm = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

describe('explorer links of a contract', () => {
  it('lead to the explorers of its own networks only', () => {
    const chains = [
      chain(1, 'Ethereum', 'https://eth.example/address/{address}'),
      chain(12, 'BNB Smart Chain', 'https://bsc.example/address/{address}'),
      chain(5, 'TRON', 'https://tron.example/#/address/{address}'),
    ];
    expect(listContractPlaces({ address: evm, chain_hids: [12] }, chains)).toEqual([
      { hid: 12, title: 'BNB Smart Chain', url: `https://bsc.example/address/${evm}` },
    ]);
    expect(listContractPlaces({ address: evm, chain_hids: [] }, chains)).toEqual([]);
  });

  it('name a network without an explorer', () => {
    expect(listContractPlaces({ address: evm, chain_hids: [7] }, [chain(7, 'Base', null)])).toEqual([
      { hid: 7, title: 'Base', url: undefined },
    ]);
  });

  it('cannot escape their place in the link', () => {
    const chains = [chain(5, 'TRON', 'https://tron.example/{address}')];
    expect(listContractPlaces({ address: 'a/../b?c', chain_hids: [5] }, chains)[0]?.url).toBe(
      'https://tron.example/a%2F..%2Fb%3Fc',
    );
  });
});

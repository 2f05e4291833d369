import { describe, expect, it } from 'vitest';
import { guessContracts, listContracts } from './contract.ts';

const evm = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const eth = { hid: 1, ns: 'ethereum' };
const bsc = { hid: 12, ns: 'ethereum' };
const tronChain = { hid: 5, ns: 'tron' };

describe('contracts of a listing', () => {
  it('have the stored networks, each address once', () => {
    const known = [
      { address: evm, chain_hid: 1 },
      { address: evm, chain_hid: 12 },
    ];
    expect(listContracts(` ${evm}, ${tron} ,, ${evm}`, known)).toEqual([
      { address: evm, chain_hids: [1, 12] },
      { address: tron, chain_hids: [] },
    ]);
    expect(listContracts('', known)).toEqual([]);
  });

  it('belong to the single network with their address format, where no network is named', () => {
    expect(guessContracts(`${evm},${tron}`, [bsc, tronChain])).toEqual([
      { address: evm, chain_hids: [12] },
      { address: tron, chain_hids: [5] },
    ]);
    expect(guessContracts('Sysvar1111', [bsc, { hid: 20, ns: 'solana' }])).toEqual([
      { address: 'Sysvar1111', chain_hids: [20] },
    ]);
  });

  it('have no network where several share their address format', () => {
    expect(guessContracts(evm, [eth, bsc])).toEqual([{ address: evm, chain_hids: [] }]);
    expect(guessContracts(tron, [eth, bsc])).toEqual([{ address: tron, chain_hids: [] }]);
  });
});

import { describe, expect, it } from 'vitest';
import { listAddresses, listExplorerLinks } from './explorer-links.ts';

const chain = (title: string, ns: string, address: string) => ({
  hid: 1,
  title,
  short: title,
  ns,
  chain_id: '1',
  icon_url: '',
  explorer: { url: 'https://explorer.example', tx: '', address },
});
const evm = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

describe('contract addresses of a listing', () => {
  it('are told apart by commas, without doubles', () => {
    expect(listAddresses(` ${evm}, TXYZ ,, ${evm}`)).toEqual([evm, 'TXYZ']);
    expect(listAddresses('')).toEqual([]);
  });

  it('lead to explorers of chains that can have them', () => {
    const chains = [
      chain('Ethereum', 'ethereum', 'https://evm.example/address/{address}'),
      chain('TRON', 'tron', 'https://tron.example/#/address/{address}'),
      { ...chain('Base', 'ethereum', ''), explorer: null },
    ];
    expect(listExplorerLinks(evm, chains)).toEqual([
      { title: 'Ethereum', url: `https://evm.example/address/${evm}` },
    ]);
    expect(listExplorerLinks('TXYZ', chains)).toEqual([
      { title: 'TRON', url: 'https://tron.example/#/address/TXYZ' },
    ]);
  });

  it('cannot leave their place in the link', () => {
    const chains = [chain('TRON', 'tron', 'https://tron.example/{address}')];
    expect(listExplorerLinks('a/../b?c', chains)[0]?.url).toBe('https://tron.example/a%2F..%2Fb%3Fc');
  });
});

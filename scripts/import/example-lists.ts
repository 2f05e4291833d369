/** What can be imported from the command line. */
export type ListKind = 'dapps' | 'chains' | 'tokens';

/** A small list of each kind that is imported without a warning. */
export const exampleLists: Record<ListKind, unknown> = {
  dapps: {
    dapp_list: [
      {
        title: 'Lantern Swap',
        url: 'https://swap.lantern.example.org',
        desc: 'Swap tokens with a limit on the price.',
        icon_url: 'https://swap.lantern.example.org/icon.png',
        category: 'dex',
        chain_list: [{ network: 'ethereum', chain_id: '1' }],
      },
    ],
  },
  chains: [
    {
      name: 'Lantern Mainnet',
      chain: 'LNT',
      shortName: 'lnt',
      chainId: 987_654_321,
      nativeCurrency: { name: 'Lantern', symbol: 'LNT', decimals: 18 },
      rpc: ['https://rpc.lantern.example.org'],
      explorers: [{ name: 'scan', url: 'https://scan.lantern.example.org', standard: 'EIP3091' }],
      infoURL: 'https://lantern.example.org',
    },
  ],
  tokens: {
    name: 'Lantern tokens',
    tokens: [
      {
        chainId: 56,
        address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        name: 'Lantern Dollar',
        symbol: 'LUSD',
        decimals: 6,
      },
    ],
  },
};

/** A chain file without issues, for examples and tests. No real chain has its ids. */
export const exampleChain = {
  name: 'Lantern Chain',
  chain: 'LNT',
  rpc: ['https://rpc.lantern.example', 'wss://rpc.lantern.example'],
  features: [{ name: 'EIP155' }, { name: 'EIP1559' }],
  faucets: [],
  nativeCurrency: { name: 'Lantern', symbol: 'LNT', decimals: 18 },
  infoURL: 'https://lantern.example',
  shortName: 'lnt',
  chainId: 620_417,
  networkId: 620_417,
  icon: 'lantern',
  explorers: [
    { name: 'Lantern Explorer', url: 'https://scan.lantern.example', icon: 'lantern', standard: 'EIP3091' },
  ],
};

/** A valid form for an NFT collection on Ethereum, for tests. */
export const exampleNft = {
  network: 'eth',
  standard: 'ERC721',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  name: 'Harbor Lights',
  symbol: 'LIGHT',
  total_supply: '',
  owner_address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  website: 'https://lights.example.org',
  company_name: 'Ana Keeper',
  contact: 'Telegram @keeper',
  email: 'ana@lights.example.org',
  description: 'Five thousand lighthouses, each drawn once.',
  icon: 'a'.repeat(64),
};

import type { Database } from '#platform/database/database.ts';

/** Just enough of the catalogue for a DApp to be listed. */
export async function seedDeskCatalogue(database: Database): Promise<void> {
  const explorer = JSON.stringify({
    url: 'https://etherscan.io',
    tx: '/tx/{hash}',
    address: '/address/{address}',
  });
  const chain = { network: 'eth', title: 'Ethereum', short: 'ETH', ns: 'ethereum', chain_id: '1', explorer };
  await database
    .insertInto('chains')
    .values({
      hid: 1,
      ...chain,
      icon_url: '',
      token_standards: '[]',
      nft_standards: '[]',
      deprecated: 0,
      position: 1,
    })
    .execute();
  await database
    .insertInto('categories')
    .values({ hid: 1, m_index: 1, category_type: 0, icon: 'repeat', titles: JSON.stringify({ en: 'DEX' }) })
    .execute();
}

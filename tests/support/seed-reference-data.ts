import type { OpenDatabase } from '#platform/database/database.ts';

/** Categories and chains, without which no form can be valid. */
export async function seedReferenceData({ database }: OpenDatabase): Promise<void> {
  const titles = (en: string) => JSON.stringify({ en });
  await database
    .insertInto('categories')
    .values(
      [1, 2, 3, 99998].map((hid) => ({
        hid,
        m_index: hid,
        category_type: 0,
        icon: 'x',
        titles: titles(`Category ${hid}`),
      })),
    )
    .execute();
  await database
    .insertInto('chains')
    .values(
      [
        {
          hid: 1,
          network: 'eth',
          title: 'Ethereum',
          short: 'ETH',
          ns: 'ethereum',
          chain_id: '1',
          token_standards: '["ERC20"]',
          nft_standards: '["ERC721","ERC1155"]',
        },
        {
          hid: 5,
          network: 'tron',
          title: 'TRON',
          short: 'TRX',
          ns: 'tron',
          chain_id: '728126428',
          token_standards: '["TRC10","TRC20"]',
          nft_standards: '[]',
        },
        {
          hid: 12,
          network: 'bsc',
          title: 'BNB Smart Chain',
          short: 'BSC',
          ns: 'ethereum',
          chain_id: '56',
          token_standards: '["BEP20"]',
          nft_standards: '["BEP721","ERC721","ERC1155"]',
        },
      ].map((chain) => ({
        ...chain,
        icon_url: '',
        explorer: JSON.stringify({
          url: 'https://explorer.example',
          tx: '/tx/{hash}',
          address: '/address/{address}',
        }),
        deprecated: 0,
        position: chain.hid,
      })),
    )
    .execute();
}

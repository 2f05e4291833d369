import type { FoundAsset } from '../model/store-page.ts';
import type { NftEntry, TokenEntry } from './catalogue-records.ts';
import type { Snapshot } from './snapshot.ts';

/** The page is about DApps; a longer list would push them down. */
const shownOfEachKind = 6;

/** Tokens and NFT collections by words, best first. */
export function findAssets(snapshot: Snapshot, key: string): FoundAsset[] {
  if (key.trim() === '') return [];
  const { search, tokenByHid, nftByHid, chainByHid } = snapshot;
  const present = (kind: FoundAsset['kind'], { row, withheld }: TokenEntry | NftEntry): FoundAsset => ({
    kind,
    hid: row.hid,
    symbol: row.symbol,
    name: row.name,
    icon_url: row.icon_url,
    address: row.address,
    website: row.website,
    withheld_links: withheld,
    chain: chainByHid.get(row.chain_hid)?.short ?? '',
    standard: 'standard' in row ? row.standard : row.token_protocol,
  });
  const tokens = search.findTokens(key, tokenByHid).slice(0, shownOfEachKind);
  const nfts = search.findNfts(key, nftByHid).slice(0, shownOfEachKind);
  return [...tokens.map((token) => present('token', token)), ...nfts.map((nft) => present('nft', nft))];
}

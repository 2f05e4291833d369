import * as v from 'valibot';
import { dappSchema } from './dapp.ts';
import { nftCollectionSchema } from './nft-collection.ts';
import { tokenSchema } from './token.ts';

/** Search results, best first in each list. */
export const searchResultSchema = v.object({
  dapps: v.array(dappSchema),
  tokens: v.array(tokenSchema),
  nfts: v.array(nftCollectionSchema),
});
export type SearchResult = v.InferOutput<typeof searchResultSchema>;

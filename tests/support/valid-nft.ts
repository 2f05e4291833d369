import { exampleNft } from '#features/submission/asset-submission/model/nft/example-nft.ts';

/** A valid NFT collection, on a network without endpoint. */
export const validNft = (world: { icon: string }, change: Record<string, unknown> = {}) => ({
  ...exampleNft,
  icon: world.icon,
  ...change,
});

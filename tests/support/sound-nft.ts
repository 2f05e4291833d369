import { exampleNft } from '#features/submissions/model/nft/example-nft.ts';

/** An NFT collection without faults, on a network without endpoint. */
export const soundNft = (world: { icon: string }, change: Record<string, unknown> = {}) => ({
  ...exampleNft,
  icon: world.icon,
  ...change,
});

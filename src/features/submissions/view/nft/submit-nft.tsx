import type { AssetPageData } from '../asset/asset-page-data.ts';
import { SubmitPage } from '../submit-page.tsx';
import { nftFormKind } from './nft-form-kind.ts';

/** The way of an NFT collection into the wallet. */
export function SubmitNft({ data }: { data: AssetPageData }) {
  return <SubmitPage kind={nftFormKind} data={data} />;
}

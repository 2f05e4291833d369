import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import type { AssetPageData } from '#features/submissions/view/asset/asset-page-data.ts';
import { nftFormKind } from '#features/submissions/view/nft/nft-form-kind.ts';
import { SubmitPage } from '#features/submissions/view/submit-page.tsx';
import type { PageLayout, PageModule } from './page.ts';

export const layout: PageLayout = { solidHeader: true };

export const head: PageModule<AssetPageData>['head'] = ({ i18n }) => {
  const wallet = brand.name;
  return {
    title: i18n._(msg`Submit an NFT collection`),
    description: i18n._(
      msg`List your NFT collection in the ${wallet} wallet: fill in the form, donate, and follow the review.`,
    ),
  };
};

export default function SubmitNft({ data }: { data: AssetPageData }) {
  return <SubmitPage kind={nftFormKind} data={data} />;
}

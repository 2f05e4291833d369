import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { nftFormKind } from '#features/submission/asset-submission/view/nft/nft-form-kind.tsx';
import { SubmitPage } from '#features/submission/submission-form/view/submit-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './submit-nft.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ i18n }) => {
    const wallet = brand.name;
    return {
      title: i18n._(msg`Submit an NFT collection`),
      description: i18n._(
        msg`List your NFT collection in the ${wallet} wallet. Fill in the form, donate, and follow the review.`,
      ),
    };
  },
  View: ({ data }) => <SubmitPage kind={nftFormKind} data={data} />,
} satisfies Page<DataOf<typeof loader>>;

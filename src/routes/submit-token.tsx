import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import type { AssetPageData } from '#features/submissions/view/asset/asset-page-data.ts';
import { tokenFormKind } from '#features/submissions/view/token/token-form-kind.ts';
import { SubmitPage } from '#features/submissions/view/submit-page.tsx';
import type { PageLayout, PageModule } from './page.ts';

export const layout: PageLayout = { solidHeader: true };

export const head: PageModule<AssetPageData>['head'] = ({ i18n }) => {
  const wallet = brand.name;
  return {
    title: i18n._(msg`Submit a token`),
    description: i18n._(
      msg`List your token in the ${wallet} wallet: fill in the form, donate, and follow the review.`,
    ),
  };
};

export default function SubmitToken({ data }: { data: AssetPageData }) {
  return <SubmitPage kind={tokenFormKind} data={data} />;
}

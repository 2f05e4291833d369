import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import type { DappPageData } from '#features/submissions/view/dapp/dapp-page-data.ts';
import { dappFormKind } from '#features/submissions/view/dapp/dapp-form-kind.ts';
import { SubmitPage } from '#features/submissions/view/submit-page.tsx';
import type { PageLayout, PageModule } from './page.ts';

export const layout: PageLayout = { solidHeader: true };

export const head: PageModule<DappPageData>['head'] = ({ i18n }) => {
  const wallet = brand.name;
  return {
    title: i18n._(msg`Submit a DApp`),
    description: i18n._(
      msg`List your DApp in the ${wallet} store: fill in the form, donate, and follow the review.`,
    ),
  };
};

export default function SubmitDapp({ data }: { data: DappPageData }) {
  return <SubmitPage kind={dappFormKind} data={data} />;
}

import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { dappFormKind } from '#features/submission/dapp-submission/view/dapp-form-kind.tsx';
import { SubmitPage } from '#features/submission/submission-form/view/submit-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './submit-dapp.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ i18n }) => {
    const wallet = brand.name;
    return {
      title: i18n._(msg`Submit a DApp`),
      description: i18n._(
        msg`List your DApp in the ${wallet} store. Fill in the form, donate, and follow the review.`,
      ),
    };
  },
  View: ({ data }) => <SubmitPage kind={dappFormKind} data={data} />,
} satisfies Page<DataOf<typeof loader>>;

import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { tokenFormKind } from '#features/submission/asset-submission/view/token/token-form-kind.tsx';
import { SubmitPage } from '#features/submission/submission-form/view/submit-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './submit-token.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ i18n }) => {
    const wallet = brand.name;
    return {
      title: i18n._(msg`Submit a token`),
      description: i18n._(
        msg`List your token in the ${wallet} wallet. Fill in the form, donate, and follow the review.`,
      ),
    };
  },
  View: ({ data }) => <SubmitPage kind={tokenFormKind} data={data} />,
} satisfies Page<DataOf<typeof loader>>;

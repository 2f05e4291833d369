import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { ambassadorFormKind } from '#features/submission/recruiting/view/application/ambassador-form-kind.tsx';
import { SubmitPage } from '#features/submission/submission-form/view/submit-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './recruiting-apply.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ i18n }) => {
    const wallet = brand.name;
    return {
      title: i18n._(msg`Apply as an ambassador`),
      description: i18n._(
        msg`Apply as an ambassador of ${wallet}. Fill in the form, add your CV, and follow the five steps on a page of your own.`,
      ),
    };
  },
  View: ({ data }) => <SubmitPage kind={ambassadorFormKind} data={data} />,
} satisfies Page<DataOf<typeof loader>>;

import { msg } from '@lingui/core/macro';
import { SuccessPage } from '#features/submission/submission-status/view/success-page.tsx';
import { draftKinds } from './draft-kinds.ts';
import type { DataOf, Page } from './page.ts';
import type { loader } from './success.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ i18n }) => ({
    title: i18n._(msg`Received`),
    description: i18n._(msg`The item will be launched after review.`),
    noIndex: true,
  }),
  View: ({ data }) => <SuccessPage data={data} kinds={draftKinds} />,
} satisfies Page<DataOf<typeof loader>>;

import { msg } from '@lingui/core/macro';
import { ApplicationStatus } from '#features/recruiting/view/application/application-status.tsx';
import { StatusPage } from '#features/submissions/view/status/status-page.tsx';
import { draftKinds } from './draft-kinds.ts';
import type { DataOf, Page } from './page.ts';
import type { loader } from './submission-status.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ data, i18n }) => ({
    title: i18n._(msg`Status of ${data.title}`),
    description: i18n._(msg`The status of this submission.`),
    noIndex: true,
  }),
  View: ({ data }) => <StatusPage data={data} kinds={draftKinds} ApplicationSteps={ApplicationStatus} />,
} satisfies Page<DataOf<typeof loader>>;

import { msg } from '@lingui/core/macro';
import { ApprovalsPage } from '#features/tools/approvals/view/approvals-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './tools-approvals.data.ts';

export const page = {
  head: ({ i18n }) => ({
    title: i18n._(msg`Token approvals`),
    description: i18n._(
      msg`See every token approval of an address on several networks, sorted by risk, and revoke what you no longer use.`,
    ),
  }),
  View: ApprovalsPage,
} satisfies Page<DataOf<typeof loader>>;

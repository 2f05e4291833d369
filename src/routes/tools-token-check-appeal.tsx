import { msg } from '@lingui/core/macro';
import { AppealPage } from '#features/tools/token-check/view/appeal/appeal-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './tools-token-check-appeal.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ i18n }) => ({
    title: i18n._(msg`Appeal a finding`),
    description: i18n._(msg`Ask our reviewers to look at a finding of the token check.`),
    noIndex: true,
  }),
  View: AppealPage,
} satisfies Page<DataOf<typeof loader>>;

import { msg } from '@lingui/core/macro';
import { StatusLinkPage } from '#features/submission/submission-status/view/status-link/status-link-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './status-link.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ i18n }) => ({
    title: i18n._(msg`Get your status link again`),
    description: i18n._(msg`We send it to the email address in your submission.`),
    noIndex: true,
  }),
  View: StatusLinkPage,
} satisfies Page<DataOf<typeof loader>>;

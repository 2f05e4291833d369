import { msg } from '@lingui/core/macro';
import { ConfirmPage } from '#features/site/newsletter/view/page/confirm-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './newsletter-confirm.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ i18n }) => ({
    title: i18n._(msg`Confirm your subscription`),
    description: i18n._(msg`Product notices, once a month`),
    noIndex: true,
  }),
  View: ConfirmPage,
} satisfies Page<DataOf<typeof loader>>;

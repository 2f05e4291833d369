import { msg } from '@lingui/core/macro';
import { UnsubscribePage } from '#features/site/newsletter/view/page/unsubscribe-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './newsletter-unsubscribe.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ i18n }) => ({
    title: i18n._(msg`Unsubscribe`),
    description: i18n._(msg`Product notices, once a month`),
    noIndex: true,
  }),
  View: UnsubscribePage,
} satisfies Page<DataOf<typeof loader>>;

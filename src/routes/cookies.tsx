import { msg } from '@lingui/core/macro';
import { CookiesPage } from '#features/site/legal/view/cookies-page.tsx';
import type { Page } from './page.ts';

/** The bar that asks, whose words come with this page. */
export { ConsentBar } from '#features/site/shell/view/consent/consent-bar.tsx';

export const page = {
  layout: { solidHeader: true },
  head: ({ i18n }) => ({
    title: i18n._(msg`Cookies and statistics`),
    description: i18n._(
      msg`What this site stores in your browser, whether visits are counted and by whom, and your choice.`,
    ),
  }),
  View: CookiesPage,
} satisfies Page;

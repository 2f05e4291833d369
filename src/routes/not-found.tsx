import { msg } from '@lingui/core/macro';
import { NotFoundPage } from '#features/site/home/view/not-found/not-found-page.tsx';
import { SiteSearchForm } from '#features/site/site-search/view/site-search-form.tsx';
import type { Page } from './page.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ i18n }) => ({
    title: i18n._(msg`Page not found`),
    description: i18n._(msg`This page could not be found.`),
    noIndex: true,
  }),
  View: () => <NotFoundPage search={<SiteSearchForm />} />,
} satisfies Page;

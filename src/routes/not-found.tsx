import { msg } from '@lingui/core/macro';
import { PlainStoreSearch } from '#features/catalogue/view/search/plain-store-search.tsx';
import { NotFoundPage } from '#features/home/view/not-found/not-found-page.tsx';
import type { Page } from './page.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ i18n }) => ({
    title: i18n._(msg`Page not found`),
    description: i18n._(msg`This page could not be found.`),
    noIndex: true,
  }),
  View: () => <NotFoundPage search={<PlainStoreSearch />} />,
} satisfies Page;

import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { searchPath } from '#features/site/site-search/model/search-address.ts';
import { SearchPage } from '#features/site/site-search/view/search-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './search.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ i18n }) => {
    const wallet = brand.name;
    return {
      title: i18n._(msg({ message: 'Search', context: 'title of the search page' })),
      description: i18n._(msg`Search the pages, DApps, tokens and news of ${wallet}.`),
      canonicalPath: searchPath,
      // Results are made of the pages that search engines have.
      noIndex: true,
    };
  },
  View: SearchPage,
} satisfies Page<DataOf<typeof loader>>;

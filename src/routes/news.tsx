import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { newsListAddress } from '#features/core/news/model/news-address.ts';
import { newsPageSize } from '#features/core/news/model/news-page-size.ts';
import { newsKindLabels } from '#features/core/news/view/kind-labels.ts';
import { NewsPage } from '#features/core/news/view/list/news-page.tsx';
import { newsFeedLink } from './news-feed-link.ts';
import type { DataOf, Page } from './page.ts';
import type { loader } from './news.data.ts';

export const page = {
  head: ({ data, locale, i18n }) => {
    const wallet = brand.name;
    const { kind } = data;
    const news = i18n._(msg`News`);
    return {
      title: kind === null ? news : `${i18n._(newsKindLabels[kind])} · ${news}`,
      description: i18n._(
        msg`Releases, new networks, maintenance and warnings from the people who build ${wallet}.`,
      ),
      canonicalPath: newsListAddress(data.start, kind),
      ...(data.start > 0 ? { previousPath: newsListAddress(data.start - newsPageSize, kind) } : {}),
      ...(data.hasMore ? { nextPath: newsListAddress(data.nextStart, kind) } : {}),
      // A kind without news is a page for visitors who filter, not for search engines.
      ...(kind !== null && data.items.length === 0 && !data.pinned ? { noIndex: true } : {}),
      feed: newsFeedLink(locale, i18n),
    };
  },
  View: NewsPage,
} satisfies Page<DataOf<typeof loader>>;

import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { newsAddress, newsItemAddress } from '#features/core/news/model/news-address.ts';
import { newsKindLabels } from '#features/core/news/view/kind-labels.ts';
import { NewsItemPage } from '#features/core/news/view/item/news-item-page.tsx';
import { locales } from '#i18n/locales.ts';
import { describeBreadcrumb } from './describe-breadcrumb.ts';
import { newsFeedLink } from './news-feed-link.ts';
import type { DataOf, Page } from './page.ts';
import type { loader } from './news-item.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ data, locale, i18n }) => {
    const { item } = data;
    const publisher = { '@type': 'Organization', name: brand.name, url: `/${locale}` };
    return {
      title: item.title,
      description: item.desc,
      feed: newsFeedLink(locale, i18n),
      article: { published: item.create_time },
      ...(item.cover && { picture: item.cover }),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'NewsArticle',
          headline: item.title,
          description: item.desc,
          datePublished: item.create_time,
          ...(item.kind && { articleSection: i18n._(newsKindLabels[item.kind]) }),
          inLanguage: item.lang ?? locales[locale].tag,
          url: `/${locale}${newsItemAddress(item.id)}`,
          image: item.image_url,
          author: publisher,
          publisher,
        },
        describeBreadcrumb(locale, [
          { name: i18n._(msg`News`), path: newsAddress },
          { name: item.title, path: newsItemAddress(item.id) },
        ]),
      ],
    };
  },
  View: NewsItemPage,
} satisfies Page<DataOf<typeof loader>>;

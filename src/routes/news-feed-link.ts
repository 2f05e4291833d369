import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { newsFeedAddress } from '#features/core/news/model/news-address.ts';
import { newsKinds } from '#features/core/news/model/news-kinds.ts';
import { newsKindLabels } from '#features/core/news/view/kind-labels.ts';
import type { Locale } from '#i18n/locales.ts';
import type { FeedLink } from './page.ts';

/** The feed that the news pages name in their head. */
export function newsFeedLink(locale: Locale, i18n: I18n): FeedLink {
  const wallet = brand.name;
  return {
    title: i18n._(msg`News from ${wallet}`),
    path: `/${locale}${newsFeedAddress}`,
    categories: Object.fromEntries(newsKinds.map((kind) => [kind, i18n._(newsKindLabels[kind])])),
  };
}

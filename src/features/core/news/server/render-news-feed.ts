import { locales, type Locale } from '#i18n/locales.ts';
import { escapeXml } from '#lib/escape-xml.ts';
import { coverMediaType, type Cover } from '../model/cover.ts';
import { newsAddress, newsFeedAddress, newsItemAddress, newsListAddress } from '../model/news-address.ts';
import type { NewsSummary } from '../model/news-item.ts';
import type { NewsKind } from '../model/news-kinds.ts';

export interface FeedSource {
  /** Latest first. */
  items: readonly NewsSummary[];
  /** Language of the feed and of its pages; an item in another language is marked. */
  locale: Locale;
  /** Where visitors reach the portal, without a trailing slash. */
  publicOrigin: string;
  /** Title and description of the feed, in the language of the pages. */
  title: string;
  description: string;
  /** What the pages call the kinds. */
  kindLabels: Readonly<Partial<Record<NewsKind, string>>>;
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** The kind's address names the set that it belongs to. */
const renderCategory = (kind: NewsKind, label: string, pagesOrigin: string) =>
  `<category domain="${escapeXml(pagesOrigin + newsListAddress(0, kind))}">${escapeXml(label)}</category>`;

/** The three attributes are required. */
const renderEnclosure = ({ src, bytes }: Cover, publicOrigin: string) =>
  `<enclosure url="${escapeXml(publicOrigin + src)}" length="${bytes}" type="${coverMediaType(src)}"/>`;

function renderItem(item: NewsSummary, source: FeedSource, pagesOrigin: string): string {
  const { kindLabels, publicOrigin } = source;
  const link = pagesOrigin + newsItemAddress(item.id);
  return [
    '<item>',
    element('title', item.title),
    element('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    element('pubDate', new Date(item.create_time).toUTCString()),
    element('description', item.desc),
    item.cover ? renderEnclosure(item.cover, publicOrigin) : '',
    item.kind ? renderCategory(item.kind, kindLabels[item.kind] ?? item.kind, pagesOrigin) : '',
    item.lang === undefined ? '' : element('dc:language', item.lang),
    '</item>',
  ].join('');
}

/** RSS 2.0: https://www.rssboard.org/rss-specification; the language of an item by the Dublin Core module. */
export function renderNewsFeed(source: FeedSource): string {
  const { items, locale, publicOrigin, title, description } = source;
  const pagesOrigin = `${publicOrigin}/${locale}`;
  const [latest] = items;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', title),
    element('link', pagesOrigin + newsAddress),
    element('description', description),
    element('language', locales[locale].tag),
    `<atom:link href="${escapeXml(pagesOrigin + newsFeedAddress)}" rel="self" type="application/rss+xml"/>`,
    latest ? element('lastBuildDate', new Date(latest.create_time).toUTCString()) : '',
    ...items.map((item) => renderItem(item, source, pagesOrigin)),
    '</channel></rss>\n',
  ].join('');
}

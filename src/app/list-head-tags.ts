import {
  pictureAddress,
  pictureHeight,
  pictureWidth,
} from '#features/core/brand/model/sharing/picture-address.ts';
import { coverMediaType } from '#features/core/news/model/cover.ts';
import { localeCodes, locales } from '#i18n/locales.ts';
import { openGraphLocales } from '#i18n/open-graph-locale.ts';
import type { PageHead } from '#routes/page.ts';
import { neutralAddress, pageAddress } from './page-address.ts';
import type { PageState } from './page-state.ts';

/** An element of the document's head that depends on the page. */
export interface HeadTag {
  tag: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** Content of a script element: JSON, never code. */
  text?: string;
}

export interface HeadInput {
  head: PageHead;
  state: Pick<PageState, 'id' | 'locale' | 'path'>;
  /** Where visitors reach the portal, without a slash at the end. */
  origin: string;
  siteName: string;
}

/** Finds every element that `listHeadTags` can list. */
export const headTagSelector =
  'meta[name=description],meta[name=robots],meta[name^="twitter:"],meta[property],link[rel=canonical],link[rel=alternate],link[rel=prev],link[rel=next],script[type="application/ld+json"]';

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

export function pageTitle({ head, state, siteName }: Omit<HeadInput, 'origin'>): string {
  return state.id === 'home' ? head.title : `${head.title} · ${siteName}`;
}

function listNeighborTags(
  { previousPath, nextPath }: PageHead,
  addressOf: (path: string) => string,
): HeadTag[] {
  return [
    ...(previousPath === undefined ? [] : [link({ rel: 'prev', href: addressOf(previousPath) })]),
    ...(nextPath === undefined ? [] : [link({ rel: 'next', href: addressOf(nextPath) })]),
  ];
}

function listAddressTags({ head, state, origin }: HeadInput): HeadTag[] {
  // The address of a private page is not in its head.
  if (head.noIndex) return [meta('robots', 'noindex')];
  const path = head.canonicalPath ?? state.path;
  const own = pageAddress(origin, state.locale, path);
  return [
    link({ rel: 'canonical', href: own }),
    ...localeCodes.map((code) =>
      link({ rel: 'alternate', hreflang: locales[code].tag, href: pageAddress(origin, code, path) }),
    ),
    link({ rel: 'alternate', hreflang: 'x-default', href: neutralAddress(origin, path) }),
    property('og:url', own),
    ...listNeighborTags(head, (neighbor) => pageAddress(origin, state.locale, neighbor)),
  ];
}

/** A page outside the index has the home page's picture. */
function pictureOf({ head, state }: HeadInput): string {
  const { locale } = state;
  if (head.noIndex) return pictureAddress({ locale, path: '/' });
  const [path = '/', query] = (head.canonicalPath ?? state.path).split('?');
  return pictureAddress({ locale, path, id: new URLSearchParams(query).get('id') ?? undefined });
}

function listPictureTags(input: HeadInput): HeadTag[] {
  const drawn = { alt: pageTitle(input), width: pictureWidth, height: pictureHeight };
  const { src, alt, width, height } = input.head.picture ?? { src: pictureOf(input), ...drawn };
  return [
    property('og:image', input.origin + src),
    property('og:image:type', coverMediaType(src)),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', alt),
  ];
}

function listSharingTags(input: HeadInput): HeadTag[] {
  const { head, state, siteName } = input;
  const title = pageTitle(input);
  const { article } = head;
  return [
    property('og:site_name', siteName),
    property('og:type', article ? 'article' : 'website'),
    ...(article?.published ? [property('article:published_time', article.published)] : []),
    property('og:title', title),
    property('og:description', head.description),
    ...listPictureTags(input),
    property('og:locale', openGraphLocales[state.locale]),
    ...localeCodes
      .filter((code) => code !== state.locale)
      .map((code) => property('og:locale:alternate', openGraphLocales[code])),
    meta('twitter:card', 'summary_large_image'),
  ];
}

/** Keys of structured data whose values are addresses. */
const addressKeys = new Set(['url', 'image', 'logo', 'item', 'urlTemplate', '@id']);

function listDataTags({ head: { jsonLd }, origin }: HeadInput): HeadTag[] {
  if (!jsonLd) return [];
  const withOrigin = (key: string, value: unknown) =>
    typeof value === 'string' && addressKeys.has(key) && value.startsWith('/') ? origin + value : value;
  return [
    {
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(jsonLd, withOrigin),
    },
  ];
}

function listFeedTags({ head: { feed } }: HeadInput): HeadTag[] {
  if (!feed) return [];
  return [link({ rel: 'alternate', type: 'application/rss+xml', title: feed.title, href: feed.path })];
}

/** Everything in the head that says what the page is: the same on the server and after a navigation in the browser. */
export function listHeadTags(input: HeadInput): HeadTag[] {
  return [
    meta('description', input.head.description),
    ...listAddressTags(input),
    ...listSharingTags(input),
    ...listFeedTags(input),
    ...listDataTags(input),
  ];
}

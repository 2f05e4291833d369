import type { I18n } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Locale } from '#i18n/locales.ts';

export interface PageProps<Data> {
  /** What the page's loader returned; the same JSON on the server and in the browser. */
  data: Data;
}

export interface FeedLink {
  title: string;
  /** With the language. */
  path: string;
}

export interface PageHead {
  title: string;
  description: string;
  /** True keeps the page out of search engines. */
  noIndex?: boolean;
  /** Path without language, with its query, under which the page is indexed; given where several addresses show the same. */
  canonicalPath?: string;
  /** The pages before and after this one in a list that goes over several, without language. */
  previousPath?: string;
  nextPath?: string;
  /** Present on a text that stands for itself. `published`: RFC 3339, UTC. */
  article?: { published?: string };
  /** The RSS feed of what the page shows. */
  feed?: FeedLink;
  /** What the page is, in the words of schema.org. Addresses (`url`, `image`, `logo`, `item`, `urlTemplate`, `@id`) may be paths; the document puts the origin before them. */
  jsonLd?: object;
}

export interface PageLayout {
  /** False hides the footer (DApp detail). */
  footer?: boolean;
  /** True keeps the header's background before any scrolling (DApp store, forms). */
  solidHeader?: boolean;
}

/** What a page file in routes/ exports; views stay in features, a page only puts them together. */
export interface PageModule<Data = never> {
  default: ComponentType<PageProps<Data>>;
  head(input: { data: Data; locale: Locale; i18n: I18n }): PageHead;
  layout?: PageLayout;
}

import type { I18n } from '@lingui/core';
import type { FunctionComponent } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { PageLoader } from './loader.ts';

export interface PageProps<Data> {
  /** What the page's loader returned; the same JSON on the server and in the browser. */
  data: Data;
}

export interface FeedLink {
  title: string;
  /** With the language. */
  path: string;
  /** What readers call the categories of its items, by their key. */
  categories: Readonly<Record<string, string>>;
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
  /** Present on a text of its own. `published`: RFC 3339, UTC. */
  article?: { published?: string };
  /** Picture for previews of its link instead of the drawn one: JPEG or PNG, `src` is a path, sizes in pixels. */
  picture?: { src: string; alt: string; width: number; height: number };
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

/**
 * A page of routes/, exported as `page` from `<id>.tsx`: `{ … } satisfies Page<DataOf<typeof loader>>`, or `Page` where the server
 * has nothing to say. Head and view take the same data, and the compiler refuses a pair that its loader does not serve.
 * Views stay in features; a page only puts them together.
 */
export interface Page<Data = null> {
  layout?: PageLayout;
  head: (input: { data: Data; locale: Locale; i18n: I18n }) => PageHead;
  View: FunctionComponent<PageProps<Data>>;
  /** Parts that the served page has as HTML before their code; fetched before the page takes another's place. */
  parts?: { prepare(): Promise<void> };
}

/** The data that a loader gives to its page. Its module is imported as a type only: it belongs to the server. */
export type DataOf<Loader extends PageLoader<unknown>> = Loader extends PageLoader<infer Data> ? Data : never;

/** Some page. Its data come from its own loader as JSON, so the code that renders it has no type for them. */
export type AnyPage = Page<never>;

import type { Locale } from '#i18n/locales.ts';
import type { DescribeApi } from './api/openapi.ts';
import type { Services } from './services.ts';

export interface LoadRequest {
  services: Services;
  /** The description of the whole API. */
  openApi: DescribeApi;
  locale: Locale;
  /** Named groups of the route's pattern, decoded. */
  params: Readonly<Record<string, string>>;
  /** Only the parameters that the loader declared in `query`. */
  query: URLSearchParams;
}

/** `not-found` is a failed route validation as well: both give the 404 page. */
export type Loaded<Data> =
  { kind: 'page'; data: Data } | { kind: 'redirect'; to: string; status: 301 | 302 } | { kind: 'not-found' };

/** A page's server side: which query parameters it knows (all others are ignored, so they cannot fill the page store) and its data. */
export interface PageLoader<Data> {
  query: readonly string[];
  /**
   * `private` pages (one person's submission) are never stored or cached, those about one `moment` for seconds. The latter are shown while
   * the database is gone, so their loaders ask it nothing.
   */
  cache: 'stored' | 'private' | 'moment';
  load(request: LoadRequest): Promise<Loaded<Data>>;
}

import type { ErrorPageData } from '#features/site/home/view/error/error-page.tsx';
import { linkOfFamily, type HostFamily } from '#features/core/brand/model/host-family.ts';
import type { RegionalNotice } from '#features/site/shell/model/regional-notice.ts';
import type { Locale } from '#i18n/locales.ts';
import {
  createFromCompressedBody,
  createUncompressedResponse,
  type PrecompressedResponse,
} from '#platform/http/precompressed-response.ts';
import type { LoadRequest } from '#routes/loader.ts';
import { within } from '#lib/within.ts';
import { momentary, revalidated, type SharedCaching } from '#platform/http/shared-caching.ts';
import type { PageLoader } from '#routes/loader.ts';
import { loaderOf } from './loaders.ts';
import type { PageMatch } from './match-page.ts';
import type { PageResponse } from './page-state.ts';
import type { ResponseTask } from './page-store.ts';
import type { ResponseFormat, PageOrder } from './rendering/make-page.ts';
import type { PageRenderer } from './rendering/page-renderer.ts';
import { priorities } from './rendering/priorities.ts';

export interface PageRequest {
  match: PageMatch;
  locale: Locale;
  /** Path without language. */
  path: string;
  query: URLSearchParams;
}

export interface PageDependencies extends Pick<LoadRequest, 'services' | 'openApi'> {
  renderer: PageRenderer;
  publicOrigin: string;
  /** Where the pages' calls go, where that is not their own origin: in a static copy. */
  apiOrigin?: string;
  /** Hosts of the brand's links; those of `services.brand` too. */
  family: HostFamily;
  /** What caches may do with the pages; they revalidate unless it says more. */
  caching?: SharedCaching;
  /** Sources of pictures other than the portal itself, where the content is a content host's. */
  pictureSources?: readonly string[];
}

/** What is one visitor's. */
const unshared: SharedCaching = {
  cacheControl: 'private, no-store',
  headers: { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
};

/** The query that counts: what the page's loader declared, each once, sorted; so an address has one canonical form. */
export function canonicalQuery(match: PageMatch, query: URLSearchParams): URLSearchParams {
  const known = [...loaderOf(match).query].sort();
  return new URLSearchParams(
    known.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])),
  );
}

export function withQuery(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`;
}

type State = PageOrder['state'];

/** What goes to the page's render: its loader's data, and the notice above the header. */
export function stateOf(
  request: PageRequest,
  { data = null, notice }: { data?: unknown; notice: RegionalNotice | null },
): State {
  const { locale, path, query } = request;
  return { id: request.match.id, locale, path: withQuery(path, query), data, notice };
}

/** The notice above the header; its link follows the hosts of the brand's links. */
async function findNotice(
  { services, family }: PageDependencies,
  locale: Locale,
): Promise<RegionalNotice | null> {
  const notice = await services.notices.find(locale);
  return notice && { ...notice, url: linkOfFamily(notice.url, family, services.brand) };
}

/** A page that is shown while the database is gone does without the notice, and does not wait for it. */
const noticePatienceMs = 1_000;
const findNoticeSoon = (deps: PageDependencies, locale: Locale) =>
  within(findNotice(deps, locale), noticePatienceMs).catch(() => null);

interface RespondOptions {
  deps: PageDependencies;
  format: ResponseFormat;
  status: number;
  cache: PageLoader<unknown>['cache'];
  task: ResponseTask;
}

/** What caches may do with a page. Addresses that do not exist are endless; a CDN would keep each. */
function cachingOf({ deps, status, cache }: RespondOptions): SharedCaching {
  if (cache === 'private') return unshared;
  if (status !== 200) return revalidated;
  return cache === 'moment' ? momentary : (deps.caching ?? revalidated);
}

async function respondWithState(state: State, options: RespondOptions): Promise<PrecompressedResponse> {
  const { deps, format, status, task } = options;
  const { publicOrigin, apiOrigin, services, family, pictureSources } = deps;
  const site = {
    publicOrigin,
    name: services.brand.name,
    ...(apiOrigin ? { apiOrigin } : {}),
    ...(pictureSources ? { pictureSources } : {}),
  };
  const order: PageOrder = { state, format, status, family, site };
  const { priority, previous } = task;
  const page = await deps.renderer.makePage(order, { priority, known: previous?.digest });
  if (!page) return previous as PrecompressedResponse;
  const { cacheControl, headers } = cachingOf(options);
  const source = {
    status,
    contentType: format === 'data' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    cacheControl,
    headers: { ...headers, ...page.headers },
  };
  return { ...createFromCompressedBody(source, page.body), digest: page.digest };
}

function respondRedirect(to: string, status: 301 | 302, format: ResponseFormat): PrecompressedResponse {
  const redirect: PageResponse = { redirect: to };
  const isData = format === 'data';
  const source = {
    status: isData ? 200 : status,
    contentType: isData ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    cacheControl: revalidated.cacheControl,
    headers: isData ? {} : { location: to },
  };
  return createUncompressedResponse(source, isData ? Buffer.from(JSON.stringify(redirect)) : Buffer.alloc(0));
}

/** The not-found page (status 404) in a language. */
export async function respondNotFound(
  { locale, format }: { locale: Locale; format: ResponseFormat },
  deps: PageDependencies,
  task: ResponseTask,
): Promise<PrecompressedResponse> {
  const match: PageMatch = { id: 'not-found', params: {} };
  const notice = await findNotice(deps, locale);
  const state = stateOf({ match, locale, path: '/', query: new URLSearchParams() }, { notice });
  return respondWithState(state, { deps, format, status: 404, cache: 'stored', task });
}

/** The error page is not queued: it tells the others that they have to wait. */
const immediateTask: ResponseTask = { priority: { level: priorities.immediate } };

async function errorState(locale: Locale, data: ErrorPageData, deps: PageDependencies): Promise<State> {
  const match: PageMatch = { id: 'error', params: {} };
  // The database may be what failed.
  const notice = await findNotice(deps, locale).catch(() => null);
  return stateOf({ match, locale, path: '/', query: new URLSearchParams() }, { data, notice });
}

/** The error page with a status; it depends on nothing that could have failed. */
export async function respondWithError(
  data: ErrorPageData,
  { locale, format }: { locale: Locale; format: ResponseFormat },
  deps: PageDependencies,
): Promise<PrecompressedResponse> {
  const options = { deps, format, status: data.status, cache: 'private', task: immediateTask } as const;
  return respondWithState(await errorState(locale, data, deps), options);
}

/** What a browser needs to show the error page by itself, for a page whose data arrived and whose code fails. */
export async function respondErrorPageData(
  locale: Locale,
  deps: PageDependencies,
  task: ResponseTask,
): Promise<PrecompressedResponse> {
  const options = { deps, format: 'data', status: 200, cache: 'stored', task } as const;
  return respondWithState(await errorState(locale, { status: 500 }, deps), options);
}

/** When even the error page fails: text that needs no rendering, in the specification's words (§8). */
export function respondLastResort(status: number): PrecompressedResponse {
  const text = 'An error occurred while showing the error page';
  const source = {
    status,
    contentType: 'text/html; charset=utf-8',
    cacheControl: unshared.cacheControl,
    headers: { 'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'" },
  };
  const document = `<!doctype html><html lang="en"><title>${text}</title><p>${text}.</p><p><a href="/">Back to home</a></p></html>`;
  return createUncompressedResponse(source, Buffer.from(document));
}

/** Loads and renders a page. @returns undefined where its loader finds nothing to show */
export async function respondWithPage(
  { request, format }: { request: PageRequest; format: ResponseFormat },
  deps: PageDependencies,
  task: ResponseTask,
): Promise<PrecompressedResponse | undefined> {
  const { match, locale, query } = request;
  const loader = loaderOf(match);
  const { services, openApi, renderer } = deps;
  renderer.requirePlace(task.priority);
  const loaded = await loader.load({ services, openApi, locale, params: match.params, query });
  if (loaded.kind === 'not-found') return undefined;
  if (loaded.kind === 'redirect') return respondRedirect(loaded.to, loaded.status, format);
  const { cache } = loader;
  const notice = await (cache === 'moment' ? findNoticeSoon(deps, locale) : findNotice(deps, locale));
  const state = stateOf(request, { data: loaded.data, notice });
  return respondWithState(state, { deps, format, status: 200, cache, task });
}

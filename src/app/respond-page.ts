import type { ErrorPageData } from '#features/home/view/error/error-page.tsx';
import type { HostFamily } from '#features/brand/model/host-family.ts';
import { findRegionalNotice } from '#features/shell/server/find-regional-notice.ts';
import type { Locale } from '#i18n/locales.ts';
import { storeAnswer, type StoredAnswer } from '#platform/http/stored-answer.ts';
import type { PageLoader } from '#routes/loader.ts';
import type { Services } from '#routes/services.ts';
import { documentPolicy, renderDocument } from './document.ts';
import { loaders } from './loaders.ts';
import type { PageMatch } from './match-page.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageAnswer, PageState } from './page-state.ts';

export interface PageRequest {
  match: PageMatch;
  locale: Locale;
  /** Path without language. */
  path: string;
  query: URLSearchParams;
}

/** `document` is the page for reading, `data` the JSON that a navigation in the browser fetches. */
export type PageForm = 'document' | 'data';

export interface PageServices {
  services: Services;
  renderer: PageRenderer;
  publicOrigin: string;
  /** Hosts of the brand's links; those of `services.brand` too. */
  family: HostFamily;
  /** Sources of pictures besides the portal itself, where the content is a content host's. */
  pictureSources?: readonly string[];
}

/** Cached copies are kept but asked about each time: an approval shows at once, an unchanged page costs a 304. */
const storedCaching = 'public, no-cache';
const privateCaching = 'private, no-store';

const privateHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

export function loaderOf(match: PageMatch): PageLoader<unknown> {
  return loaders[match.id];
}

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

async function stateOf(request: PageRequest, deps: PageServices, data: unknown = null): Promise<PageState> {
  const { locale, path, query } = request;
  const { id } = request.match;
  return {
    id,
    locale,
    path: withQuery(path, query),
    data,
    notice: findRegionalNotice(deps.services.sentences, locale),
    messages: await deps.renderer.messagesFor(id, locale),
  };
}

async function answerState(
  state: PageState,
  form: PageForm,
  options: { deps: PageServices; status: number; isPrivate: boolean },
) {
  const { deps, status, isPrivate } = options;
  const cacheControl = isPrivate ? privateCaching : storedCaching;
  const headers = isPrivate ? privateHeaders : {};
  if (form === 'data') {
    const body = Buffer.from(JSON.stringify(state));
    return storeAnswer({
      status,
      body,
      contentType: 'application/json; charset=utf-8',
      cacheControl,
      headers,
    });
  }
  const { renderer, publicOrigin, services, family } = deps;
  const { html, head } = await renderer.renderPage({ ...state, family });
  const assets = renderer.assetsFor(state.id);
  const document = renderDocument({
    publicOrigin,
    head: status === 200 ? head : { ...head, noIndex: true },
    html,
    state,
    assets,
    siteName: services.brand.name,
    family,
  });
  const finished = await renderer.finishDocument(`/${state.locale}${state.path}`, document);
  return storeAnswer({
    status,
    body: Buffer.from(finished),
    contentType: 'text/html; charset=utf-8',
    cacheControl,
    headers: {
      ...headers,
      'content-language': state.locale,
      ...(renderer.development
        ? {}
        : { 'content-security-policy': documentPolicy(assets, state.notice, deps.pictureSources) }),
    },
  });
}

function answerRedirect(to: string, status: 301 | 302, form: PageForm): Promise<StoredAnswer> {
  const redirect: PageAnswer = { redirect: to };
  const isData = form === 'data';
  return storeAnswer({
    status: isData ? 200 : status,
    body: isData ? Buffer.from(JSON.stringify(redirect)) : Buffer.alloc(0),
    contentType: isData ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    cacheControl: storedCaching,
    headers: isData ? {} : { location: to },
    quality: 0,
  });
}

/** The not-found page (status 404) in a language. */
export async function answerNotFound(
  locale: Locale,
  form: PageForm,
  deps: PageServices,
): Promise<StoredAnswer> {
  const match: PageMatch = { id: 'not-found', params: {} };
  const state = await stateOf({ match, locale, path: '/', query: new URLSearchParams() }, deps);
  return answerState(state, form, { deps, status: 404, isPrivate: false });
}

function errorState(locale: Locale, data: ErrorPageData, deps: PageServices): Promise<PageState> {
  const match: PageMatch = { id: 'error', params: {} };
  return stateOf({ match, locale, path: '/', query: new URLSearchParams() }, deps, data);
}

/** The error page with a status; it depends on nothing that could have failed. */
export async function answerFault(
  data: ErrorPageData,
  { locale, form }: { locale: Locale; form: PageForm },
  deps: PageServices,
): Promise<StoredAnswer> {
  const state = await errorState(locale, data, deps);
  return answerState(state, form, { deps, status: data.status, isPrivate: true });
}

/** What a browser needs to show the error page by itself, for a page whose data arrived and whose code fails. */
export async function answerErrorPage(locale: Locale, deps: PageServices): Promise<StoredAnswer> {
  const state = await errorState(locale, { status: 500 }, deps);
  return answerState(state, 'data', { deps, status: 200, isPrivate: false });
}

/** When even the error page fails: text that needs no rendering, in the specification's words (§8). */
export function answerLastResort(status: number): Promise<StoredAnswer> {
  const text = 'An error occurred while showing the error page';
  return storeAnswer({
    status,
    body: Buffer.from(
      `<!doctype html><html lang="en"><title>${text}</title><p>${text}.</p><p><a href="/">Back to home</a></p></html>`,
    ),
    contentType: 'text/html; charset=utf-8',
    cacheControl: privateCaching,
    headers: { 'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'" },
  });
}

/** Loads and renders a page. @returns undefined where its loader finds nothing to show */
export async function answerPage(
  request: PageRequest,
  form: PageForm,
  deps: PageServices,
): Promise<StoredAnswer | undefined> {
  const { match, locale, query } = request;
  const loader = loaderOf(match);
  const loaded = await loader.load({ services: deps.services, locale, params: match.params, query });
  if (loaded.kind === 'not-found') return undefined;
  if (loaded.kind === 'redirect') return answerRedirect(loaded.to, loaded.status, form);
  const state = await stateOf(request, deps, loaded.data);
  return answerState(state, form, { deps, status: 200, isPrivate: loader.cache === 'private' });
}

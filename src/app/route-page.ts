import type { IncomingMessage } from 'node:http';
import type { HostFamily } from '#features/core/brand/model/host-family.ts';
import { negotiateLocale, nearestLocale } from '#i18n/negotiate-locale.ts';
import type { Locale } from '#i18n/locales.ts';
import { AppError } from '#lib/app-error.ts';
import { dataPrefix } from '#lib/data-prefix.ts';
import { trimEndOf } from '#lib/trim-end-of.ts';
import {
  createUncompressedResponse,
  withText,
  withVary,
  type PrecompressedResponse,
} from '#platform/http/precompressed-response.ts';
import { currentRequestId } from '#platform/log/request-id.ts';
import type { Admit } from './admission.ts';
import type { HostFamilies } from './host-families.ts';
import { loaderOf } from './loaders.ts';
import { matchPage, type PageMatch } from './match-page.ts';
import { movedPaths } from './page-table.ts';
import { donateDataPath, errorDataPath } from './page-state.ts';
import type { CreateResponse, StoreOptions, ResponseTask, PageStore } from './page-store.ts';
import {
  respondErrorPageData,
  respondWithError,
  respondNotFound,
  respondWithPage,
  canonicalQuery,
  withQuery,
  type PageRequest,
  type PageDependencies,
} from './respond-page.ts';
import type { ResponseFormat } from './rendering/make-page.ts';
import { levelOf, priorities } from './rendering/priorities.ts';
import { splitPath } from './split-path.ts';
import { staticPageTarget } from './static-pages.ts';

export interface PageContext extends Omit<PageDependencies, 'family'> {
  store: PageStore;
  /** Pages about one moment. */
  moments: PageStore;
  /** Called before a response is created that is in no store. */
  admit: Admit;
  /** Which hosts the links of a visitor's page lead to. */
  families: HostFamilies;
}

/** What the pages of one host family are created from; it has no request, because stored pages keep it for their successors. */
interface FamilyContext extends PageDependencies, FamilyStore {
  moments: FamilyStore;
}

interface FamilyStore {
  /** Finds or stores a response of this host family. */
  keep: (address: string, create: CreateResponse, options?: StoreOptions) => Promise<PrecompressedResponse>;
  isKept: (address: string) => boolean;
}

/** The context of one visitor's request. */
interface VisitContext {
  site: FamilyContext;
  request: IncomingMessage;
  admit: () => Promise<void>;
}

const contexts = new WeakMap<PageContext, Map<HostFamily, FamilyContext>>();

function familyContext(family: HostFamily, pages: PageContext): FamilyContext {
  let created = contexts.get(pages);
  if (!created) contexts.set(pages, (created = new Map()));
  let context = created.get(family);
  if (!context) {
    const { families, services } = pages;
    const within = (store: PageStore): FamilyStore => ({
      keep: (address, create, options) =>
        store.findOrRender(families.keyOf(family, address), create, options),
      isKept: (address) => store.has(families.keyOf(family, address)),
    });
    context = {
      ...pages,
      family,
      services: { ...services, brand: families.brands[family] },
      ...within(pages.store),
      moments: within(pages.moments),
    };
    created.set(family, context);
  }
  return context;
}

function visitOf(request: IncomingMessage, pages: PageContext): VisitContext {
  const site = familyContext(pages.families.of(request), pages);
  return { site, request, admit: () => pages.admit(request) };
}

const cookieLanguage = (request: IncomingMessage) =>
  /(?:^|;\s*)lang=([a-z-]+)/.exec(request.headers.cookie ?? '')?.[1];

/** The visitor's language where the path has none. */
export function visitorLocale(request: IncomingMessage): Locale {
  return negotiateLocale(cookieLanguage(request), request.headers['accept-language']);
}

function redirect(location: string, status: 301 | 302, vary?: string): PrecompressedResponse {
  const source = {
    status,
    contentType: 'text/plain; charset=utf-8',
    // A redirect that depends on the visitor's language is for this visitor only.
    cacheControl: status === 301 ? 'public, max-age=3600' : 'private, no-cache',
    ...(vary ? { vary } : {}),
    headers: { location },
  };
  return createUncompressedResponse(source, Buffer.alloc(0));
}

/** The request headers that choose the visitor's language. */
export const languageVary = 'Accept-Language, Cookie';

/** The new address of a path (without language) that has moved, its query kept; undefined for any other path. */
function movedTarget(locale: Locale, path: string, query: URLSearchParams): string | undefined {
  const moved = movedPaths.find((entry) => entry.path === path);
  if (!moved) return undefined;
  const kept = new URLSearchParams(query);
  for (const [name, value] of Object.entries(moved.query ?? {})) kept.set(name, value);
  return `/${locale}${withQuery(moved.to, kept)}`;
}

/** A response that is not stored belongs to one request. */
const unsharedTask = (): ResponseTask => ({ priority: { level: priorities.visit } });

/** The not-found page, one response for each language and format: the requested path is the visitor's text and no part of it. */
function respondMissing(
  locale: Locale,
  format: ResponseFormat,
  site: FamilyContext,
): Promise<PrecompressedResponse> {
  const create: CreateResponse = (task) => respondNotFound({ locale, format }, site, task);
  if (site.renderer.development) return create(unsharedTask());
  return site.keep(`not-found ${format} ${locale}`, create, { status: 404 });
}

/** Creates the responses of one address, now and whenever the content has changed. */
function creatorOf(request: PageRequest, format: ResponseFormat, site: FamilyContext): CreateResponse {
  return async (task) =>
    (await respondWithPage({ request, format }, site, task)) ?? respondMissing(request.locale, format, site);
}

/** A page at its canonical address, from the store when it may be kept. */
async function respondFromStore(
  request: PageRequest,
  format: ResponseFormat,
  visit: VisitContext,
): Promise<PrecompressedResponse> {
  const { site } = visit;
  const create = creatorOf(request, format, site);
  const { cache } = loaderOf(request.match);
  if (cache === 'private' || site.renderer.development) {
    await visit.admit();
    return create(unsharedTask());
  }
  const prefix = format === 'data' ? dataPrefix : '';
  const path = request.path === '/' ? '' : request.path;
  const address = `${prefix}/${request.locale}${withQuery(path, request.query)}`;
  const store = cache === 'moment' ? site.moments : site;
  if (!store.isKept(address)) await visit.admit();
  const isOneOfMany = request.query.size > 0 || Object.keys(request.match.params).length > 0;
  return store.keep(address, create, { level: levelOf(visit.request, isOneOfMany) });
}

/** `/` is the home page in the visitor's language; its address says nothing of the language, so it varies. */
async function respondHome(visit: VisitContext): Promise<PrecompressedResponse> {
  const locale = visitorLocale(visit.request);
  const home = matchPage('/');
  if (!home) throw new Error('The route table has no home page');
  const response = await respondFromStore(
    { match: home, locale, path: '/', query: new URLSearchParams() },
    'document',
    visit,
  );
  return withVary(response, languageVary);
}

/** Paths without a language: the home page, static pages elsewhere, known pages in the visitor's language, or nothing. */
async function respondWithoutLocale(url: URL, visit: VisitContext): Promise<PrecompressedResponse> {
  const { pathname, search } = url;
  if (pathname === '/') return respondHome(visit);
  const locale = visitorLocale(visit.request);
  const target = staticPageTarget(pathname, locale, visit.site.services.brand);
  if (target) return redirect(target, 302, languageVary);
  const moved = movedTarget(locale, pathname, url.searchParams);
  if (moved) return redirect(moved, 302, languageVary);
  if (matchPage(pathname)) return redirect(`/${locale}${pathname}${search}`, 302, languageVary);
  const nearest = nearestLocale(pathname.split('/')[1] ?? '') ?? locale;
  return respondMissing(nearest, 'document', visit.site);
}

function readPath(url: URL): { format: ResponseFormat; locale: Locale | undefined; path: string } {
  const isData = url.pathname.startsWith(`${dataPrefix}/`);
  const pathname = isData ? url.pathname.slice(dataPrefix.length) : url.pathname;
  return { format: isData ? 'data' : 'document', ...splitPath(pathname) };
}

/** In the place of a request's id in the error page that is kept: one page is rendered, however many requests fail. */
const referencePlace = 'request-id-of-this-answer';

/** The error page in the language of the address, or else the visitor's; one response for each status, language and format. */
export async function routeError(
  error: unknown,
  { url, request }: { url: URL; request: IncomingMessage },
  pages: PageContext,
): Promise<PrecompressedResponse> {
  const site = familyContext(pages.families.of(request), pages);
  const status = statusOf(error);
  const { format, locale = visitorLocale(request) } = readPath(url);
  if (!site.renderer.development) {
    // What is refused is not in the log, so there is nothing to look up.
    const data = status === 500 ? { status, reference: referencePlace } : { status };
    const create = () => respondWithError(data, { locale, format }, site);
    const page = await site.keep(`error ${status} ${format} ${locale}`, create, { status });
    return status === 500 ? withText(page, referencePlace, currentRequestId() ?? '') : page;
  }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return respondWithError({ status, detail: { message, stack } }, { locale, format }, site);
}

/** HTTP status of whatever was thrown. */
export const statusOf = (error: unknown): number => (error instanceof AppError ? error.status : 500);

/** Not a page: shown in front of any. */
const donateDialog: PageMatch = { id: 'donate', params: {} };

/** Answers a GET or HEAD request for a page or a page's data. */
export async function routePage(
  url: URL,
  request: IncomingMessage,
  pages: PageContext,
): Promise<PrecompressedResponse> {
  const visit = visitOf(request, pages);
  const { site } = visit;
  const { format, locale, path } = readPath(url);
  const isData = format === 'data';
  if (!locale) {
    if (!isData) return respondWithoutLocale(url, visit);
    return respondMissing(visitorLocale(request), format, site);
  }
  if (path !== '/' && path.endsWith('/'))
    return redirect(`/${locale}${trimEndOf(path, '/')}${url.search}`, 301);
  const target = isData ? undefined : staticPageTarget(path, locale, site.services.brand);
  if (target) return redirect(target, 302);
  const moved = isData ? undefined : movedTarget(locale, path, url.searchParams);
  if (moved) return redirect(moved, 301);
  if (isData && path === errorDataPath)
    return site.keep(url.pathname, (task) => respondErrorPageData(locale, site, task));
  const match = isData && path === donateDataPath ? donateDialog : matchPage(path);
  if (!match) return respondMissing(locale, format, site);
  return respondFromStore(
    { match, locale, path, query: canonicalQuery(match, url.searchParams) },
    format,
    visit,
  );
}

import type { IncomingMessage } from 'node:http';
import { negotiateLocale, nearestLocale } from '#i18n/negotiate-locale.ts';
import type { Locale } from '#i18n/locales.ts';
import { AppError } from '#lib/app-error.ts';
import { dataPrefix } from '#lib/data-prefix.ts';
import { trimEndOf } from '#lib/trim-end-of.ts';
import { storeAnswer, withVary, type StoredAnswer } from '#platform/http/stored-answer.ts';
import type { Admit } from './admission.ts';
import type { HostFamilies } from './host-families.ts';
import { matchPage, type PageMatch } from './match-page.ts';
import { movedPaths } from './page-table.ts';
import { donateDataPath, errorDataPath } from './page-state.ts';
import type { PageStore } from './page-store.ts';
import {
  answerErrorPage,
  answerFault,
  answerNotFound,
  answerPage,
  canonicalQuery,
  loaderOf,
  withQuery,
  type PageForm,
  type PageRequest,
  type PageServices,
} from './respond-page.ts';
import { splitPath } from './split-path.ts';
import { staticPageTarget } from './static-pages.ts';

export interface PageContext extends Omit<PageServices, 'family'> {
  store: PageStore;
  /** Asked before anything is made that is in no store. */
  admit: Admit;
  /** Which hosts the links of a visitor's page lead to. */
  families: HostFamilies;
}

/** The context of one visitor's request. */
interface VisitContext extends PageServices {
  admit: () => Promise<void>;
  /** Finds or keeps an answer of this visitor's host family. */
  keep: (address: string, make: () => Promise<StoredAnswer>, status?: number) => Promise<StoredAnswer>;
  isKept: (address: string) => boolean;
}

function visitOf(request: IncomingMessage, pages: PageContext): VisitContext {
  const { store, families, services } = pages;
  const family = families.of(request);
  return {
    ...pages,
    family,
    services: { ...services, brand: families.brands[family] },
    admit: () => pages.admit(request),
    keep: (address, make, status) => store.findOrRender(families.keyOf(family, address), make, status),
    isKept: (address) => store.find(families.keyOf(family, address)) !== undefined,
  };
}

const cookieLanguage = (request: IncomingMessage) =>
  /(?:^|;\s*)lang=([a-z-]+)/.exec(request.headers.cookie ?? '')?.[1];

/** The visitor's language where the path has none. */
export function visitorLocale(request: IncomingMessage): Locale {
  return negotiateLocale(cookieLanguage(request), request.headers['accept-language']);
}

function redirect(location: string, status: 301 | 302, vary?: string): Promise<StoredAnswer> {
  return storeAnswer({
    status,
    body: Buffer.alloc(0),
    contentType: 'text/plain; charset=utf-8',
    // A redirect that depends on the visitor's language is for this visitor only.
    cacheControl: status === 301 ? 'public, max-age=3600' : 'private, no-cache',
    ...(vary ? { vary } : {}),
    headers: { location },
    quality: 0,
  });
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

/** The not-found page, one answer for each language and form: what was asked for is the visitor's text and no part of it. */
function answerMissing(locale: Locale, form: PageForm, context: VisitContext): Promise<StoredAnswer> {
  const make = () => answerNotFound(locale, form, context);
  return context.renderer.development ? make() : context.keep(`not-found ${form} ${locale}`, make, 404);
}

/** A page at its canonical address, from the store when it may be kept. */
async function answerStored(
  request: PageRequest,
  form: PageForm,
  context: VisitContext,
): Promise<StoredAnswer> {
  const make = async () =>
    (await answerPage(request, form, context)) ?? answerMissing(request.locale, form, context);
  if (loaderOf(request.match).cache === 'private' || context.renderer.development) {
    await context.admit();
    return make();
  }
  const prefix = form === 'data' ? dataPrefix : '';
  const path = request.path === '/' ? '' : request.path;
  const address = `${prefix}/${request.locale}${withQuery(path, request.query)}`;
  if (!context.isKept(address)) await context.admit();
  return context.keep(address, make);
}

/** `/` is the home page in the visitor's language; its address says nothing of the language, so it varies. */
async function answerHome(request: IncomingMessage, context: VisitContext): Promise<StoredAnswer> {
  const locale = visitorLocale(request);
  const home = matchPage('/');
  if (!home) throw new Error('The route table has no home page');
  const answer = await answerStored(
    { match: home, locale, path: '/', query: new URLSearchParams() },
    'document',
    context,
  );
  return withVary(answer, languageVary);
}

/** Paths without a language: the home page, static pages elsewhere, known pages in the visitor's language, or nothing. */
async function answerWithoutLocale(
  url: URL,
  request: IncomingMessage,
  context: VisitContext,
): Promise<StoredAnswer> {
  const { pathname, search } = url;
  if (pathname === '/') return answerHome(request, context);
  const locale = visitorLocale(request);
  const target = staticPageTarget(pathname, locale, context.services.brand);
  if (target) return redirect(target, 302, languageVary);
  const moved = movedTarget(locale, pathname, url.searchParams);
  if (moved) return redirect(moved, 302, languageVary);
  if (matchPage(pathname)) return redirect(`/${locale}${pathname}${search}`, 302, languageVary);
  const nearest = nearestLocale(pathname.split('/')[1] ?? '') ?? locale;
  return answerMissing(nearest, 'document', context);
}

function readPath(url: URL): { form: PageForm; locale: Locale | undefined; path: string } {
  const isData = url.pathname.startsWith(`${dataPrefix}/`);
  const pathname = isData ? url.pathname.slice(dataPrefix.length) : url.pathname;
  return { form: isData ? 'data' : 'document', ...splitPath(pathname) };
}

/** The error page in the language of the address, or else the visitor's; one answer for each status, language and form. */
export function handleFault(
  error: unknown,
  { url, request }: { url: URL; request: IncomingMessage },
  pages: PageContext,
): Promise<StoredAnswer> {
  const context = visitOf(request, pages);
  const status = statusOf(error);
  const { form, locale = visitorLocale(request) } = readPath(url);
  if (!context.renderer.development) {
    const make = () => answerFault({ status }, { locale, form }, context);
    return context.keep(`error ${status} ${form} ${locale}`, make, status);
  }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return answerFault({ status, detail: { message, stack } }, { locale, form }, context);
}

/** HTTP status of whatever was thrown. */
export const statusOf = (error: unknown): number => (error instanceof AppError ? error.status : 500);

/** Not a page: shown in front of any. */
const donateDialog: PageMatch = { id: 'donate', params: {} };

/** Answers a GET or HEAD request for a page or a page's data. */
export async function handlePage(
  url: URL,
  request: IncomingMessage,
  pages: PageContext,
): Promise<StoredAnswer> {
  const context = visitOf(request, pages);
  const { form, locale, path } = readPath(url);
  const isData = form === 'data';
  if (!locale) {
    if (!isData) return answerWithoutLocale(url, request, context);
    return answerMissing(visitorLocale(request), form, context);
  }
  if (path !== '/' && path.endsWith('/'))
    return redirect(`/${locale}${trimEndOf(path, '/')}${url.search}`, 301);
  const target = isData ? undefined : staticPageTarget(path, locale, context.services.brand);
  if (target) return redirect(target, 302);
  const moved = isData ? undefined : movedTarget(locale, path, url.searchParams);
  if (moved) return redirect(moved, 301);
  if (isData && path === errorDataPath)
    return context.keep(url.pathname, () => answerErrorPage(locale, context));
  const match = isData && path === donateDataPath ? donateDialog : matchPage(path);
  if (!match) return answerMissing(locale, form, context);
  return answerStored({ match, locale, path, query: canonicalQuery(match, url.searchParams) }, form, context);
}

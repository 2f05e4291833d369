import type { IncomingMessage } from 'node:http';
import { negotiateLocale, nearestLocale } from '#i18n/negotiate-locale.ts';
import type { Locale } from '#i18n/locales.ts';
import { trimEndOf } from '#lib/trim-end-of.ts';
import { storeAnswer, withVary, type StoredAnswer } from '#platform/http/stored-answer.ts';
import { matchPage } from './match-page.ts';
import { movedPaths } from './page-table.ts';
import { dataPrefix } from './page-state.ts';
import type { PageStore } from './page-store.ts';
import {
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

export interface PageContext extends PageServices {
  store: PageStore;
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

const languageVary = 'Accept-Language, Cookie';

/** The new address of a path (without language) that has moved, its query kept; undefined for any other path. */
function movedTarget(locale: Locale, path: string, query: URLSearchParams): string | undefined {
  const moved = movedPaths.find((entry) => entry.path === path);
  if (!moved) return undefined;
  const kept = new URLSearchParams(query);
  for (const [name, value] of Object.entries(moved.query ?? {})) kept.set(name, value);
  return `/${locale}${withQuery(moved.to, kept)}`;
}

/** A page at its canonical address, from the store when it may be kept. */
function answerStored(request: PageRequest, form: PageForm, context: PageContext): Promise<StoredAnswer> {
  if (loaderOf(request.match).cache === 'private' || context.renderer.development)
    return answerPage(request, form, context);
  const prefix = form === 'data' ? dataPrefix : '';
  const path = request.path === '/' ? '' : request.path;
  const address = `${prefix}/${request.locale}${withQuery(path, request.query)}`;
  return context.store.findOrRender(address, () => answerPage(request, form, context));
}

/** `/` is the home page in the visitor's language; its address says nothing of the language, so it varies. */
async function answerHome(request: IncomingMessage, context: PageContext): Promise<StoredAnswer> {
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
  context: PageContext,
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
  return answerNotFound(
    { locale: nearest, path: pathname, query: new URLSearchParams() },
    'document',
    context,
  );
}

/** Answers a GET or HEAD request for a page or a page's data. */
export async function handlePage(
  url: URL,
  request: IncomingMessage,
  context: PageContext,
): Promise<StoredAnswer> {
  const isData = url.pathname.startsWith(`${dataPrefix}/`);
  const form: PageForm = isData ? 'data' : 'document';
  const pathname = isData ? url.pathname.slice(dataPrefix.length) : url.pathname;
  const { locale, path } = splitPath(pathname);
  if (!locale) {
    if (!isData) return answerWithoutLocale(url, request, context);
    return answerNotFound(
      { locale: visitorLocale(request), path, query: new URLSearchParams() },
      form,
      context,
    );
  }
  if (path !== '/' && path.endsWith('/'))
    return redirect(`/${locale}${trimEndOf(path, '/')}${url.search}`, 301);
  const target = isData ? undefined : staticPageTarget(path, locale, context.services.brand);
  if (target) return redirect(target, 302);
  const moved = isData ? undefined : movedTarget(locale, path, url.searchParams);
  if (moved) return redirect(moved, 301);
  const match = matchPage(path);
  if (!match) return answerNotFound({ locale, path, query: new URLSearchParams() }, form, context);
  return answerStored({ match, locale, path, query: canonicalQuery(match, url.searchParams) }, form, context);
}

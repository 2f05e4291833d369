import type { I18n } from '@lingui/core';
import { startTransition, StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '#ui/styles/tokens.css';
import { brand } from '#brand/brand.ts';
import { hasStatistics } from '#features/core/brand/model/has-statistics.ts';
import { pageLoading } from '#features/site/shell/model/page-loading.ts';
import { ErrorBoundary } from '#features/site/home/view/error/error-boundary.tsx';
import type { ErrorPageData } from '#features/site/home/view/error/error-page.tsx';
import { unreachedPage } from '#features/site/shell/model/unreached-page.ts';
import { createI18n } from '#i18n/create-i18n.ts';
import { fallbackLocale } from '#i18n/locales.ts';
import { apiOrigin } from '#lib/api-address.ts';
import { tabStorage } from '#lib/device-storage.ts';
import { fetchedOnce } from '#lib/fetched-once.ts';
import { importAgain } from '#lib/import-again.ts';
import { keepTexts } from '#lib/keep-texts.ts';
import type { AnyPage } from '#routes/page.ts';
import { App } from './app.tsx';
import { loadDocument, startRouter, type LoadedPage } from './browser-router.ts';
import { listenForDonations } from './listen-for-donations.ts';
import { fetchErrorPage, fetchPage, UnreachedError } from './fetch-page.ts';
import { importFirstPage } from './import-first-page.ts';
import { splitPath } from './split-path.ts';
import { pageStateElementId, type PageState } from './page-state.ts';
import type * as Travel from './travel.ts';
import { startPrefetch } from './prefetch-links.ts';
import { mayReload } from './reload-once.ts';

Object.assign(globalThis, { importAgain });

/** Where no visit can be counted, not even the code for it is loaded. */
function count(state: PageState): void {
  if (!hasStatistics(brand.analytics)) return;
  // Without it nothing is counted, and nothing is asked.
  import('./count-visit.ts').then(({ countVisit }) => countVisit(state)).catch(() => undefined);
}

interface Shown {
  state: PageState;
  page: AnyPage;
  i18n: I18n;
  /** Called when the page is in the document. */
  onShown: () => void;
}

/** A page that can take the place of the one that is shown. */
type Prepared = Omit<Shown, 'onShown'> & { tools: typeof Travel };

/** Addresses of all pages' scripts, and what writes a head: most visits begin and end on one page. */
const travel = fetchedOnce(() => import('./travel.ts'));

const i18nOf = ({ locale, messages }: PageState) => createI18n(locale, messages);

/** @throws when the page's code cannot be fetched */
async function prepare(state: PageState): Promise<Prepared> {
  const tools = await travel.fetch();
  const page = await tools.importPage(state.id);
  await page.parts?.prepare();
  return { state, page, i18n: i18nOf(state), tools };
}

/** Hydrated, and links are followed without loading a document. */
const tellReady = () => {
  document.documentElement.dataset['router'] = 'ready';
};

let show: (next: Shown) => void = () => undefined;

function Root({ first }: { first: Shown }) {
  const [shown, setShown] = useState(first);
  useLayoutEffect(() => {
    show = (next) => startTransition(() => setShown(next));
  }, []);
  useLayoutEffect(() => shown.onShown(), [shown]);
  const { state, page, i18n } = shown;
  useEffect(() => listenForDonations(state.locale), [state.locale]);
  return (
    <ErrorBoundary shown={shown} fallback={null} onError={(error) => void replaceFailed(error)}>
      <App
        i18n={i18n}
        locale={state.locale}
        path={state.path}
        notice={state.notice}
        page={page}
        data={state.data}
        onHydrated={tellReady}
      />
    </ErrorBoundary>
  );
}

/** Another site's page, which only a document can show. Never settles: this one is left. */
function leaveFor(url: URL): Promise<never> {
  loadDocument(url);
  return new Promise(() => undefined);
}

async function followRedirects(url: URL, signal: AbortSignal): Promise<{ url: URL; state: PageState }> {
  const response = await fetchPage(url.pathname + url.search, signal);
  if (!('redirect' in response)) return { url, state: response };
  const next = new URL(response.redirect, url);
  if (next.origin !== url.origin) return leaveFor(next);
  return followRedirects(next, signal);
}

/** The error page in the place of a page that cannot be shown (specification §8). @throws when it cannot be had either */
async function loadErrorPage(url: URL, error: unknown, signal?: AbortSignal): Promise<LoadedPage> {
  const locale = splitPath(url.pathname).locale ?? fallbackLocale;
  const state = await fetchErrorPage(locale, signal);
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const detail = import.meta.env.DEV ? { detail: { message, stack } } : {};
  return toLoaded(url, await prepare({ ...state, data: { ...(state.data as ErrorPageData), ...detail } }));
}

/** A page whose code failed while it was drawn. */
async function replaceFailed(error: unknown): Promise<void> {
  try {
    const page = await loadErrorPage(new URL(location.href), error);
    await page.show();
  } catch {
    const link = Object.assign(document.createElement('a'), { href: '/', textContent: 'Back to home' });
    document.body.replaceChildren('An error occurred while showing the error page. ', link);
  }
}

function showHead({ state, page, i18n, tools }: Prepared): void {
  tools.applyHead(page.head({ data: state.data as never, locale: state.locale, i18n }), state);
}

function toLoaded(url: URL, next: Prepared): LoadedPage {
  const { state, page, i18n, tools } = next;
  return {
    url,
    place: tools,
    async show() {
      await new Promise<void>((onShown) => show({ state, page, i18n, onShown }));
      showHead(next);
      count(state);
    },
  };
}

async function loadPage(target: URL, signal: AbortSignal): Promise<LoadedPage> {
  unreachedPage.set(null);
  pageLoading.begin();
  // Another page was requested, or the wait was aborted.
  signal.addEventListener('abort', pageLoading.finish);
  // Needed once the data are there; a failure counts then.
  travel.fetch().catch(() => undefined);
  try {
    const { url, state } = await followRedirects(target, signal);
    pageLoading.arrive('data');
    const next = await prepareOrReload(state, url);
    pageLoading.arrive('code');
    return toLoaded(url, next);
  } catch (error) {
    // Without a connection the page that is open stays readable.
    if (signal.aborted || error instanceof UnreachedError) throw error;
    return loadErrorPage(target, error, signal);
  }
}

/** After a new release the code of a page may be gone from the server; the document names the new one. */
async function prepareOrReload(state: PageState, url: URL): Promise<Prepared> {
  try {
    return await prepare(state);
  } catch (error) {
    if (mayReload(Date.now(), tabStorage)) loadDocument(url);
    throw error;
  }
}

/** @returns undefined when the document is being loaded again */
async function importFirst(state: PageState, code: string | undefined): Promise<AnyPage | undefined> {
  try {
    return await (code === undefined ? (await travel.fetch()).importPage(state.id) : importFirstPage(code));
  } catch (error) {
    if (!mayReload(Date.now(), tabStorage)) throw error;
    location.reload();
    return undefined;
  }
}

/** In a static copy, the document need not be that of the address. @returns undefined when another document is being loaded */
async function findFirst(sent: PageState): Promise<PageState | undefined> {
  if (apiOrigin() === '') return sent;
  const { findAskedPage } = await import('./static-copy/find-asked-page.ts');
  return findAskedPage(sent);
}

/** A part that is hydrated later may have been translated before: React makes it again, which is no error. */
function onRecoverableError(error: unknown): void {
  if (!document.querySelector('font')) reportError(error);
}

async function start(): Promise<void> {
  const element = document.getElementById(pageStateElementId);
  const root = document.getElementById('root');
  if (!element || !root) return;
  const sent = JSON.parse(element.textContent ?? '') as PageState;
  const state = await findFirst(sent);
  if (!state) return;
  const page = await importFirst(state, state.id === sent.id ? element.dataset['code'] : undefined);
  if (!page) return;
  const shown = { state, page, i18n: i18nOf(state) };
  const app = (
    <StrictMode>
      <Root first={{ ...shown, onShown: () => undefined }} />
    </StrictMode>
  );
  keepTexts(document.body);
  const isOther = state.id !== sent.id || state.locale !== sent.locale || state.path !== sent.path;
  // Nor is what was sent of use where the address asks for another page.
  if (isOther) showHead({ ...shown, tools: await travel.fetch() });
  // A page that was translated before its code arrived has other texts than React would look for: it is made again.
  if (isOther || root.querySelector('font')) {
    await page.parts?.prepare();
    createRoot(root).render(app);
  } else hydrateRoot(root, app, { onRecoverableError });
  // Printed links tell their whole address (print.css).
  document.documentElement.style.setProperty('--origin', `'${location.origin}'`);
  count(state);
  startRouter({
    load: loadPage,
    onFailure(url) {
      pageLoading.fail();
      unreachedPage.set(url.href);
    },
    onShown: pageLoading.finish,
  });
  startPrefetch(async (id) => (await travel.fetch()).importPage(id));
}

void start();

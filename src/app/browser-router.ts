import { matchPage } from './match-page.ts';
import { dataPrefix, type PageAnswer, type PageState } from './page-state.ts';
import { splitPath } from './split-path.ts';

/** Passed as `info` to `navigation.navigate` by filters that change the address but not the place on the page. */
export interface NavigationInfo {
  keepScroll?: boolean;
}

function isOurs(event: NavigateEvent): boolean {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData)
    return false;
  if (event.navigationType === 'reload') return false;
  const { locale, path } = splitPath(new URL(event.destination.url).pathname);
  return locale !== undefined && matchPage(path) !== undefined;
}

async function fetchState(url: URL, signal: AbortSignal): Promise<PageState> {
  const response = await fetch(`${dataPrefix}${url.pathname}${url.search}`, { signal });
  const answer = (await response.json()) as PageAnswer;
  if ('redirect' in answer) return fetchState(new URL(answer.redirect, url), signal);
  return answer;
}

/**
 * The browser is the router: one listener of the Navigation API fetches the page's data and shows it in place.
 * Races, scroll, focus and back/forward are the platform's. A browser without the API loads pages from the server.
 * @param show shows a page and settles when it stands in the document
 */
export function startRouter(show: (state: PageState, signal: AbortSignal) => Promise<void>): void {
  if (!('navigation' in globalThis) || !('URLPattern' in globalThis)) return;
  navigation.addEventListener('navigate', (event) => {
    if (!isOurs(event)) return;
    const url = new URL(event.destination.url);
    const { keepScroll = false } = (event.info ?? {}) as NavigationInfo;
    event.intercept({
      scroll: keepScroll ? 'manual' : 'after-transition',
      focusReset: keepScroll ? 'manual' : 'after-transition',
      async handler() {
        try {
          await show(await fetchState(url, event.signal), event.signal);
        } catch (error) {
          // The address is the new one already; the server shows it, or the browser its own page when there is no network.
          if (!event.signal.aborted) location.reload();
          throw error;
        }
      },
    });
  });
}

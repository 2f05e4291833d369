import { isLanguageSwitch } from './is-language-switch.ts';
import type * as KeptPlace from './keep-place.ts';
import { matchPage } from './match-page.ts';
import { splitPath } from './split-path.ts';
import { portalUrl } from './static-copy/portal-url.ts';

/** Passed as `info` to `navigation.navigate` by filters that change the address but not the place on the page. */
export interface NavigationInfo {
  keepScroll?: boolean;
}

/** A page that has been fetched. */
export interface LoadedPage {
  /** Where it really is, after redirects. */
  url: URL;
  /** Settles when it is in the document. */
  show(): Promise<void>;
  /** The place on the page that is left. */
  place: Pick<typeof KeptPlace, 'leavePlace' | 'notePlace'>;
}

export interface RouterOptions {
  /** Fetches what the page at an address needs. */
  load(url: URL, signal: AbortSignal): Promise<LoadedPage>;
  /** The page cannot be had; the one that is shown stays. */
  onFailure(url: URL): void;
  /** Another page is in the document. */
  onShown(): void;
}

let isLeaving = false;

/** Loads an address as a document from the server, whatever the router could do. */
export function loadDocument(url: URL): void {
  isLeaving = true;
  location.assign(url);
}

function isOurs(event: NavigateEvent): boolean {
  if (
    isLeaving ||
    !event.canIntercept ||
    event.hashChange ||
    event.downloadRequest !== null ||
    event.formData
  )
    return false;
  if (event.navigationType === 'reload') return false;
  const { locale, path } = splitPath(portalUrl(new URL(event.destination.url)).pathname);
  return locale !== undefined && matchPage(path) !== undefined;
}

/** Whether a navigation can be held back until its page is there, so that a failure leaves address and page as they were. */
const canHoldBack = (event: NavigateEvent) =>
  event.cancelable && 'NavigationPrecommitController' in globalThis;

function intercept(event: NavigateEvent, { load, onFailure, onShown }: RouterOptions): void {
  const target = portalUrl(new URL(event.destination.url));
  const { keepScroll = false } = (event.info ?? {}) as NavigationInfo;
  const isSwitch =
    event.navigationType !== 'traverse' && isLanguageSwitch(portalUrl(new URL(location.href)), target);
  const staysInPlace = keepScroll || isSwitch;
  let loaded: LoadedPage | undefined;

  async function fetchIt(): Promise<LoadedPage> {
    try {
      return await load(target, event.signal);
    } catch (error) {
      if (!event.signal.aborted) onFailure(target);
      throw error;
    }
  }
  const holdBack: NavigationPrecommitHandler = async (controller) => {
    loaded = await fetchIt();
    if (loaded.url.href !== target.href) controller.redirect(loaded.url.href);
  };
  event.intercept({
    scroll: staysInPlace ? 'manual' : 'after-transition',
    focusReset: staysInPlace ? 'manual' : 'after-transition',
    ...(canHoldBack(event) ? { precommitHandler: holdBack } : {}),
    async handler() {
      loaded ??= await fetchIt();
      const { leavePlace, notePlace } = loaded.place;
      leavePlace();
      const restorePlace = isSwitch ? notePlace() : undefined;
      await loaded.show();
      restorePlace?.();
      onShown();
    },
  });
}

/**
 * The browser is the router: one listener of the Navigation API fetches the page and shows it in place.
 * Races, scroll, focus and back/forward are the platform's. A browser without the API loads pages from the server.
 */
export function startRouter(options: RouterOptions): void {
  if (!('navigation' in globalThis) || !('URLPattern' in globalThis)) return;
  navigation.addEventListener('navigate', (event) => {
    if (isOurs(event)) intercept(event, options);
  });
}

import { unreachedPage } from '#features/site/shell/model/unreached-page.ts';
import { negotiateLocale } from '#i18n/negotiate-locale.ts';
import { fetchPage } from '../fetch-page.ts';
import { matchPage } from '../match-page.ts';
import type { PageState } from '../page-state.ts';
import { splitPath } from '../split-path.ts';
import { portalUrl } from './portal-url.ts';

function visitorLocale() {
  const chosen = /(?:^|;\s*)lang=([a-z-]+)/.exec(document.cookie)?.[1];
  return negotiateLocale(chosen, navigator.languages.join(','));
}

/** Hosts add a slash to the name of a folder; the pages' own links have none. Nothing is imported for it: the home page would load it from the script of the other pages. */
function dropSlash(): void {
  const { pathname, search, hash } = location;
  if (pathname === '/' || !pathname.endsWith('/')) return;
  history.replaceState(history.state, '', pathname.slice(0, -1) + search + hash);
}

/**
 * What the address of this window asks for. A static host sends one document for several addresses: the store's first page for every search, the
 * not-found page for what the portal alone has, the English home page for `/`.
 * @param sent what the document has
 * @returns undefined when another document is being loaded
 */
export async function findAskedPage(sent: PageState): Promise<PageState | undefined> {
  dropSlash();
  const { pathname, search, hash } = portalUrl(new URL(location.href));
  const { locale, path } = splitPath(pathname);
  if (!matchPage(path)) return sent;
  if (!locale) {
    location.replace(`/${visitorLocale()}${path === '/' ? '' : path}${search}${hash}`);
    return undefined;
  }
  if (sent.id !== 'not-found' && sent.locale === locale && sent.path === path + search) return sent;
  try {
    const answer = await fetchPage(pathname + search, new AbortController().signal);
    if ('redirect' in answer) location.replace(answer.redirect);
    else return answer;
    return undefined;
  } catch {
    // Without the portal, what was sent can be read; a notice says what is missing.
    unreachedPage.set(location.href);
    return sent;
  }
}

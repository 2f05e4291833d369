import { brand } from '#brand/brand.ts';
import { createAnalytics } from '#features/site/shell/model/analytics.ts';
import { listCookieDomains, listServiceCookies } from '#features/site/shell/model/list-service-cookies.ts';
import { statisticsConsent } from '#features/site/shell/view/consent/statistics-consent.ts';
import { countedPath } from './counted-path.ts';
import type { PageId } from './page-table.ts';
import type { PageState } from './page-state.ts';

/* Loaded only where the brand has services that count visits. */

const analytics = createAnalytics(brand.analytics, globalThis as never);

/** Pages that ask in their own text. */
const askingPages: ReadonlySet<PageId> = new Set(['cookies', 'privacy']);

let latest: PageState | undefined;
let hasCounted = false;

async function ask(state: PageState): Promise<void> {
  try {
    const { showConsentBar } = await import('./show-consent-bar.tsx');
    await showConsentBar(askingPages.has(state.id) ? null : state.locale);
  } catch {
    // Without the question there is no answer, and nothing is counted; the next page asks again.
  }
}

function count(state: PageState): void {
  const path = countedPath(state);
  if (path === undefined) return;
  hasCounted = true;
  analytics.countPage(path);
}

function deleteCookies(): void {
  for (const name of listServiceCookies(brand.analytics, document.cookie))
    for (const domain of listCookieDomains(location.hostname))
      document.cookie = `${name}=; path=/; max-age=0${domain === undefined ? '' : `; domain=${domain}`}`;
}

statisticsConsent.subscribe(() => {
  const answer = statisticsConsent.read();
  if (answer === 'yes' && latest) count(latest);
  if (answer !== 'no') return;
  deleteCookies();
  // Scripts that run can only be ended with their document.
  if (hasCounted) location.reload();
});

/** After each page view: counts it where the visitor allows it, and asks where that is not known. */
export function countVisit(state: PageState): void {
  latest = state;
  const answer = statisticsConsent.read();
  if (answer === 'yes') count(state);
  if (answer === 'unasked') void ask(state);
}

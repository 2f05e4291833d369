import { fetchPageAhead } from './fetch-page.ts';
import { matchPage } from './match-page.ts';
import type { PageId } from './page-table.ts';
import { splitPath } from './split-path.ts';

/** The browser's idle time is waited for this long at most (specification §9). */
const idleTimeoutMs = 2_000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the connection is metered or slow: then nothing is fetched ahead. */
export function isSparing(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}

const connectionOf = () => (navigator as Navigator & { connection?: Connection }).connection;

/** Address and page of a link within the portal; undefined for anything else. */
function pageOf(link: HTMLAnchorElement): { id: PageId; address: string } | undefined {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
  const { locale, path } = splitPath(link.pathname);
  const match = locale && matchPage(path);
  return match ? { id: match.id, address: link.pathname + link.search } : undefined;
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: idleTimeoutMs });
  else setTimeout(act, idleTimeoutMs);
}

/**
 * Fetches ahead while the browser is idle: the code of pages whose links are in view, and the data of the page whose link is being
 * pointed at. Nothing on 2g or when data are to be saved.
 * @param loadCode loads the code of a page; called once per page
 */
export function startPrefetch(loadCode: (id: PageId) => Promise<unknown>): void {
  const known = new Set<PageId>();
  const inView = new IntersectionObserver((entries) => {
    const links = entries.filter((entry) => entry.isIntersecting).map(({ target }) => target);
    if (links.length === 0 || isSparing(connectionOf())) return;
    whenIdle(() => {
      for (const link of links) {
        inView.unobserve(link);
        const page = pageOf(link as HTMLAnchorElement);
        if (!page || known.has(page.id)) continue;
        known.add(page.id);
        loadCode(page.id).catch(() => known.delete(page.id));
      }
    });
  });
  const observe = () => {
    for (const link of document.querySelectorAll('a[href]')) inView.observe(link);
  };
  whenIdle(observe);
  globalThis.navigation?.addEventListener('navigatesuccess', () => whenIdle(observe));
  const point = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const page = link && !isSparing(connectionOf()) ? pageOf(link) : undefined;
    if (page) fetchPageAhead(page.address);
  };
  addEventListener('pointerover', point, { passive: true });
  addEventListener('pointerdown', point, { passive: true });
}

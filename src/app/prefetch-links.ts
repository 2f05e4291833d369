import { fetchPageAhead } from './fetch-page.ts';
import { matchPage } from './match-page.ts';
import type { PageId } from './page-table.ts';
import { splitPath } from './split-path.ts';
import { portalUrl } from './static-copy/portal-url.ts';

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
  const { pathname, search } = portalUrl(new URL(link.href));
  const { locale, path } = splitPath(pathname);
  const match = locale && matchPage(path);
  return match ? { id: match.id, address: pathname + search } : undefined;
}

/** The libraries of the tools are larger than most pages, and every footer leads to them: they come when their link is pointed at. */
const isHeavy = (id: PageId) => id.startsWith('tools-');

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: idleTimeoutMs });
  else setTimeout(act, idleTimeoutMs);
}

/**
 * Fetches ahead: the code of pages whose links are in view, while the browser is idle and the page has loaded, other than tools; code
 * and data of the page whose link is being pointed at. Nothing on 2g or when data are to be saved.
 * @param loadCode loads the code of a page; called once per page
 */
export function startPrefetch(loadCode: (id: PageId) => Promise<unknown>): void {
  const known = new Set<PageId>();
  const loadOnce = (id: PageId) => {
    if (known.has(id)) return;
    known.add(id);
    loadCode(id).catch(() => known.delete(id));
  };
  const inView = new IntersectionObserver((entries) => {
    const links = entries.filter((entry) => entry.isIntersecting).map(({ target }) => target);
    if (links.length === 0 || isSparing(connectionOf())) return;
    whenIdle(() => {
      for (const link of links) {
        inView.unobserve(link);
        const page = pageOf(link as HTMLAnchorElement);
        if (page && !isHeavy(page.id)) loadOnce(page.id);
      }
    });
  });
  const observe = () => {
    for (const link of document.querySelectorAll('a[href]')) inView.observe(link);
  };
  if (document.readyState === 'complete') whenIdle(observe);
  else addEventListener('load', () => whenIdle(observe), { once: true });
  globalThis.navigation?.addEventListener('navigatesuccess', () => whenIdle(observe));
  const point = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const page = link && !isSparing(connectionOf()) ? pageOf(link) : undefined;
    if (!page) return;
    // Links of a menu that was opened just now were not there when the visible ones were listed.
    loadOnce(page.id);
    fetchPageAhead(page.address);
  };
  // On their way down: React may keep presses inside of what is not hydrated to itself.
  addEventListener('pointerover', point, { passive: true, capture: true });
  addEventListener('pointerdown', point, { passive: true, capture: true });
}

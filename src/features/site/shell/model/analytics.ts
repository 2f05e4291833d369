import type { Brand } from '#features/core/brand/model/brand-schema.ts';

/** Queues of the two services for calls made before their scripts have loaded. */
interface AnalyticsWindow {
  _hmt?: unknown[][];
  dataLayer?: unknown[];
  document: Pick<Document, 'createElement' | 'head'>;
}

export interface Analytics {
  /** @param path of the page, with language, without query; never a path that contains a secret */
  countPage(path: string): void;
}

/**
 * The hook for a search engine's and a web analytics service's scripts (specification §7): after each page
 * view they get its path. Nothing is loaded before the first call, which only a visitor's consent allows (`consent.ts`).
 */
export function createAnalytics(settings: Brand['analytics'], page: AnalyticsWindow): Analytics {
  const { searchEngine, webAnalytics } = settings;
  const loaded = new Set<string>();
  const load = ({ scriptUrl, id }: { scriptUrl: string; id: string }) => {
    if (loaded.has(scriptUrl)) return;
    loaded.add(scriptUrl);
    const script = page.document.createElement('script');
    script.async = true;
    script.src = scriptUrl.replace('{id}', encodeURIComponent(id));
    page.document.head.append(script);
  };
  return {
    countPage(path) {
      if (searchEngine) {
        // The engine counts the first page automatically unless it is told not to.
        page._hmt ??= [['_setAutoPageview', false]];
        page._hmt.push(['_trackPageview', path]);
        load(searchEngine);
      }
      if (webAnalytics) {
        page.dataLayer ??= [];
        page.dataLayer.push({ event: 'page_view', id: webAnalytics.id, page_path: path });
        load(webAnalytics);
      }
    },
  };
}

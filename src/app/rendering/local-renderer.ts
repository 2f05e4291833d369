import { compressBody } from '#platform/http/precompressed-response.ts';
import { makePage, makeStill, type PageSource } from './make-page.ts';
import type { PageRenderer } from './page-renderer.ts';

/** A renderer in the thread that calls it, one page per call: for development and tests. */
export function createLocalRenderer(
  source: PageSource,
  describePage: PageRenderer['describePage'],
): PageRenderer {
  return {
    requirePlace: () => undefined,
    makePage: (order, { known }) =>
      makePage(order, known, { source, compress: (body) => compressBody(body) }),
    makeStill: (order) => makeStill(order, source),
    describePage,
    compressBody: (body) => compressBody(body),
    development: source.development,
  };
}

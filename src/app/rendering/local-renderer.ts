import { packBody } from '#platform/http/stored-answer.ts';
import { makePage, type PageSource } from './make-page.ts';
import type { PageRenderer } from './page-renderer.ts';

/** A renderer in the thread that calls it, one page whenever it is asked for: for development and tests. */
export function createLocalRenderer(
  source: PageSource,
  describePage: PageRenderer['describePage'],
): PageRenderer {
  return {
    makePage: (order, { known }) => makePage(order, known, { source, pack: (body) => packBody(body) }),
    describePage,
    packBody: (body) => packBody(body),
    development: source.development,
  };
}

import { METHODS } from 'node:http';
import type { Hono } from 'hono';
import { dataPrefix } from '#lib/data-prefix.ts';
import { isApi } from '../api-addresses.ts';
import { matchPage } from '../match-page.ts';
import { pageTable } from '../page-table.ts';
import { splitPath } from '../split-path.ts';

/** The pattern of the route that answers a request: one of those in the code, whatever was requested. It never throws. */
export type RoutePattern = (method: string, pathname: string) => string;

/** Everything that no route answers: redirects, and addresses that do not exist. */
export const unmatched = 'unmatched';

/** Longer ones exist in no route. */
const pathMaxLength = 2048;

/** What is no address at all has been refused already; naming it, when its answer ends, must not end the process. */
const safely =
  (routes: RoutePattern): RoutePattern =>
  (method, pathname) => {
    if (pathname.length > pathMaxLength) return unmatched;
    try {
      return routes(method, pathname);
    } catch {
      return unmatched;
    }
  };

const pagePaths = new Map<string, string>(pageTable.map(({ id, path }) => [id, path]));

/** Of a page, or its data, in any language. */
export const pagePattern: RoutePattern = safely((_method, pathname) => {
  const isData = pathname.startsWith(`${dataPrefix}/`);
  const { path } = splitPath(isData ? pathname.slice(dataPrefix.length) : pathname);
  return pagePaths.get(matchPage(path)?.id ?? '') ?? unmatched;
});

const everything = new Set(['*', '/*']);

/** Those that Node's parser lets through; the router looks a method up in an object, where `constructor` would be found. */
const methods = new Set(METHODS);

/** Of the visitors' listener, which has the pages and the API. */
export const visitorsPattern =
  (api: RoutePattern): RoutePattern =>
  (method, pathname) =>
    isApi(pathname) ? api(method, pathname) : pagePattern(method, pathname);

/** Of the routes of an app. What only its middlewares answer, such as built files, has the pattern of the last of them. */
export function createRoutePattern({ router }: Pick<Hono, 'router'>): RoutePattern {
  return safely((method, pathname) => {
    if (!methods.has(method)) return unmatched;
    const [handlers] = router.match(method === 'HEAD' ? 'GET' : method, pathname);
    const routes = handlers.map(([[, route]]) => route);
    const path = (routes.find((route) => route.method !== 'ALL') ?? routes.at(-1))?.path;
    return path === undefined || everything.has(path) ? unmatched : path;
  });
}

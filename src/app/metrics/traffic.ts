import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Histogram, type Registry } from 'prom-client';
import { isApi } from '../api-addresses.ts';
import { pagePattern, type RoutePattern } from './route-pattern.ts';

/** Answers that were sent from memory without routing. The listener adds to these numbers on its fastest path, which does nothing else for metrics. */
export interface FromMemory {
  pages: number;
  assets: number;
  api: number;
  pictures: number;
}

export const noneFromMemory = (): FromMemory => ({ pages: 0, assets: 0, api: 0, pictures: 0 });

/** Sees a request when it comes, and counts it when its answer ends. */
export type WatchRequest = (request: IncomingMessage, response: ServerResponse) => void;

export interface VisitorsTraffic {
  fromMemory: FromMemory;
  /** For everything that is routed. */
  watch: WatchRequest;
}

/** From a page in a store to one that waits for the render queue, and a question to a chain. */
const secondsOfBuckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statusClass = ({ headersSent, statusCode }: ServerResponse) =>
  headersSent ? `${Math.floor(statusCode / 100)}xx` : 'aborted';

interface Place {
  area: 'pages' | 'api' | 'desk';
  routes: RoutePattern;
}

/** Counts requests by area, route pattern and class of the status, with how long they took. */
export function createTraffic(registry: Registry, api: RoutePattern) {
  const requests = new Counter({
    name: 'tideport_http_requests_total',
    help: 'Requests by area, route pattern and class of the status; "from memory" are answers without routing, of which a 304 counts as 2xx too.',
    labelNames: ['area', 'route', 'status'],
    registers: [registry],
    collect: tellFromMemory,
  });
  const seconds = new Histogram({
    name: 'tideport_http_request_duration_seconds',
    help: 'Time until an answer was complete, without the time that its reader took; answers from memory are not timed.',
    labelNames: ['area', 'route'],
    buckets: secondsOfBuckets,
    registers: [registry],
  });
  const fromMemory = noneFromMemory();
  const told = noneFromMemory();

  function tellFromMemory(this: Counter<'area' | 'route' | 'status'>): void {
    for (const area of ['pages', 'assets', 'api', 'pictures'] as const) {
      this.inc({ area, route: 'from memory', status: '2xx' }, fromMemory[area] - told[area]);
      told[area] = fromMemory[area];
    }
  }

  const watchFor = (placeOf: (path: string) => Place): WatchRequest => {
    return (request, response) => {
      const begun = performance.now();
      let complete: number | undefined;
      response.once('prefinish', () => (complete = performance.now()));
      response.once('close', () => {
        const [path = '/'] = (request.url ?? '/').split('?', 1);
        const { area, routes } = placeOf(path);
        const route = routes(request.method ?? 'GET', path);
        requests.inc({ area, route, status: statusClass(response) });
        seconds.observe({ area, route }, ((complete ?? performance.now()) - begun) / 1000);
      });
    };
  };
  const ofPages: Place = { area: 'pages', routes: pagePattern };
  const ofApi: Place = { area: 'api', routes: api };
  return {
    visitors: { fromMemory, watch: watchFor((path) => (isApi(path) ? ofApi : ofPages)) },
    /** Watches the desk's requests. */
    watchDesk: (routes: RoutePattern) => watchFor(() => ({ area: 'desk', routes })),
  };
}

import { Hono } from 'hono';
import { failure } from '#platform/http/envelope.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { limitRequests } from '../api/submissions/request-limits.ts';
import type { VisitorEnvironment } from '../api/submissions/visitor-environment.ts';
import type { Content, Services } from '../services.ts';
import { createCategoryRoutes } from './category-routes.ts';
import { createChainRoutes } from './chain-routes.ts';
import { createDappRoutes } from './dapp-routes.ts';
import { createMarketRoutes } from './market-routes.ts';
import { createNewsRoutes } from './news-routes.ts';
import { createNewsletterRoutes } from './newsletter-routes.ts';
import { createPromotionRoutes } from './promotion-routes.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import { createSearchRoutes } from './search-routes.ts';
import { createStatusRoutes } from './status-routes.ts';

type ContentServices = Content &
  Pick<Services, 'limits' | 'newsletter' | 'mailRequests' | 'publicOrigin' | 'serviceStatus'>;

/** Requests that one address may make in ten minutes, of those that write. */
export interface ContentLimits {
  subscriptions: number;
  searchCounts: number;
}

const usualLimits: ContentLimits = { subscriptions: 20, searchCounts: 600 };

/**
 * The content API (specification §7). Answers to GET depend on nothing but the request's canonical address (canonical-address.ts) and the content revision.
 * Errors and unknown paths under /api are left to the app around it.
 */
export function createContentApi(services: ContentServices, requests = usualLimits) {
  // What one searches for counts once a day, on all nodes together: the requests themselves cost no more than a search in memory.
  const ofNode = { limits: createNodeLimits() };
  const app = new Hono<VisitorEnvironment>();
  app.route('/', createChainRoutes(services));
  app.route('/', createCategoryRoutes(services));
  app.route('/', createDappRoutes(services));
  app.route('/', createSearchRoutes(services, limitRequests(ofNode, 'searches', requests.searchCounts)));
  app.route('/', createNewsRoutes(services));
  app.route('/', createPromotionRoutes(services));
  app.route('/', createMarketRoutes(services));
  app.route(
    '/',
    createNewsletterRoutes(services, limitRequests(services, 'subscriptions', requests.subscriptions)),
  );
  app.route('/', createStatusRoutes(services));
  refuseOtherMethods(app);
  for (const path of ['/v1', '/v1/*']) {
    app.all(path, (c) => c.json(failure(404, 'There is nothing at this address.'), 404));
  }
  return app;
}

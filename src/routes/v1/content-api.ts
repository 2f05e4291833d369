import { Hono } from 'hono';
import { failure } from '#platform/http/envelope.ts';
import { createOpenApi, createOpenApiRoute } from '../api/openapi.ts';
import type { Services } from '../services.ts';
import { createCategoryRoutes } from './category-routes.ts';
import { createChainRoutes } from './chain-routes.ts';
import { createDappRoutes } from './dapp-routes.ts';
import { createMarketRoutes } from './market-routes.ts';
import { createNewsRoutes } from './news-routes.ts';
import { createNewsletterRoutes } from './newsletter-routes.ts';
import { createPromotionRoutes } from './promotion-routes.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import { createSearchRoutes } from './search-routes.ts';

type ContentServices = Pick<Services, 'brand' | 'catalogue' | 'news' | 'newsletter'> &
  Partial<Pick<Services, 'openApi'>>;

/**
 * The content API (specification §7). Answers to GET depend on nothing but `languageTarget` of the request and the content revision.
 * Faults are left to the app around it.
 * `/api/openapi.json` describes `services.openApi`; this API alone where that is left out.
 */
export function createContentApi(services: ContentServices): Hono {
  const app = new Hono();
  const groups = [
    createChainRoutes(services),
    createCategoryRoutes(services),
    createDappRoutes(services),
    createSearchRoutes(services),
    createNewsRoutes(services),
    createPromotionRoutes(services),
    createMarketRoutes(services),
    createNewsletterRoutes(services),
  ];
  for (const group of groups) app.route('/', group);
  app.route('/', createOpenApiRoute(services.openApi ?? createOpenApi(() => app, services.brand.name)));
  refuseOtherMethods(app);
  for (const path of ['/v1', '/v1/*']) {
    app.all(path, (c) => c.json(failure(404, 'There is nothing at this address.'), 404));
  }
  return app;
}

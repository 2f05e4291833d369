import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Locale } from '#i18n/locales.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import type { Settings } from '#platform/env/settings.ts';
import { failure } from '#platform/http/envelope.ts';
import { presentError } from '#platform/http/present-error.ts';
import type { Log } from '#platform/log/log.ts';
import { createAppealRoute } from '#routes/api/appeal-route.ts';
import { createEndpointRoutes } from '#routes/api/chains/endpoint-routes.ts';
import { createListingChangeRoute } from '#routes/api/listing-change-route.ts';
import { createListingWithdrawalRoute } from '#routes/api/listing-withdrawal-route.ts';
import { createOpenApiRoute, type DescribeApi } from '#routes/api/openapi.ts';
import { createNewsletterLinks } from '#routes/api/newsletter-links.ts';
import { createPaymentQuestionRoute } from '#routes/api/payment-question-route.ts';
import { createReportRoute } from '#routes/api/report-route.ts';
import { createStatusLinkRoute } from '#routes/api/status-link-route.ts';
import { createDescriptorRoutes } from '#routes/api/tools/descriptor-routes.ts';
import { createReadChainRoutes } from '#routes/api/tools/read-chain-routes.ts';
import { createTokenCheckRoutes } from '#routes/api/tools/token-check-routes.ts';
import { createSubmissionApi } from '#routes/api/submissions/submission-api.ts';
import type { VisitorEnvironment } from '#routes/api/submissions/visitor-environment.ts';
import { createBrandKitFiles } from '#routes/brandkit-files.ts';
import { createFilesRoute } from '#routes/files.ts';
import { createLightsSheet } from '#routes/lights-sheet.ts';
import { createNewsFeed } from '#routes/news-feed.ts';
import type { Services } from '#routes/services.ts';
import { createContentApi } from '#routes/v1/content-api.ts';
import { createChartRoutes } from '#routes/chart-routes.ts';
import { clientAddress } from './client-address.ts';
import { createHealthRoutes, type Readiness } from '#routes/health-routes.ts';
import type { Drawing, PageRenderer } from './rendering/page-renderer.ts';
import { createIconRoutes } from './standards/icon-routes.ts';
import { createPictureRoutes } from './standards/picture-routes.ts';
import { createRobotRoutes } from './standards/robot-routes.ts';
import { createSitemapRoutes } from './standards/sitemap-routes.ts';

/** The calls of wallets, forms and other programs: what OpenAPI describes. Errors and unknown addresses are left to the app around them. */
export function createCalls(services: Services): Hono<VisitorEnvironment> {
  const app = new Hono<VisitorEnvironment>();
  app.route('/', createSubmissionApi(services));
  app.route('/', createNewsletterLinks(services));
  app.route('/', createReportRoute(services));
  app.route('/', createStatusLinkRoute(services));
  app.route('/', createAppealRoute(services));
  app.route('/', createPaymentQuestionRoute(services));
  app.route('/', createListingWithdrawalRoute(services));
  app.route('/', createListingChangeRoute(services));
  app.route('/', createContentApi({ ...services, ...services.own }));
  app.route('/', createEndpointRoutes(services));
  app.route('/', createDescriptorRoutes(services));
  app.route('/', createReadChainRoutes(services));
  app.route('/', createTokenCheckRoutes(services));
  return app;
}

export interface ApiOptions {
  services: Services;
  /** What `createCalls` made, and its description. */
  calls: Hono<VisitorEnvironment>;
  openApi: DescribeApi;
  database: Database;
  settings: Settings;
  log: Log;
  renderer: Pick<PageRenderer, 'describePage'> & Drawing;
  now: () => Date;
  readiness: Readiness;
}

/** Everything that is no page, behind one translation of errors: calls, files, pictures, icons, what robots read, health. */
export function createApi(options: ApiOptions) {
  const { services, calls, openApi, database, settings, log, renderer, now, readiness } = options;
  const { publicOrigin } = settings;
  const app = new Hono<{ Bindings: Partial<HttpBindings> } & VisitorEnvironment>();
  app.onError(presentError(log));
  app.notFound((c) => c.json(failure(404, 'There is nothing at this address.'), 404));
  app.use(async (c, next) => {
    // Stored responses are created without a connection; they know no visitor.
    const address = c.env.incoming ? clientAddress(c.env.incoming, settings.trustedProxies) : 'store';
    c.set('clientAddress', address);
    c.set('staticOrigin', settings.staticOrigin);
    await next();
  });
  const describeNews = (locale: Locale) =>
    renderer.describePage({ id: 'news', locale, data: { start: 0, kind: null } });
  const pages = { services, openApi, renderer };
  app.route('/', createNewsFeed({ news: services.shown.news, describeNews }, publicOrigin));
  app.route('/', createHealthRoutes({ askDatabase: () => getContentRevision(database), ...readiness }));
  app.route('/', createChartRoutes());
  app.route('/', createPictureRoutes(pages, renderer));
  app.route('/', createIconRoutes(pages, renderer));
  app.route('/', createLightsSheet(services));
  app.route('/', createSitemapRoutes(pages, publicOrigin));
  app.route('/', createRobotRoutes({ brand: services.brand, publicOrigin, now }));
  app.route('/', createFilesRoute(services));
  app.route('/', createBrandKitFiles(services));
  app.route('/', createOpenApiRoute(openApi));
  app.route('/', calls);
  return app;
}

/** The content API over what the pages show, for their own calls. */
export function createPagesApi(services: Services, openApi: DescribeApi, log: Log) {
  const app = new Hono<VisitorEnvironment>();
  app.onError(presentError(log));
  app.route('/', createContentApi({ ...services, ...services.shown }));
  app.route('/', createOpenApiRoute(openApi));
  return app;
}

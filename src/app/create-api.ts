import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Database } from '#platform/database/database.ts';
import type { Settings } from '#platform/env/settings.ts';
import { failure } from '#platform/http/envelope.ts';
import { presentError } from '#platform/http/present-error.ts';
import type { Log } from '#platform/log/log.ts';
import { createSubmissionApi } from '#routes/api/submissions/submission-api.ts';
import { createBrandKitFiles } from '#routes/brandkit-files.ts';
import { createFilesRoute } from '#routes/files.ts';
import { createNewsFeed } from '#routes/news-feed.ts';
import type { Services } from '#routes/services.ts';
import { createContentApi } from '#routes/v1/content-api.ts';
import { createChartRoutes } from './chart-routes.ts';
import { clientAddress } from './client-address.ts';
import { createHealthRoutes } from './health-routes.ts';

export interface ApiOptions {
  services: Services;
  database: Database;
  settings: Settings;
  log: Log;
}

/** Everything that is no page, behind one translation of faults: content API, submissions, files, charts, health. */
export function createApi({ services, database, settings, log }: ApiOptions) {
  const app = new Hono<{ Bindings: Partial<HttpBindings>; Variables: { clientAddress: string } }>();
  app.onError(presentError(log));
  app.notFound((c) => c.json(failure(404, 'There is nothing at this address.'), 404));
  app.use(async (c, next) => {
    // Answers that are stored are asked for without a connection; they know no visitor.
    const address = c.env.incoming ? clientAddress(c.env.incoming, settings.trustedProxies) : 'store';
    c.set('clientAddress', address);
    await next();
  });
  app.route('/', createNewsFeed(services, settings.publicOrigin));
  app.route('/', createHealthRoutes({ database }));
  app.route('/', createChartRoutes());
  app.route('/', createFilesRoute(services));
  app.route('/', createBrandKitFiles(services));
  app.route('/', createSubmissionApi(services));
  app.route('/', createContentApi(services));
  return app;
}

import { Hono } from 'hono';
import { brand } from '#brand/brand.ts';
import { createAbout } from '#features/site/about/server/about.ts';
import { createNotices } from '#features/site/shell/server/notices.ts';
import { createCatalogue } from '#features/store/catalogue/server/create-catalogue.ts';
import { createNews } from '#features/core/news/server/news.ts';
import { createServiceStatus } from '#features/site/service-status/server/service-status.ts';
import { createNewsletter } from '#features/site/newsletter/server/newsletter.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { failure } from '#platform/http/envelope.ts';
import { presentError } from '#platform/http/present-error.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { createLog } from '#platform/log/log.ts';
import { createOpenApi, createOpenApiRoute } from '#routes/api/openapi.ts';
import { createContentApi, type ContentLimits } from '#routes/v1/content-api.ts';
import { createTestMarkdown } from './markdown.ts';
import { withCheckedAnswers } from './contract/with-checked-answers.ts';

/** A clock that only moves when a test moves it. */
export const testNow = () => new Date('2026-03-02T12:00:00.000Z');

export function createContentServices({ database, engine }: OpenDatabase, now = testNow) {
  return {
    brand,
    publicOrigin: 'https://wallet.example.net',
    limits: createNodeLimits(),
    catalogue: createCatalogue({ database, engine, now }),
    news: createNews({ database }),
    markdown: createTestMarkdown(),
    about: createAbout({ database }),
    notices: createNotices({ database }),
    newsletter: createNewsletter({ database, now, confirmsByMail: false }),
    serviceStatus: createServiceStatus({ database, now, log: createLog('silent') }),
    mailRequests: { ask: () => Promise.reject(new Error('no mails are sent here')) },
  };
}

/**
 * The content API within an app that handles unknown addresses and errors like the portal. Its answers are
 * checked against its description.
 */
export function createTestApi(open: OpenDatabase, limits?: ContentLimits): Hono {
  const app = new Hono();
  app.onError(presentError(createLog('silent')));
  app.notFound((c) => c.json(failure(404, 'There is nothing at this address.'), 404));
  app.route('/', createContentApi(createContentServices(open), limits));
  app.route('/', createOpenApiRoute(createOpenApi(app, brand.name)));
  return withCheckedAnswers(app);
}

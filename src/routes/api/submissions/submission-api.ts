import { Hono } from 'hono';
import { limitBody } from '#platform/http/limit-body.ts';
import type { Services } from '../../services.ts';
import { createCreationRoutes } from './creation-routes.ts';
import { createDemonstrationRoute } from './demonstration-route.ts';
import { createPaymentRoutes } from './payment-routes.ts';
import { createReferenceRoutes } from './reference-routes.ts';
import { limitRequests, usualLimits, type RequestLimits } from './request-limits.ts';
import { createUploadRoute } from './upload-route.ts';
import { createTokenFactsRoute } from './token-facts-route.ts';
import type { VisitorEnvironment } from './visitor-environment.ts';

/** A form is a few kilobytes. */
const formMaxBytes = 256 * 1024;

const addresses = ['/api/uploads/*', '/api/submissions/*', '/api/demonstration/*'];

/** Everything that a person who submits calls. Nothing of it may stay in a cache: an answer belongs to one person. */
export function createSubmissionApi(
  services: Pick<Services, 'limits' | 'submissions' | 'tokenFacts' | 'files' | 'demonstration'>,
  requests: RequestLimits = usualLimits,
): Hono<VisitorEnvironment> {
  const app = new Hono<VisitorEnvironment>();
  for (const address of addresses) {
    app.use(address, async (c, next) => {
      c.header('Cache-Control', 'no-store');
      await next();
    });
  }
  const limitForm = limitBody(formMaxBytes);
  app.use('/api/submissions/*', limitForm);
  app.use('/api/demonstration/*', limitForm);
  // One count for all changes of an address, and one for checks, whatever asks for them.
  const limit = (name: Exclude<keyof RequestLimits, 'uploadShares'>) =>
    limitRequests(services, name, requests[name]);
  const limitChanges = limit('changes');
  const limitChecks = limit('checks');
  const limitReading = limit('chainReads');
  const limitReads = limit('reads');
  app.route('/', createUploadRoute(services, requests));
  app.route('/', createCreationRoutes(services, { limitChecks, limitCreations: limit('creations') }));
  app.route('/', createTokenFactsRoute(services, limitReading));
  app.route('/', createReferenceRoutes(services, { limitReads, limitChecks, limitChanges }));
  app.route('/', createPaymentRoutes(services, limitChanges));
  app.route('/', createDemonstrationRoute(services, limitChanges));
  return app;
}

import { Hono } from 'hono';
import { presentError } from '#platform/http/present-error.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { createLog } from '#platform/log/log.ts';
import { createReportRoute } from '#routes/api/report-route.ts';
import type { VisitorEnvironment } from '#routes/api/submissions/visitor-environment.ts';
import { withCheckedAnswers } from './contract/with-checked-answers.ts';
import { publicOrigin } from './mail-world.ts';

export const fakeSite = {
  kind: 'site',
  site: 'https://Tideport-App.example/login',
  reason: 'impersonation',
  lang: 'en',
};

/** Where a static copy of the pages is served. */
export const staticOrigin = 'https://copy.example';

/** The visitors' form on its own. `from` is the network address of who sends it. */
export function createReportForm(
  reports: Parameters<typeof createReportRoute>[0]['reports'],
  requests = 1000,
) {
  const app = new Hono<VisitorEnvironment>();
  app.onError(presentError(createLog('silent')));
  app.use(async (c, next) => {
    c.set('clientAddress', c.req.header('x-test-address') ?? '192.0.2.1');
    c.set('staticOrigin', staticOrigin);
    await next();
  });
  app.route('/', createReportRoute({ reports, limits: createNodeLimits(), publicOrigin }, requests));
  withCheckedAnswers(app as unknown as Hono);
  return (body: Record<string, string>, from = '192.0.2.1', headers: Record<string, string> = {}) =>
    app.request('/api/reports', {
      method: 'POST',
      headers: { 'x-test-address': from, ...headers },
      body: new URLSearchParams(body),
    });
}

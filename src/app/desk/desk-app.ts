import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { readFile } from 'node:fs/promises';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import { brandFile } from '#features/core/brand/server/brand-folder.ts';
import type { Accounts } from '#features/team/accounts/server/accounts.ts';
import { iconMaxBytes, pictureMaxBytes } from '#lib/upload-limits.ts';
import { limitBody } from '#platform/http/limit-body.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { createFilesRoute } from '#routes/files.ts';
import { createChartRoutes } from '#routes/chart-routes.ts';
import { clientAddress } from '../client-address.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import { createDraftPictureRoute } from '#routes/desk/content-picture-routes.ts';
import { createDeskApi, type DeskApiServices } from '#routes/desk/desk-api.ts';
import { requireDeskHost, requireSameOrigin } from '#routes/desk/desk-gates.ts';
import { createDeskPage } from './desk-page.ts';
import { createMetricsRoute } from '#routes/metrics-route.ts';
import { HTTPException } from 'hono/http-exception';
import { AppError } from '#lib/app-error.ts';
import type { Log } from '#platform/log/log.ts';
import { recordRefusal } from '#routes/desk/record-refusal.ts';

export interface DeskAppOptions extends DeskApiServices {
  accounts: Accounts;
  /** Folder of the built page and its assets: dist/desk. */
  assetsDir: string;
  /** Folder of the visitors' built pages, whose fonts and pictures the previews use: dist/client. */
  pagesDir: string;
  /** How many proxies are in front of the desk; the limit of failed sign-ins counts by the address behind them. */
  trustedProxies?: number;
  /** Present where METRICS_TOKEN is set. */
  metrics?: Pick<Metrics, 'token' | 'read' | 'contentType'> | undefined;
}

export type DeskApp = Hono<{ Bindings: Partial<HttpBindings> }>;

/** Bytes of a call's body; a reviewer's text is the longest thing that is sent. */
const bodyMaxBytes = 64 * 1024;
/** An entry of contents has long texts in twelve languages. */
const contentMaxBytes = 3 * 1024 * 1024;
/** Somewhat more than a picture may have, so that a slightly longer one is answered with what is accepted. */
const picturesMaxBytes = Math.max(pictureMaxBytes, iconMaxBytes) + 1024 * 1024;
/** A listed item or a release has texts in twelve languages, and contracts or checksums; a description of contracts is a file. */
const listingMaxBytes = 512 * 1024;
/** Rates of the books for each day of ten years, with sources as long as they may be. */
const ratesMaxBytes = 2 * 1024 * 1024;

/** How long the body of a call may be. */
function maxBytesOf(path: string): number {
  if (path === '/api/desk/listings/logos' || /^\/api\/desk\/content\/[^/]+\/pictures\//.test(path))
    return picturesMaxBytes;
  if (
    /^\/api\/desk\/(?:(?:new-)?listings\/|(?:listing-drafts|releases|release-drafts|release-previews|clear-signing)(?:\/|$))/.test(
      path,
    )
  )
    return listingMaxBytes;
  if (path === '/api/desk/book-rates') return ratesMaxBytes;
  return path.startsWith('/api/desk/content/') ? contentMaxBytes : bodyMaxBytes;
}

/** Built files carry the hash of their content in their names. */
const keepForEver = createMiddleware(async (c, next) => {
  await next();
  if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable');
});

/** The desk's answers to errors: `{ message }`, the shape its pages read. Unknown errors show nothing and are logged whole. */
function presentDeskError(log: Log) {
  return (error: Error, c: Context): Response => {
    if (error instanceof HTTPException)
      return c.json({ message: error.message || 'Bad request' }, error.status);
    if (error instanceof AppError && error.code !== 'internal') {
      if (error.retryAfterSeconds) c.header('Retry-After', String(error.retryAfterSeconds));
      return c.json({ message: error.message }, error.status as 400);
    }
    log.error({ error, method: c.req.method, route: c.req.routePath }, 'desk request failed');
    return c.json({ message: 'Something went wrong. Try again. The server’s log has the details.' }, 500);
  };
}

/** The desk: its page, its accounts and its API, for a listener of its own. */
export function createDeskApp({
  accounts,
  assetsDir,
  pagesDir,
  deskOrigin,
  trustedProxies = 0,
  metrics,
  ...services
}: DeskAppOptions): DeskApp {
  const app: DeskApp = new Hono();
  const addressOf = (c: Context<{ Bindings: Partial<HttpBindings> }>) =>
    c.env?.incoming ? clientAddress(c.env.incoming, trustedProxies) : 'unknown';
  app.onError(recordRefusal({ accounts, addressOf, present: presentDeskError(services.log) }));
  app.notFound((c) => c.json({ message: 'There is nothing here.' }, 404));
  app.use(async (c, next) => {
    await next();
    // A mail is shown in a frame of the desk itself, and says so; nothing else is.
    for (const [name, value] of Object.entries(securityHeaders))
      if (!c.res.headers.has(name)) c.header(name, value);
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  if (metrics) app.route('/', createMetricsRoute(metrics));
  app.use(requireDeskHost(deskOrigin));
  app.use('/api/*', requireSameOrigin(deskOrigin));
  app.use('/api/*', (c, next) => limitBody(maxBytesOf(c.req.path))(c, next));
  app.all('/api/auth/*', (c) => accounts.handler(c.req.raw, addressOf(c)));
  app.route('/api/desk', createDeskApi({ accounts, deskOrigin, addressOf, ...services }));
  app.use('/assets/*', keepForEver, compress(), serveStatic({ root: assetsDir, precompressed: true }));
  // What the visitors' pages refer to, for previews.
  app.use('/assets/*', keepForEver, compress(), serveStatic({ root: pagesDir }));
  app.use('/fonts/*', keepForEver, serveStatic({ root: pagesDir }));
  app.get('/mark.svg', async (c) =>
    c.body(await readFile(brandFile('logo/icon.svg'), 'utf8'), 200, { 'content-type': 'image/svg+xml' }),
  );
  app.get('/:file{[a-z0-9-]+\\.(?:svg|png)}', serveStatic({ root: pagesDir }));
  app.route('/', createChartRoutes());
  app.route('/', createDraftPictureRoute({ accounts, ...services }));
  app.route('/', createFilesRoute(services));
  app.get('/', createDeskPage(assetsDir));
  return app;
}

import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { AppError } from '#lib/app-error.ts';
import type { VisitorEnvironment } from './submissions/visitor-environment.ts';

/**
 * Whether an Origin header names a host by which a visitor reaches this portal: the configured one, or the requested one, as the visitor or
 * a proxy names it. No page elsewhere can make a browser send these headers with other values.
 */
function isOwnOrigin(origin: string, publicOrigin: string, c: Context): boolean {
  const host = URL.parse(origin)?.host;
  const forwarded = c.req.header('x-forwarded-host')?.split(',').at(-1)?.trim();
  return (
    host !== undefined && [new URL(publicOrigin).host, URL.parse(c.req.url)?.host, forwarded].includes(host)
  );
}

/**
 * Gate: refuses what a page of another site makes a browser send. Browsers say so in `Sec-Fetch-Site`; those that do not know it, and
 * all of them over plain HTTP, name the page's origin (https://www.w3.org/TR/fetch-metadata/, RFC 6454). Programs send neither and pass.
 * Pages of the static copy are ours, and their browsers name its origin.
 * @throws AppError forbidden
 */
export function requireOwnPage(publicOrigin: string) {
  return createMiddleware<VisitorEnvironment>(async (c, next) => {
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const isCopy = origin !== undefined && origin === c.get('staticOrigin');
    const isOwn =
      isCopy ||
      (site === undefined
        ? origin === undefined || isOwnOrigin(origin, publicOrigin, c)
        : site === 'same-origin');
    if (!isOwn) throw new AppError('forbidden', 'This is sent from the pages of this portal only.');
    await next();
  });
}

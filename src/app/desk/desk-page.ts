import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { AppError } from '#lib/app-error.ts';
import { trustedTypesDirectives } from '#lib/trusted-types.ts';
import { noncePlaceholder } from './nonce-placeholder.ts';

/** The components make their style sheets while they run; they may do so only with the nonce of this answer. */
const policyOf = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...trustedTypesDirectives,
  ].join('; ');

/** The one page of the desk, with a nonce of its own in every answer. */
export function createDeskPage(assetsDir: string) {
  return async (c: Context) => {
    // Read each time: a new build takes effect immediately, and few people ask.
    const page = await readFile(join(assetsDir, 'index.html'), 'utf8').catch((cause: unknown) => {
      throw new AppError('unavailable', 'The desk has not been built yet: run `npm run build`.', { cause });
    });
    const nonce = randomBytes(16).toString('base64');
    return c.html(page.replaceAll(noncePlaceholder, nonce), 200, {
      'Content-Security-Policy': policyOf(nonce),
      'Cache-Control': 'no-store',
    });
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '#lib/app-error.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { sendPrecompressed } from '#platform/http/precompressed-response.ts';
import type { Log } from '#platform/log/log.ts';
import { routeError, routePage, statusOf, type PageContext } from './route-page.ts';
import { respondLastResort } from './respond-page.ts';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Errors that have a page of their own, and errors that were logged where they began, once for all requests. */
const expectedStatuses = new Set([429, 503]);

/** Answers with a page or its data; what fails becomes the error page. */
export async function servePage(
  url: URL,
  { request, response }: Exchange,
  { pages, log }: { pages: PageContext; log: Log },
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const headers = {
      ...securityHeaders,
      allow: 'GET, HEAD',
      'content-length': 0,
      'cache-control': 'no-store',
    };
    response.writeHead(405, headers).end();
    return;
  }
  try {
    sendPrecompressed(await routePage(url, request, pages), request, response);
  } catch (error) {
    const status = statusOf(error);
    if (!expectedStatuses.has(status))
      log.error(
        { error, method: request.method, path: url.pathname.split('/').slice(0, 3).join('/') },
        'page failed',
      );
    const errorResponse = await routeError(error, { url, request }, pages).catch((inner: unknown) => {
      log.error({ error: inner }, 'the error page failed');
      return respondLastResort(status);
    });
    if (error instanceof AppError && error.retryAfterSeconds !== undefined)
      response.setHeader('retry-after', error.retryAfterSeconds);
    sendPrecompressed(errorResponse, request, response);
  }
}

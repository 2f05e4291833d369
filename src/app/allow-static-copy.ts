import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { dataPrefix } from '#lib/data-prefix.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';

const prefixes = ['/v1/', '/api/', `${dataPrefix}/`];

/** What the pages' own scripts send. */
const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': 'content-type, upload-key',
  // The longest that Chromium remembers.
  'access-control-max-age': '7200',
};

const isPreflight = ({ method, headers }: IncomingMessage) =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

function answerPreflight(origin: string, response: ServerResponse): void {
  const headers = {
    ...securityHeaders,
    ...allowed,
    'access-control-allow-origin': origin,
    'cache-control': 'no-store',
    vary: 'Origin',
  };
  response.writeHead(204, headers).end();
}

/**
 * Lets the pages of the static copy, and of no other site, read what calls and page data answer; cookies are never allowed. What may be read by GET
 * always names the copy, whatever origin asks: caches in between keep one answer for all, and a browser hands it to no other site.
 * @param origin of the static copy
 * @see https://fetch.spec.whatwg.org/#cors-protocol-and-http-caches
 */
export function allowStaticCopy(origin: string, listener: RequestListener): RequestListener {
  return (request, response) => {
    const isOpen = prefixes.some((prefix) => request.url?.startsWith(prefix));
    if (!isOpen) return listener(request, response);
    const isFromCopy = request.headers.origin === origin;
    if (isFromCopy && isPreflight(request)) return answerPreflight(origin, response);
    if (isFromCopy || request.method === 'GET' || request.method === 'HEAD')
      response.setHeader('access-control-allow-origin', origin);
    return listener(request, response);
  };
}

import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { AppError } from '#lib/app-error.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { sendStored, storeAnswer, type StoredAnswer } from '#platform/http/stored-answer.ts';
import type { Log } from '#platform/log/log.ts';
import { languageTarget } from '#routes/v1/request-language.ts';
import { ignoresQuery, isApi, isPicture, isStorable } from './api-addresses.ts';
import { handlePage, visitorLocale, type PageContext } from './handle-page.ts';
import { answerFault, answerLastResort } from './respond-page.ts';
import { isPageRequest, pageRequestVary } from './is-page-request.ts';
import type { PageStore } from './page-store.ts';

/** An app that answers what is no page. */
export interface Api {
  fetch(request: Request, env?: object): Response | Promise<Response>;
}

export interface PortalServerOptions {
  pages: PageContext;
  /** Answers under /v1, /api, /files, /charts, /brandkit and the service addresses. */
  api: Api;
  /**
   * The content API over what the pages show, for their own calls: present where that comes from a content host, so that "the next 20"
   * continue the page's list. Everybody else's calls go to `api`.
   */
  pagesApi?: { api: Api; store: PageStore };
  /** Keeps GET answers of the content API; dropped with the pages when the content moves. */
  apiStore: PageStore;
  /** Keeps the pictures of pages, which are large; dropped like the others. */
  pictureStore: PageStore;
  assets: ReadonlyMap<string, StoredAnswer>;
  log: Log;
}

/** Wallets may name the language in a header; the address under which an answer is kept always says it. */
const apiTarget = (request: IncomingMessage, target: string) =>
  languageTarget(target, request.headers['lang'] as string | undefined);

/** What is packed already gains nothing from being packed again. */
const isPacked = (contentType: string) => contentType === 'image/png' || contentType === 'application/zip';

async function storeResponse(response: Response, vary: string): Promise<StoredAnswer> {
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) =>
      ['allow', 'content-security-policy', 'retry-after'].includes(name),
    ),
  );
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
  return storeAnswer({
    status: response.status,
    body: Buffer.from(await response.arrayBuffer()),
    contentType,
    ...(isPacked(contentType) ? { quality: 0 } : {}),
    cacheControl: response.headers.get('cache-control') ?? 'public, no-cache',
    vary,
    headers,
  });
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, { ...securityHeaders, ...headers, 'content-length': 0, 'cache-control': 'no-store' })
    .end();
}

async function respondWithPage(
  url: URL,
  exchange: { request: IncomingMessage; response: ServerResponse },
  options: PortalServerOptions,
) {
  const { request, response } = exchange;
  const { log } = options;
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, { allow: 'GET, HEAD' });
  try {
    sendStored(await handlePage(url, request, options.pages), request, response);
  } catch (error) {
    const status = error instanceof AppError ? error.status : 500;
    // What is unavailable has been logged where that began, once for all who ask for it.
    if (status !== 503)
      log.error({ error, path: url.pathname.split('/').slice(0, 3).join('/') }, 'page failed');
    const answer = await answerFault(status, visitorLocale(request), options.pages).catch(
      (inner: unknown) => {
        log.error({ error: inner }, 'the error page failed');
        return answerLastResort(status);
      },
    );
    sendStored(answer, request, response);
  }
  return undefined;
}

/**
 * The portal's listener. What stands in memory under the request's own address is sent at once, without routing or rendering;
 * everything else goes to the pages or to the API.
 */
export function createPortalListener(options: PortalServerOptions): RequestListener {
  const { pages, apiStore, pictureStore, assets, log, pagesApi } = options;
  const listenerOf = (api: Api) =>
    getRequestListener((request, env) => api.fetch(request, env), { overrideGlobalObjects: false });
  const everyones = { api: options.api, store: apiStore, listener: listenerOf(options.api) };
  const ofPages = pagesApi && { ...pagesApi, listener: listenerOf(pagesApi.api) };
  const vary = ofPages ? `lang, ${pageRequestVary}` : 'lang';
  const sourceFor = (request: IncomingMessage) => (ofPages && isPageRequest(request) ? ofPages : everyones);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? '/';
    if (!target.startsWith('/') || !URL.canParse(`http://portal${target}`)) return refuse(response, 400);
    const url = new URL(`http://portal${target}`);
    if (!isApi(url.pathname)) return respondWithPage(url, { request, response }, options);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && isStorable(url.pathname)) {
      const stored = ignoresQuery(url.pathname) ? url.pathname : apiTarget(request, target);
      const source = sourceFor(request);
      const render = async () =>
        storeResponse(await source.api.fetch(new Request(`http://portal${stored}`), {}), vary);
      const store = isPicture(url.pathname) ? pictureStore : source.store;
      return sendStored(await store.findOrRender(stored, render), request, response);
    }
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    return sourceFor(request).listener(request, response);
  }

  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      const address = request.url ?? '/';
      const stored =
        pages.store.find(address) ??
        assets.get(address) ??
        sourceFor(request).store.find(apiTarget(request, address)) ??
        pictureStore.find(address);
      if (stored) return sendStored(stored, request, response);
    }
    handle(request, response).catch((error: unknown) => {
      log.error({ error }, 'request failed');
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
    return undefined;
  };
}

/** The listener as a server with its time limits; ten megabytes over a slow line take some minutes. */
export function createPortalServer(listener: RequestListener): Server {
  return createServer({ headersTimeout: 15_000, requestTimeout: 300_000 }, listener);
}

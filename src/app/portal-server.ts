import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { AppError } from '#lib/app-error.ts';
import { canonicalPath } from '#lib/canonical-path.ts';
import { failure } from '#platform/http/envelope.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import {
  sendPrecompressed,
  withVary,
  type PrecompressedResponse,
} from '#platform/http/precompressed-response.ts';
import type { Log } from '#platform/log/log.ts';
import { withRequestId } from '#platform/log/request-id.ts';
import { traceRequest } from '#platform/tracing/trace-request.ts';
import type { CanonicalAddress } from '#routes/v1/canonical-address.ts';
import type { Admit } from './admission.ts';
import { assetPrefix } from './static-assets.ts';
import type { EarlierAssets } from './earlier-assets/earlier-assets.ts';
import {
  ignoresQuery,
  isApi,
  isFile,
  isMomentary,
  isPicture,
  isStorable,
  manifestOf,
  neutralManifest,
} from './api-addresses.ts';
import { languageVary, visitorLocale, type PageContext } from './route-page.ts';
import { isPageRequest, pageRequestVary } from './is-page-request.ts';
import { noneFromMemory, type FromMemory, type VisitorsTraffic } from './metrics/traffic.ts';
import type { RoutePattern } from './metrics/route-pattern.ts';
import type { PageStore } from './page-store.ts';
import { servePage } from './serve-page.ts';
import { precompressResponse } from './precompress-response.ts';

/** An app that responds to everything except pages. */
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
  /** Keeps GET responses of the content API; dropped with the pages when the content changes. */
  apiStore: PageStore;
  /** The address under which a response of the content API is kept. */
  canonicalAddress: CanonicalAddress;
  /** Called before a response is created that is in no store. */
  admit: Admit;
  /** Called before an uploaded file is read from the database. */
  admitFile: Admit;
  /** Keeps the pictures of pages, which are large; dropped like the others. */
  pictureStore: PageStore;
  assets: ReadonlyMap<string, PrecompressedResponse>;
  /** Files of other builds. */
  earlierAssets?: Pick<EarlierAssets, 'find'>;
  /** Origin of the static copy of the pages. */
  staticOrigin?: string | undefined;
  /** A proxy in front names the requests. */
  trustsSender?: boolean;
  /** Counts requests; absent where nobody reads metrics. */
  traffic?: VisitorsTraffic | undefined;
  /** Names what is traced; absent where nothing is. */
  routeOf?: RoutePattern | undefined;
  log: Log;
}

/** No address of ours is longer: the longest search in Chinese characters has 1,860. */
const addressMaxLength = 2048;
/** Five hundred ids of the longest kind. */
const idsMaxLength = 8192;
const idsAddress = '/v1/application/listbyids_new?';

const isTooLong = (target: string) =>
  target.length > (target.startsWith(idsAddress) ? idsMaxLength : addressMaxLength);

function refuse(response: ServerResponse, status: number, text = ''): void {
  const headers = {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  };
  response.writeHead(status, headers).end(text);
}

/** A refusal of a call that did not reach the API, in the API's form. */
function refuseCall(response: ServerResponse, error: AppError): void {
  const body = JSON.stringify(failure(error.status, error.message));
  const headers = {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  if (error.retryAfterSeconds !== undefined) response.setHeader('retry-after', error.retryAfterSeconds);
  response.writeHead(error.status, headers);
  response.end(body);
}

function refuseTooLong(target: string, response: ServerResponse): void {
  const sentence = 'This address is too long.';
  if (!isApi(target.split('?', 1)[0] ?? '')) refuse(response, 414, sentence);
  else refuseCall(response, new AppError('uri-too-long', sentence));
}

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers a request under an id, with a refusal where something fails. */
function answerSafely(handle: Handle, { log, trustsSender = false }: PortalServerOptions): RequestListener {
  const answer: Handle = async (request, response) => {
    try {
      await handle(request, response);
    } catch (error) {
      if (error instanceof AppError && !response.headersSent) return refuseCall(response, error);
      log.error({ error, method: request.method }, 'request failed');
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    }
  };
  return (request, response) =>
    withRequestId(request, response, { trustsSender, work: () => void answer(request, response) });
}

type FindStored = (target: string, request: IncomingMessage) => PrecompressedResponse | undefined;

/**
 * Finds and counts what is in memory under the request's own address.
 * @param findCall finds an answer of the content API
 */
function createFindStored(options: PortalServerOptions, findCall: FindStored): FindStored {
  const { pages, apiStore, pictureStore, assets } = options;
  const { families, store } = pages;
  const fromMemory = options.traffic?.fromMemory ?? noneFromMemory();
  const counted = (area: keyof FromMemory, stored: PrecompressedResponse | undefined) => {
    if (stored) fromMemory[area] += 1;
    return stored;
  };
  return (target, request) => {
    // No page and no file is below it.
    if (target.startsWith('/v1/')) return counted('api', findCall(target, request));
    return (
      counted('pages', store.find(families.keyOf(families.of(request), target))) ??
      counted('assets', assets.get(target)) ??
      counted('api', apiStore.find(target)) ??
      counted('pictures', pictureStore.find(target))
    );
  };
}

/** A script or style of another build: of the one before this, or of the one after it during an upgrade. */
async function findEarlierAsset(
  path: string,
  request: IncomingMessage,
  { admitFile, pictureStore, earlierAssets }: PortalServerOptions,
): Promise<PrecompressedResponse | undefined> {
  if (!earlierAssets || !path.startsWith(assetPrefix)) return undefined;
  await admitFile(request);
  const asset = await earlierAssets.find(path);
  return asset && pictureStore.findOrRender(path, async () => asset);
}

/**
 * The portal's listener. A response in memory under the request's own address is sent immediately, without routing or rendering;
 * everything else goes to the pages or to the API.
 */
export function createPortalListener(options: PortalServerOptions): RequestListener {
  const { pages, apiStore, log, pagesApi, admit, admitFile, canonicalAddress, traffic } = options;
  const { routeOf, trustsSender = false } = options;
  const listenerOf = (api: Api) =>
    getRequestListener((request, env) => api.fetch(request, env), { overrideGlobalObjects: false });
  const { compressBody } = pages.renderer;
  const everyones = { api: options.api, store: apiStore, listener: listenerOf(options.api) };
  const ofPages = pagesApi && { ...pagesApi, listener: listenerOf(pagesApi.api) };
  const vary = ofPages ? `lang, ${pageRequestVary}` : 'lang';
  const sourceFor = (request: IncomingMessage) =>
    ofPages && isPageRequest(request, options.staticOrigin) ? ofPages : everyones;
  /** Wallets may name the language in a header; the address under which a response is kept always says it. */
  const apiAddress = (request: IncomingMessage, target: string) =>
    canonicalAddress(target, request.headers['lang'] as string | undefined);

  const storeOf = (target: string, store: PageStore) => {
    if (isPicture(target)) return options.pictureStore;
    return isMomentary(target) ? pages.moments : store;
  };

  async function findStorable(target: string, request: IncomingMessage): Promise<PrecompressedResponse> {
    const address = apiAddress(request, target);
    const source = sourceFor(request);
    const store = storeOf(target, source.store);
    const render = async () =>
      precompressResponse(await source.api.fetch(new Request(`http://portal${address}`), {}), {
        vary,
        compressBody,
        caching: pages.caching,
      });
    if (!store.has(address)) await admit(request);
    return store.findOrRender(address, render);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? '/';
    if (!target.startsWith('/') || !URL.canParse(`http://portal${target}`)) return refuse(response, 400);
    const url = new URL(`http://portal${target}`);
    // Whatever is kept is kept once: dot segments are gone, and escapes have one spelling.
    url.pathname = canonicalPath(url.pathname);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && url.pathname === neutralManifest) {
      const stored = await findStorable(manifestOf(visitorLocale(request)), request);
      return sendPrecompressed(withVary(stored, languageVary), request, response);
    }
    if (!isApi(url.pathname)) {
      const asset = reads ? await findEarlierAsset(url.pathname, request, options) : undefined;
      if (asset) return sendPrecompressed(asset, request, response);
      return servePage(url, { request, response }, { pages, log });
    }
    if (reads && isStorable(url.pathname)) {
      const query = ignoresQuery(url.pathname) ? '' : url.search;
      const stored = await findStorable(`${url.pathname}${query}`, request);
      return sendPrecompressed(stored, request, response);
    }
    if (isFile(url.pathname)) await admitFile(request);
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    return sourceFor(request).listener(request, response);
  }

  const findStored = createFindStored(options, (target, request) =>
    sourceFor(request).store.find(apiAddress(request, target)),
  );
  const answer = answerSafely(handle, options);
  return (request, response) => {
    const target = request.url ?? '/';
    // Before anything is looked up or read: a long address costs its sender only.
    if (isTooLong(target)) return refuseTooLong(target, response);
    if (request.method === 'GET' || request.method === 'HEAD') {
      const stored = findStored(target, request);
      if (stored) return sendPrecompressed(stored, request, response);
    }
    // What is in memory cannot fail, and needs no id.
    traffic?.watch(request, response);
    const work = () => answer(request, response);
    return routeOf ? traceRequest(request, response, { trustsSender, routeOf, work }) : work();
  };
}

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import {
  createHostedContent,
  type HostedContent,
} from '#features/listing/content-host/server/hosted-content.ts';
import { keysFileName } from '#features/tools/offline-keys/model/keys-file.ts';
import { createOfflineKeys } from '#features/tools/offline-keys/server/offline-keys.ts';
import { createResponseStores, watchContent } from '#app/response-stores.ts';
import { startVisitors } from '#app/start-visitors.ts';
import { sentences } from '#brand/sentences.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import { createOpenApi } from '#routes/api/openapi.ts';
import type { Services } from '#routes/services.ts';
import { createBareRenderer } from './bare-renderer.ts';
import { createContentServices, createTestApi, testNow } from './content-services.ts';

export interface TestHost {
  origin: string;
  /** Requested paths with queries. */
  asked: string[];
  /** Answers instead of the content API, until it is called without one. */
  answerWith(instead?: RequestListener): void;
  close(): Promise<void>;
}

const closing = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** A content host over real HTTP: the content API of a portal with its own database. */
export async function startContentHost(open: OpenDatabase): Promise<TestHost> {
  const api = getRequestListener(createTestApi(open).fetch, { overrideGlobalObjects: false });
  const asked: string[] = [];
  let instead: RequestListener | undefined;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    return void (instead ?? api)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answerWith: (listener) => void (instead = listener),
    close: () => closing(server),
  };
}

interface PageAnswer<Data> {
  status: number;
  data: Data;
}

export interface HostedPortal {
  origin: string;
  hosted: HostedContent;
  /** What was logged, as `level message`. */
  logged: string[];
  details: unknown[];
  /** The data of a page, from its loader. @param path with language */
  load<Data>(path: string): Promise<PageAnswer<Data>>;
  /** A response of the content API. @param asPage true: requested like one of the portal's own pages */
  ask<Data>(target: string, asPage: boolean): Promise<Data>;
  /** Moves the portal's clock. */
  pass(ms: number): void;
  close(): Promise<void>;
}

/** Pages without markup: only the loaders' data counts. */
const bareRenderer = createBareRenderer(async ({ data }) => ({
  html: `<p>${JSON.stringify(data).replaceAll('<', '&lt;')}</p>`,
  head: { title: 'Page', description: '' },
}));

interface HostedPortalOptions {
  /** The portal's own database. */
  open: OpenDatabase;
  contentHost: string;
  timeoutMs?: number;
  maxBytes?: number;
}

/** A portal whose pages show a content host's content, assembled as in `runPortal`. */
export async function startHostedPortal(options: HostedPortalOptions): Promise<HostedPortal> {
  const { open, contentHost, ...limits } = options;
  const logged: string[] = [];
  const details: unknown[] = [];
  const hear = (level: string) => (detail: unknown, message?: string) => {
    logged.push(`${level} ${message ?? ''}`);
    details.push(detail);
  };
  const log = {
    debug: hear('debug'),
    info: hear('info'),
    warn: hear('warn'),
    error: hear('error'),
  } as unknown as Log;
  let passedMs = 0;
  const now = () => new Date(testNow().getTime() + passedMs);
  const { catalogue, news, ...rest } = createContentServices(open);
  const own = { catalogue, news };
  const hosted = createHostedContent({ origin: contentHost, own, log, now, ...limits });
  const shown = { catalogue: hosted.catalogue, news: hosted.news };
  const distDir = await mkdtemp(join(tmpdir(), 'portal-dist-'));
  await mkdir(join(distDir, 'client'));
  await mkdir(join(distDir, 'keys'));
  await writeFile(
    join(distDir, 'keys', keysFileName),
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><meta name="version" content="1.0.0">',
  );
  const offlineKeys = createOfflineKeys({ folder: join(distDir, 'keys') });
  const services = { ...rest, sentences, own, shown, offlineKeys, hosted } as unknown as Services;
  const api = createTestApi(open);
  const stores = createResponseStores();
  const revision = await watchContent(stores, { ...rest, open, log, hosted });
  const { server, port } = await startVisitors({
    settings: {
      ...{ trustedProxies: 0, publicOrigin: 'https://portal.example', port: 0, host: '127.0.0.1' },
      ...{ cdn: undefined, staticOrigin: undefined, tracing: undefined },
    },
    ...{ open, now },
    distDir,
    renderer: bareRenderer,
    log,
    services,
    openApi: createOpenApi(api, rest.brand.name),
    api,
    stores,
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    hosted,
    logged,
    details,
    async load<Data>(path: string) {
      const response = await fetch(`${origin}/_data${path}`);
      const text = await response.text();
      const json = text.startsWith('{') ? (JSON.parse(text) as { data?: Data }) : {};
      return { status: response.status, data: json.data as Data };
    },
    async ask<Data>(target: string, asPage: boolean) {
      const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
      const response = await fetch(origin + target, asPage ? { headers } : {});
      return ((await response.json()) as { data: Data }).data;
    },
    pass: (ms) => void (passedMs += ms),
    async close() {
      await revision.stop();
      await closing(server);
      await hosted.close();
      await rm(distDir, { recursive: true, force: true });
    },
  };
}

import { Hono } from 'hono';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createDeveloper } from '#features/submission/developer/server/developer.ts';
import { presentError } from '#platform/http/present-error.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { createLog } from '#platform/log/log.ts';
import { createWeb, type WebOptions } from '#platform/web/web.ts';
import { createEndpointRoutes } from '#routes/api/chains/endpoint-routes.ts';
import { shareTestChain } from '../support/chain.ts';
import { withCheckedAnswers } from '../support/contract/with-checked-answers.ts';
import { holdTimeLimits } from '../support/time-limits.ts';

const address = '/api/chains/check-rpc';
const devChainId = 31337;
const chain = shareTestChain();

/** The first loopback address plays the public internet. */
function createApi(ports: readonly number[], options: WebOptions & { checks?: number } = {}) {
  const isAllowed = (each: string) => each === '127.0.0.1';
  const developer = createDeveloper({ web: createWeb({ ports, isAllowed, ...options }) });
  const api = new Hono();
  api.onError(presentError(createLog('silent')));
  api.route('/', createEndpointRoutes({ developer, limits: createNodeLimits() }, options.checks));
  return withCheckedAnswers(api);
}

async function ask(api: Hono, body: unknown) {
  const response = await api.request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { result, message, data } = (await response.json()) as {
    result: number;
    message: string;
    data: { url: string; code: string; chain_id: string | null }[];
  };
  return { status: response.status, headers: response.headers, result, message, data };
}

const codesOf = async (api: Hono, urls: readonly string[], chain_id = devChainId) =>
  (await ask(api, { chain_id, urls })).data.map(({ code }) => code);

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}/` };
}

const portOf = (url: string) => Number(new URL(url).port);

describe('a real node', () => {
  test('is reachable and returns its chain id', async () => {
    const { rpcUrl } = chain();
    const url = rpcUrl.replace('localhost', '127.0.0.1');
    const api = createApi([portOf(url)]);
    const answer = await ask(api, { chain_id: devChainId, urls: [url] });
    expect(answer).toMatchObject({ status: 200, result: 0, data: [{ url, code: 'ok', chain_id: '31337' }] });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await ask(api, { chain_id: 10, urls: [url] })).data).toEqual([
      { url, code: 'other-chain', chain_id: '31337' },
    ]);
  });
});

describe('not a node', () => {
  test.each<[string, RequestListener, string]>([
    ['a site', (_request, response) => response.end('<h1>Welcome</h1>'), 'not-json-rpc'],
    ['other JSON', (_request, response) => response.end('{"result":7}'), 'not-json-rpc'],
    ['null', (_request, response) => response.end('null'), 'not-json-rpc'],
    ['a refusal', (_request, response) => response.writeHead(401).end(), 'needs-key'],
    [
      'a polite refusal',
      (_request, response) => response.end('{"error":{"code":-32000,"message":"Missing API key"}}'),
      'needs-key',
    ],
    ['a failing server', (_request, response) => response.writeHead(502).end('bad gateway'), 'unreachable'],
  ])('%s', async (_what, listener, code) => {
    const { port, url } = await serve(listener);
    expect(await codesOf(createApi([port]), [url])).toEqual([code]);
  });

  test('silence', async () => {
    const limits = holdTimeLimits();
    const { port, url } = await serve(() => limits.end());
    expect(await codesOf(createApi([port]), [url])).toEqual(['unreachable']);
  });

  test('does not follow a redirect, wherever it leads', async () => {
    const { rpcUrl } = chain();
    const { port, url } = await serve((_request, response) =>
      response.writeHead(307, { location: rpcUrl }).end(),
    );
    expect(await codesOf(createApi([port, portOf(rpcUrl)]), [url])).toEqual(['not-json-rpc']);
  });

  test('explains why an address cannot be checked', async () => {
    const urls = [
      'wss://rpc.example.org',
      'https://rpc.example.org/${API_KEY}',
      'nonsense',
      'file:///etc/passwd',
    ];
    expect(await codesOf(createApi([443]), urls)).toEqual([
      'not-checked',
      'needs-key',
      'not-checked',
      'not-checked',
    ]);
  });
});

test.each([
  // Nothing tells a stranger which of them lead into the server's own network.
  'http://127.0.0.1/',
  'http://localhost:8545/',
  'http://2130706433/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://10.0.0.1:8080/',
  'http://169.254.169.254/latest/meta-data/',
  'http://127.0.0.1:22/',
])('says of %s that it is unreachable, and does not contact it', async (url) => {
  const developer = createDeveloper({ web: createWeb() });
  const routes = createEndpointRoutes({ developer, limits: createNodeLimits() });
  const api = withCheckedAnswers(new Hono().route('/', routes) as Hono);
  expect(await codesOf(api, [url])).toEqual(['unreachable']);
});

describe('limits', () => {
  const url = 'wss://rpc.example.org';
  test.each<[string, unknown, { status: number; message: RegExp }]>([
    ['no addresses', { chain_id: 1, urls: [] }, { status: 400, message: /urls/ }],
    [
      'too many addresses',
      { chain_id: 1, urls: Array.from({ length: 11 }, () => url) },
      { status: 400, message: /urls/ },
    ],
    [
      'a long address',
      { chain_id: 1, urls: [`https://${'a'.repeat(3000)}`] },
      { status: 400, message: /urls/ },
    ],
    ['no chain id', { urls: [url] }, { status: 400, message: /chain_id/ }],
    ['a broken chain id', { chain_id: 1.5, urls: [url] }, { status: 400, message: /chain_id/ }],
    ['a huge body', { chain_id: 1, urls: ['x'.repeat(40_000)] }, { status: 413, message: /larger/ }],
  ])('%s', async (_what, body, { status, message }) => {
    const answer = await ask(createApi([443]), body);
    expect([answer.status, answer.result]).toEqual([status, status]);
    expect(answer.message).toMatch(message);
  });

  test('refuses too many checks with the time to wait', async () => {
    const api = createApi([443], { checks: 2 });
    const body = { chain_id: 1, urls: [url] };
    expect((await ask(api, body)).status).toBe(200);
    expect((await ask(api, body)).status).toBe(200);
    const refused = await ask(api, body);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

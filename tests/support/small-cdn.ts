import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Kept {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Headers that end at each connection. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
]);

const asked = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !ofConnection.has(name) && name !== 'host' ? [[name, value]] : [],
    ),
  );

/**
 * A cache as a CDN is one: keeps what says so in CDN-Cache-Control, by address and until it is purged, whatever time it says; everything else
 * goes through. `POST /purge` with the token drops everything.
 */
export async function startSmallCdn(token: string) {
  const kept = new Map<string, Kept>();
  const state = { origin: '', purges: 0, fetches: 0 };

  async function fetchFor(path: string, headers: IncomingHttpHeaders): Promise<Kept> {
    state.fetches += 1;
    const response = await fetch(state.origin + path, { headers: asked(headers), redirect: 'manual' });
    const body = Buffer.from(await response.arrayBuffer());
    const sent = [...response.headers].filter(([name]) => !ofConnection.has(name));
    return { status: response.status, headers: Object.fromEntries(sent), body };
  }

  async function find(path: string, headers: IncomingHttpHeaders): Promise<Kept> {
    const stored = kept.get(path);
    if (stored) return stored;
    const before = state.purges;
    const fetched = await fetchFor(path, headers);
    const mayKeep = /(?:^|, )max-age=[1-9]/.test(fetched.headers['cdn-cache-control'] ?? '');
    if (mayKeep && before === state.purges) kept.set(path, fetched);
    return fetched;
  }

  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    if (method === 'POST' && url === '/purge') {
      if (headers.authorization !== `Bearer ${token}`) return void response.writeHead(401).end();
      state.purges += 1;
      kept.clear();
      return void response.writeHead(200).end();
    }
    void find(url, headers).then((answer) =>
      response.writeHead(answer.status, answer.headers).end(answer.body),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    kept,
    origin,
    purgeUrl: `${origin}/purge`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { seedContent } from '#content/seed.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { startMeteredPortal } from '../support/metered-portal.ts';
import { testNow } from '../support/content-services.ts';

const page = '/en/developer';
const call = '/v1/application/hot_list';

const security = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};
const dateForm = /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/;
/** What node:http adds, in this order. */
const added = {
  Date: 'now',
  Connection: 'keep-alive',
  'Keep-Alive': 'timeout=10, max=1000',
};
const pageSecurity = {
  ...security,
  'content-security-policy': expect.stringContaining("default-src 'none'"),
};

const ofBody = new Set(['content-type', 'content-length', 'content-encoding']);

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
type Encoding = keyof typeof decoders;
const encodings = Object.keys(decoders) as Encoding[];

describeOnEachEngine('what is sent from memory', (openDatabase) => {
  /** A portal whose page and call are in memory; `writes` counts what its sockets hand to the system. */
  async function serveStored() {
    const open = await openDatabase();
    await seedContent({ ...open, now: testNow });
    const { server, origin } = await startMeteredPortal(open);
    let writes = 0;
    server.on('connection', (socket: Socket) => {
      for (const name of ['_write', '_writev'] as const) {
        const write = socket[name] as ((...parts: unknown[]) => void) | undefined;
        socket[name] = (...parts: unknown[]) => {
          writes += 1;
          write?.apply(socket, parts);
        };
      }
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    /** Header names and values as they were sent, in their order; two requests can fall into two seconds, so the date is only known by its form. */
    async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
      const before = writes;
      const { promise, resolve, reject } = Promise.withResolvers<{
        status: number | undefined;
        headers: [string, string][];
        etag: string;
        body: Buffer;
        writes: number;
      }>();
      request(origin + path, { agent, method, headers }, (response) => {
        const { statusCode: status, rawHeaders: raw } = response;
        const told = raw.map((text) => (dateForm.test(text) ? 'now' : text));
        const pairs = told.flatMap((name, at) => (at % 2 === 0 ? [[name, told[at + 1] ?? '']] : []));
        const sent = { status, headers: pairs as [string, string][], etag: response.headers.etag ?? '' };
        buffer(response).then((body) => resolve({ ...sent, body, writes: writes - before }), reject);
      })
        .on('error', reject)
        .end();
      return promise;
    }
    for (const path of [page, call]) expect((await ask(path)).status).toBe(200);
    return ask;
  }

  it('has every header of a page and of a call, in their order, in each encoding and for HEAD', async () => {
    const ask = await serveStored();
    for (const path of [page, call])
      for (const encoding of encodings) {
        const accepted = { 'accept-encoding': encoding };
        const { status, headers, etag, body } = await ask(path, accepted);
        const text = decoders[encoding](body);
        const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
        expect(etag).toBe(encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`);
        const expected = {
          ...(path === page ? pageSecurity : security),
          ...(path === page ? { 'content-language': 'en' } : {}),
          'cache-control': 'public, no-cache',
          etag,
          vary: path === page ? 'Accept-Encoding' : 'Accept-Encoding, lang',
          'content-type': path === page ? 'text/html; charset=utf-8' : 'application/json',
          ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
          'content-length': String(body.length),
          ...added,
        };
        expect([status, headers]).toEqual([200, Object.entries(expected)]);
        const head = await ask(path, accepted, 'HEAD');
        expect([head.status, head.headers, head.body.length]).toEqual([200, Object.entries(expected), 0]);
      }
  });

  it('is a 304 for each way to name what the client has, with every header but those of the body', async () => {
    const ask = await serveStored();
    for (const path of [page, call])
      for (const encoding of encodings) {
        const accepted = { 'accept-encoding': encoding };
        const { headers, etag } = await ask(path, accepted);
        const validators = headers.filter(([name]) => !ofBody.has(name));
        for (const known of [etag, `W/${etag}`, `"another", W/${etag}`, '*']) {
          const unchanged = await ask(path, { ...accepted, 'if-none-match': known });
          expect([unchanged.status, unchanged.headers, unchanged.body.length]).toEqual([304, validators, 0]);
        }
        const changed = await ask(path, { ...accepted, 'if-none-match': '"another"' });
        expect([changed.status, changed.headers]).toEqual([200, headers]);
      }
  });

  it('is handed to the system in one piece, headers and body together', async () => {
    const ask = await serveStored();
    for (const path of [page, call])
      for (const encoding of encodings) {
        const accepted = { 'accept-encoding': encoding };
        const whole = await ask(path, accepted);
        const head = await ask(path, accepted, 'HEAD');
        const unchanged = await ask(path, { ...accepted, 'if-none-match': whole.etag });
        expect([whole.writes, head.writes, unchanged.writes]).toEqual([1, 1, 1]);
      }
  });
});

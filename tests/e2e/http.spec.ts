import { request as send, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { distFolder } from '../../scripts/build/dist-folder.ts';
import { listLicenses } from '../../scripts/supply-chain/list-licenses.ts';
import { listShipped, readBundled } from '../../scripts/supply-chain/list-shipped.ts';
import { readLock } from '../../scripts/supply-chain/read-lock.ts';
import { expect, test } from '../support/portal-fixture.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A bare HTTP exchange: nothing is decoded, followed or cached. */
function ask(
  url: string,
  init: { method?: string; headers?: Record<string, string>; path?: string } = {},
): Promise<Answer> {
  const { hostname, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const options = {
      hostname,
      port,
      path: init.path ?? pathname + search,
      method: init.method ?? 'GET',
      headers: init.headers ?? {},
    };
    send(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const pages = [
  '/en',
  '/zh',
  '/en/dappstore',
  '/en/dappstore?category_id=1',
  '/en/developer',
  '/en/developer/api',
  '/en/submit/dapp',
  '/en/submit/token',
  '/en/submit/nft',
  '/en/submit/chain',
];

test.describe('HTTP behavior', () => {
  test('serves a page as brotli, gzip or plain, with the same text, and declares that it varies', async ({
    portal,
  }) => {
    for (const path of pages) {
      const plain = await ask(portal.origin + path);
      const br = await ask(portal.origin + path, { headers: { 'accept-encoding': 'gzip, br' } });
      const gzip = await ask(portal.origin + path, { headers: { 'accept-encoding': 'gzip' } });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(br.headers['content-encoding']).toBe('br');
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
      for (const { headers } of [plain, br, gzip]) expect(headers.vary).toContain('Accept-Encoding');
    }
  });

  test('returns 304 without a body for an unchanged page', async ({ portal }) => {
    for (const path of [...pages, '/v1/application/hot_list', '/_data/en/dappstore', '/mark.svg']) {
      const headers = { 'accept-encoding': 'br' };
      const first = await ask(portal.origin + path, { headers });
      const second = await ask(portal.origin + path, {
        headers: { ...headers, 'if-none-match': `"other", W/${first.headers.etag}` },
      });
      expect(second.status, path).toBe(304);
      expect(second.body).toHaveLength(0);
      expect(second.headers.etag).toBe(first.headers.etag);
      const third = await ask(portal.origin + path, { headers: { ...headers, 'if-none-match': '"other"' } });
      expect(third.status).toBe(200);
    }
  });

  test('HEAD matches GET, without a body', async ({ portal }) => {
    for (const [path, encoding] of [
      ...pages,
      '/',
      '/v1/application/category_list',
      '/nothing',
      '/en/nothing',
      '/dappstore',
    ].flatMap((each) => ['identity', 'gzip', 'br'].map((encoding) => [each, encoding] as const))) {
      const headers = { 'accept-encoding': encoding };
      const get = await ask(portal.origin + path, { headers });
      const head = await ask(portal.origin + path, { method: 'HEAD', headers });
      // When it was answered, and under which id, is each answer's own.
      const told = ({ status, headers: { date: _date, 'x-request-id': _id, ...others } }: Answer) => ({
        status,
        others,
      });
      expect(told(head), `${path} ${encoding}`).toEqual(told(get));
      expect(head.body).toHaveLength(0);
    }
  });

  test('other methods are refused with the allowed ones', async ({ portal }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
      const answer = await ask(`${portal.origin}/en/dappstore`, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    }
    const api = await ask(`${portal.origin}/v1/application/hot_list`, { method: 'POST' });
    expect(api.status).toBe(405);
    expect(api.headers.allow).toContain('GET');
  });

  test('pages and data are revalidated each time, hashed files never', async ({ portal }) => {
    const page = await ask(`${portal.origin}/en`);
    expect(page.headers['cache-control']).toBe('public, no-cache');
    const entry = /src="(\/assets\/[^"]+\.js)"/.exec(page.body.toString())?.[1] ?? '';
    expect((await ask(portal.origin + entry)).headers['cache-control']).toContain('immutable');
    expect((await ask(`${portal.origin}/_data/en`)).headers['cache-control']).toBe('public, no-cache');
    expect((await ask(`${portal.origin}/v1/application/hot_list`)).headers['cache-control']).toBe(
      'public, no-cache',
    );
    expect((await ask(`${portal.origin}/charts/cover-7.svg`)).headers['cache-control']).toContain(
      'immutable',
    );
    const { data } = JSON.parse((await ask(`${portal.origin}/v1/application/hot_list`)).body.toString()) as {
      data: { icon_url: string }[];
    };
    expect(
      (await ask(new URL(data[0]?.icon_url ?? '', portal.origin).href)).headers['cache-control'],
    ).toContain('immutable');
    // The page behind a reference is private to one person.
    expect((await ask(`${portal.origin}/en/success`)).headers['cache-control']).toBe('private, no-store');
  });

  test('nothing sets a cookie', async ({ portal }) => {
    for (const path of [...pages, '/', '/dappstore', '/v1/application/hot_list', '/nothing']) {
      expect((await ask(portal.origin + path)).headers['set-cookie'], path).toBeUndefined();
    }
  });

  test('every response has the security headers, and pages a policy without unsafe-inline', async ({
    portal,
  }) => {
    for (const path of [
      ...pages,
      '/nothing',
      '/v1/application/hot_list',
      '/api/nothing',
      '/healthz',
      '/readyz',
      '/robots.txt',
      '/mark.svg',
      '/charts/cover-7.svg',
      `/en?${'a'.repeat(3000)}`,
    ]) {
      const { headers } = await ask(portal.origin + path);
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['strict-transport-security'], path).toBe('max-age=31536000; includeSubDomains');
      expect(headers['referrer-policy']).toBeTruthy();
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-frame-options']).toBe('DENY');
    }
    const policy = String((await ask(`${portal.origin}/en`)).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types portal");
  });

  test('the language comes from the path, then the stored choice, then the browser', async ({ portal }) => {
    const at = async (path: string, headers: Record<string, string> = {}) =>
      (await ask(portal.origin + path, { headers })).headers;
    expect((await at('/dappstore?category_id=3', { 'accept-language': 'zh-TW' })).location).toBe(
      '/zh-tw/dappstore?category_id=3',
    );
    expect((await at('/dappstore', { cookie: 'a=1; lang=ko', 'accept-language': 'ja' })).location).toBe(
      '/ko/dappstore',
    );
    expect((await at('/dappstore', { cookie: 'lang=xx', 'accept-language': 'ja' })).location).toBe(
      '/ja/dappstore',
    );
    const home = await at('/', { 'accept-language': 'es-MX' });
    expect(home['content-language']).toBe('es');
    expect(home.vary).toContain('Accept-Language');
    expect(home.vary).toContain('Cookie');
  });

  test('the manifest without a language is in the visitor’s language', async ({ portal }) => {
    const manifest = async (headers: Record<string, string>) => {
      const answer = await ask(`${portal.origin}/site.webmanifest?v=1`, { headers });
      return { ...answer, lang: (JSON.parse(answer.body.toString()) as { lang: string }).lang };
    };
    const korean = await manifest({ 'accept-language': 'ko' });
    expect([korean.status, korean.lang]).toEqual([200, 'ko']);
    expect(korean.headers['content-type']).toContain('application/manifest+json');
    expect(korean.headers.vary).toContain('Accept-Language');
    expect(korean.headers.vary).toContain('Cookie');
    expect((await manifest({ 'accept-language': 'ko', cookie: 'lang=ja' })).lang).toBe('ja');
    expect((await manifest({})).lang).toBe('en');
  });

  test('other forms of an address redirect to the canonical one', async ({ portal }) => {
    const moved = async (path: string) => {
      const { status, headers } = await ask(portal.origin + path);
      return `${status} ${headers.location}`;
    };
    expect(await moved('/en/project/dapp')).toBe('301 /en/submit/dapp');
    expect(await moved('/zh/project/token?a=1')).toBe('301 /zh/submit/token?a=1');
    expect(await moved('/en/dappstore/')).toBe('301 /en/dappstore');
    expect(await moved('/privacy')).toBe('302 /en/privacy');
    expect(await moved('/keystore')).toBe('302 https://help.tideport.example/en/keystore');
    expect(await moved('/zh/keystore')).toBe('302 https://help.tideport.example/keystore');
    expect(await moved('/en/privacy-zh/index.html')).toBe('302 /zh/privacy');
  });

  test('unknown addresses are a 404 in the nearest language, under /v1 and /api as JSON', async ({
    portal,
  }) => {
    for (const path of [
      '/xx/dappstore',
      '/en/nothing',
      '/en/project/other',
      '/en/dappstore/detail?id=999999',
      '/en/dappstore/detail?id=x',
    ]) {
      const { status, body } = await ask(portal.origin + path);
      expect(status, path).toBe(404);
      expect(body.toString()).toContain('This page could not be found');
    }
    expect((await ask(`${portal.origin}/zh-HK/about`)).headers['content-language']).toBe('zh-tw');
    for (const path of ['/v1', '/v1/nothing', '/api/nothing', '/files/nothing', '/charts/none-1.svg']) {
      const { status, body } = await ask(portal.origin + path);
      expect(status, path).toBe(404);
      expect(JSON.parse(body.toString())).toMatchObject({ result: 404, data: null });
    }
  });

  test('malformed requests get a 4xx, never a 5xx', async ({ portal }) => {
    const paths = [
      '//',
      '/%',
      '/%E0%A4%A',
      '/en/%ff',
      '/en?%',
      '/en/submission/%00',
      '/_data',
      '/_data/',
      '/_data/xx',
      '/en/../..//etc/passwd',
      `/${'a'.repeat(8000)}`,
      '/en/dappstore?category_id=__proto__&key=%F0%9F',
    ];
    for (const path of paths) {
      const { status } = await ask(portal.origin, { path });
      expect(status, path).toBeLessThan(500);
    }
  });

  test('the licenses of the packages in the pages are served with their texts, and those of all bundles are allowed', async ({
    portal,
  }) => {
    const { status, headers, body } = await ask(`${portal.origin}/third-party-licenses.txt`);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const sections = body.toString().split(/^## /m).slice(1);
    expect(sections.length).toBeGreaterThan(10);
    expect(sections.some((section) => section.startsWith('react-dom - '))).toBe(true);
    for (const section of sections) expect(section).toMatch(/copyright[^]{200}/i);
    const root = join(import.meta.dirname, '../..');
    const bundled = readBundled(join(root, distFolder));
    expect(bundled.size).toBeGreaterThan(sections.length);
    const licenses = listLicenses(listShipped(readLock(root), bundled));
    const found = new Set(licenses.map(({ name, version }) => `${name}@${version}`));
    expect([...bundled].filter((each) => !found.has(each))).toEqual([]);
    expect(licenses.filter(({ allowed }) => !allowed)).toEqual([]);
  });

  test('health and readiness respond', async ({ portal }) => {
    expect((await ask(`${portal.origin}/healthz`)).status).toBe(200);
    const ready = await ask(`${portal.origin}/readyz`);
    expect([ready.status, ready.headers['cache-control']]).toEqual([200, 'no-store']);
  });
});

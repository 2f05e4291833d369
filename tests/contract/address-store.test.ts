import type { AddressInfo } from 'node:net';
import type { Hono } from 'hono';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { brand } from '#brand/brand.ts';
import { sentences } from '#brand/sentences.ts';
import { seedContent } from '#content/seed.ts';
import { createAdmission, type Admit } from '#app/admission.ts';
import { PageStore } from '#app/page-store.ts';
import { createHostFamilies } from '#app/host-families.ts';
import { createPortalListener } from '#app/portal-server.ts';
import { createLimitedServer } from '#platform/http/limited-server.ts';
import { createCanonicalAddress } from '#routes/v1/canonical-address.ts';
import { createOpenApi } from '#routes/api/openapi.ts';
import type { Services } from '#routes/services.ts';
import { createBareRenderer } from '../support/bare-renderer.ts';
import { sendRaw } from '../support/send-raw.ts';
import { createContentServices, createTestApi, testNow } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';

const megabyte = 1024 * 1024;
const families = createHostFamilies({ brand, publicOrigin: 'https://portal.example', trustedProxies: 0 });
const pageBytes = 6 * megabyte;
const apiBytes = megabyte;

/** Longer than a memory page of Node, so that many of them show up in the measurement. */
const longText = 'x'.repeat(15_000);

describeOnEachEngine('the stores of pages and calls', (_, openShared) => {
  let api: Hono;
  let services: Services;
  let origin = '';
  let rendered: string[] = [];
  let pages: PageStore;
  let calls: PageStore;

  const renderer = createBareRenderer(async ({ id, locale }) => {
    rendered.push(`${id} ${locale}`);
    return { html: 'page '.repeat(200), head: { title: id, description: '' } };
  });

  /** A server with empty stores, until the end of the test. */
  async function serve(admit: Admit = createAdmission(0), admitFile: Admit = admit): Promise<void> {
    pages = new PageStore({ maxBytes: pageBytes });
    calls = new PageStore({ maxBytes: apiBytes });
    rendered = [];
    const server = createLimitedServer(
      createPortalListener({
        pages: {
          services,
          openApi: createOpenApi(api, 'Tideport'),
          renderer,
          publicOrigin: 'https://portal.example',
          families,
          store: pages,
          moments: new PageStore({ maxBytes: megabyte }),
          admit,
        },
        api,
        canonicalAddress: createCanonicalAddress(api),
        admit,
        admitFile,
        apiStore: calls,
        pictureStore: new PageStore({ maxBytes: megabyte }),
        assets: new Map(),
        log: { error: () => undefined } as never,
      }),
    );
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { headers, redirect: 'manual' });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  /** Requests all of them, many at a time. @returns how often each status came back */
  async function askAll(count: number, pathOf: (index: number) => string): Promise<Record<number, number>> {
    const counts: Record<number, number> = {};
    let next = 0;
    const hand = async () => {
      while (next < count) {
        const { status } = await ask(pathOf(next++));
        counts[status] = (counts[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: 24 }, hand));
    return counts;
  }

  beforeAll(async () => {
    const open = await openShared();
    await seedContent({ ...open, now: testNow });
    api = createTestApi(open);
    const { catalogue, news, ...rest } = createContentServices(open);
    const content = { catalogue, news };
    services = { ...rest, own: content, shown: content, brand, sentences } as unknown as Services;
  });

  it('refuses an address of 15 KB before any lookup: pages with a readable page, API calls with the envelope', async () => {
    await serve();
    expect(await askAll(500, (index) => `/en/dappstore?key=${index}${longText}`)).toEqual({ 414: 500 });
    expect(await askAll(500, (index) => `/v1/application/search?key=${index}${longText}`)).toEqual({
      414: 500,
    });
    expect((await ask(`/en?${longText}`)).text).toBe('This address is too long.');
    expect(JSON.parse((await ask(`/v1/news/list?${longText}`)).text)).toEqual({
      result: 414,
      message: 'This address is too long.',
      data: null,
    });
    expect([pages.size, calls.size, rendered.length]).toEqual([0, 0, 0]);
    const manyIds = Array.from({ length: 500 }, (_each, index) => index + 1_000_000_000).join(',');
    expect((await ask(`/v1/application/listbyids_new?ids=${manyIds}`)).status).toBe(200);
  });

  it('queries without meaning create no entry and no rendering', async () => {
    await serve();
    const filler = 'y'.repeat(1900);
    await askAll(300, (index) => `/v1/application/hot_list?${index}=${filler}`);
    await askAll(300, (index) => `/en/developer?${index}=${filler}`);
    await askAll(300, (index) => `/en/nothing/${index}/${filler}`);
    await askAll(300, (index) => `/en/dappstore/detail?id=${index}9999999999&${filler}`);
    expect(calls.size).toBe(1);
    expect(rendered).toEqual(['developer en', 'not-found en']);
  });

  it('other spellings of an address create no entry and no rendering', async () => {
    await serve();
    const detours = Array.from({ length: 100 }, (_each, index) => `x${index}/../`);
    const spellings = [
      ...detours.flatMap((detour) => [
        `/v1/${detour}application/hot_list`,
        `/${detour}v1/application/hot_list`,
      ]),
      '/v1/application/./hot_list',
      '/v1/%61pplication/hot%5flist',
      '/v1/%61pplication/hot%5Flist#part',
      '/v1\\application\\hot_list',
    ];
    const read = (target: string) =>
      sendRaw({ origin, method: 'GET', target, headers: { Connection: 'close' }, body: [] });
    for (const target of spellings) expect((await read(target)).status).toBe(200);
    expect(calls.size).toBe(1);
    for (const id of ['1', '%31', '%31#part', 'x/../1'])
      expect((await read(`/en/news/${id}`)).status).toBe(200);
    expect(rendered).toEqual(['news-item en']);
  });

  it('counts addresses, headers and bodies: the stores stay within their limits however many addresses are requested', async () => {
    await serve();
    const words = 'z'.repeat(180);
    const asked = await askAll(1500, (index) => `/v1/application/search?key=${index}${words}`);
    expect(asked).toEqual({ 200: 1500 });
    expect(calls.size).toBeGreaterThan(50);
    expect(calls.size).toBeLessThan(500);
    expect(calls.bytes).toBeLessThanOrEqual(apiBytes);
    expect(pages.bytes).toBeLessThanOrEqual(pageBytes);
  });

  it('stores one not-found page per language, whatever address was requested', async () => {
    await serve();
    const first = await ask('/ko/nothing');
    const second = await ask('/ko/elsewhere?a=<script>');
    expect([first.status, second.status]).toEqual([404, 404]);
    expect(second.text).toBe(first.text);
    expect(second.text).not.toContain('elsewhere');
    expect(rendered.filter((page) => page === 'not-found ko')).toHaveLength(1);
    expect((await ask('/_data/ko/nothing')).headers.get('content-type')).toContain('json');
  });

  it('the donate dialog is not a page: requested as an address it is a 404 in every language', async () => {
    await serve();
    for (const path of ['/en/donate', '/zh/donate', '/donate', '/en/donate?reference=x']) {
      const page = await ask(path);
      expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    }
    expect(rendered.some((page) => page.startsWith('donate'))).toBe(false);
  });

  it('the donate dialog’s own data are the same for every submission: the token, its network, and no page', async () => {
    await serve();
    const first = await ask('/_data/en/donate');
    expect([first.status, first.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    const { networkShort } = brand.donation;
    expect(JSON.parse(first.text)).toMatchObject({
      locale: 'en',
      path: '/donate',
      data: {
        donation: { symbol: brand.token.symbol, networkShort, networkIcon: expect.any(String) },
        demonstration: false,
      },
    });
    const kept = pages.size;
    expect((await ask('/_data/en/donate?reference=x&anything=1')).text).toBe(first.text);
    expect(pages.size).toBe(kept);
    expect((await ask('/_data/ru/donate')).text).toContain('"locale":"ru"');
    expect(rendered.some((page) => page.startsWith('donate'))).toBe(false);
  });

  it('one call has one stored address, however its query is written', () => {
    const canonical = createCanonicalAddress(api);
    const hot = '/v1/application/hot_list';
    for (const target of [
      hot,
      `${hot}?`,
      `${hot}?start=0`,
      `${hot}?start=&count=500&unknown=1`,
      `${hot}?os=web&version=10.0.0`,
      `${hot}?lang=en`,
      `${hot}?lang=klingon`,
    ])
      expect(canonical(target, undefined), target).toBe(hot);
    expect(canonical(`${hot}?count=5&start=07`, undefined)).toBe(
      canonical(`${hot}?start=7&count=5`, undefined),
    );
    expect(canonical(hot, 'zh-Hans')).toBe(`${hot}?lang=zh-Hans`);
    expect(canonical(`${hot}?lang=ko`, 'zh-Hans')).toBe(`${hot}?lang=ko`);
    expect(canonical(`${hot}?lang=en`, 'ko')).toBe(hot);
    expect(canonical('/v1/news/4?lang=zh-Hans&x=1', undefined)).toBe('/v1/news/4?lang=zh-Hans');
    expect(canonical('/charts/cover-7.svg?x=1', 'ko')).toBe('/charts/cover-7.svg');
    // A refusal names the parameter, so these stay apart.
    expect(canonical(`${hot}?start=-1&x=1`, undefined)).toBe(`${hot}?start=-1`);
    expect(canonical(`${hot}?start=1&start=2`, undefined)).toBe(`${hot}?start=1&start=2`);
  });

  it('limits requests that miss the stores by address, with a page in the visitor’s language; never limits stored ones', async () => {
    await serve(createAdmission(1, 3));
    const visitor = { 'x-forwarded-for': '203.0.113.9', 'accept-language': 'zh' };
    for (const path of ['/zh/developer', '/zh/about', '/v1/news/list']) await ask(path, visitor);
    const page = await ask('/zh/partner', visitor);
    expect(page.status).toBe(429);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(page.headers.get('content-language')).toBe('zh');
    const call = await ask('/v1/news/list?start=1', visitor);
    expect([call.status, JSON.parse(call.text)]).toMatchObject([429, { result: 429, data: null }]);
    expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('/zh/developer', visitor)).status).toBe(200);
    expect((await ask('/zh/partner', { 'x-forwarded-for': '203.0.113.10' })).status).toBe(200);
  });

  it('limits file reads by address, separately from everything else', async () => {
    await serve(createAdmission(1, 1), createAdmission(1, 2));
    const visitor = { 'x-forwarded-for': '203.0.113.9' };
    const file = `/files/${'a'.repeat(64)}.png`;
    const asked = [];
    for (let each = 0; each < 3; each += 1) asked.push(await ask(file, visitor));
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 429]);
    expect(Number(asked[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.parse(asked[2]?.text ?? '')).toMatchObject({ result: 429, data: null });
    expect((await ask('/en/developer', visitor)).status).toBe(200);
    expect((await ask(file, { 'x-forwarded-for': '203.0.113.10' })).status).toBe(404);
  });
});

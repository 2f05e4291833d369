import fc from 'fast-check';
import type { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { seedContent } from '#content/seed.ts';
import { askApi, contentReads as reads } from '../support/ask-api.ts';
import { createTestApi, testNow } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';

describeOnEachEngine('content API with any input', (_, openShared) => {
  let api: Hono;
  const ask = (target: string, init?: RequestInit) => askApi(api, target, init);
  const send = (target: string, body: unknown) =>
    ask(target, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });

  beforeAll(async () => {
    const open = await openShared();
    await seedContent({ ...open, now: testNow });
    api = createTestApi(open, { subscriptions: 100_000, searchCounts: 100_000 });
  });

  it('never fails, whatever the query', async () => {
    const names = [
      'start',
      'count',
      'category_id',
      'key',
      'status',
      'version',
      'ns',
      'chain_id',
      'lang',
      'os',
      'id',
      'ids',
    ];
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.integer().map(String),
      fc.double().map(String),
      fc.constantFrom(
        '',
        '0',
        '1',
        '99998',
        '1,2',
        'ethereum',
        'zh-Hans',
        'web',
        "' or 1=1 --",
        '%',
        '__proto__',
      ),
    );
    const pairs = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...reads), pairs, async (target, query) => {
        const { status } = await ask(`${target.split('?')[0]}?${new URLSearchParams(query)}`);
        expect([200, 400, 404]).toContain(status);
      }),
      { numRuns: 300 },
    );
  });

  it('never fails, whatever the body', async () => {
    const paths = fc.constantFrom('/api/subscribe', '/api/searches', '/v1/swap_market/market_optional');
    const body = fc.oneof(
      fc.jsonValue(),
      fc.record({ email: fc.string({ unit: 'binary' }), key: fc.string({ unit: 'binary' }) }),
      fc.array(fc.record({ address: fc.string({ unit: 'binary' }), blockchain_id: fc.double() })),
    );
    await fc.assert(
      fc.asyncProperty(paths, body, async (path, content) => {
        expect([200, 400]).toContain((await send(path, content)).status);
      }),
      { numRuns: 200 },
    );
  });

  it('describes every call, with parameters and examples', async () => {
    const response = await api.request('/api/openapi.json');
    const document = (await response.json()) as {
      openapi: string;
      paths: Record<
        string,
        Record<
          string,
          {
            tags: string[];
            parameters?: { name: string }[];
            requestBody?: object;
            responses: Record<string, { content: object }>;
          }
        >
      >;
      components: { schemas: object };
    };
    expect(document.openapi).toBe('3.1.0');
    const paths = [
      ...reads.map((target) => target.split('?')[0]?.replace('/news/1', '/news/{id}') ?? ''),
      '/api/subscribe',
      '/api/tokenPocket/subscribe',
      '/api/searches',
      '/v1/swap_market/market_optional',
      '/v1/status',
    ];
    expect(Object.keys(document.paths).toSorted()).toEqual(paths.toSorted());
    for (const methods of Object.values(document.paths)) {
      for (const [method, call] of Object.entries(methods)) {
        expect(call.tags).toHaveLength(1);
        expect(call.responses['200']?.content).toHaveProperty(['application/json', 'example']);
        expect(call.responses).toHaveProperty('400');
        if (method === 'post') expect(call.requestBody).toBeDefined();
        else expect(call.parameters?.map((parameter) => parameter.name)).toContain('lang');
      }
    }
    expect(document.components.schemas).toHaveProperty('Dapp');
  });
});

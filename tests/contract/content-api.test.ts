import type { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { seedContent } from '#content/seed.ts';
import { dappSchema } from '#features/store/catalogue/model/dapp.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { askApi, contentReads as reads } from '../support/ask-api.ts';
import { createTestApi, testNow } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';

describeOnEachEngine('content API', (_, openShared) => {
  let open: OpenDatabase;
  let api: Hono;

  const ask = (target: string, init?: RequestInit) => askApi(api, target, init);
  const read = async <Data>(target: string) => (await ask(target)).data as Data;
  const send = (target: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(target, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });

  beforeAll(async () => {
    open = await openShared();
    await seedContent({ ...open, now: testNow });
    api = createTestApi(open);
  });

  it.each(reads)('GET %s answers in the envelope', async (target) => {
    const { status, data } = await ask(target);
    expect(status).toBe(200);
    expect(data).not.toBeNull();
    const client = `${target}${target.includes('?') ? '&' : '?'}lang=zh-Hans&os=web&version=10.0.0&appver=3&unknown=1`;
    expect((await ask(client)).status).toBe(200);
    expect((await api.request(target, { method: 'HEAD' })).status).toBe(200);
  });

  it('returns the shapes that clients read', async () => {
    const [chain] = await read<object[]>('/v1/block_chain/list?lang=en&version=10.0.0&os=web');
    expect(Object.keys(chain ?? {})).toEqual(['hid', 'title', 'icon_url', 'ns', 'metadata', 'deprecated']);
    const [dapp] = await read<object[]>('/v1/application/hot_list');
    expect(Object.keys(dapp ?? {})).toEqual(Object.keys(dappSchema.entries));
    const [banner] = await read<{ object: { url: string } }[]>(
      '/v1/banner/list?start=0&count=10&lang=en&status=0',
    );
    expect(banner?.object.url).toContain('http');
    const [activity] = await read<object[]>('/v1/activity/list?start=0&count=5&lang=en');
    expect(Object.keys(activity ?? {}).toSorted()).toEqual(['id', 'image_url', 'title', 'url']);
    expect(await read<object[]>('/v1/ad/list?start=0&count=5&lang=en')).toHaveLength(5);
    const [item] = await read<Record<string, string>[]>('/v1/news/list?start=0&count=20&status=0&lang=en');
    expect(item).toMatchObject({
      days: item?.['create_time']?.slice(5, 10),
      times: item?.['create_time']?.slice(11, 16),
    });
    expect(await read<{ content: string }>(`/v1/news/${item?.['id']}`)).toHaveProperty('content');
    const { dapp_list: list } = await read<{ dapp_list: { icon_url: string }[] }>('/v1/application/tip001');
    expect(list.every((dapp) => dapp.icon_url.startsWith('https://'))).toBe(true);
  });

  it('returns null when there is no more news', async () => {
    expect(await ask('/v1/news/list?start=9999')).toMatchObject({ status: 200, result: 0, data: null });
    expect(await ask('/v1/news/list?status=1')).toMatchObject({ status: 200, result: 0, data: null });
  });

  it('uses the language of the parameter, then of the header, then English', async () => {
    const title = async (target: string, headers = {}) =>
      ((await ask(target, { headers })).data as { title: string }[])[0]?.title;
    const path = '/v1/application/category_list';
    expect(await title(`${path}?lang=zh-Hans`)).toBe('热门');
    expect(await title(path, { lang: 'zh-Hant' })).toBe('熱門');
    expect(await title(`${path}?lang=ko`, { lang: 'zh-Hant' })).toBe('인기');
    expect(await title(`${path}?lang=tlh`)).toBe('Hot');
    expect(await title(`${path}?lang=`)).toBe('Hot');
  });

  it.each([
    ['/v1/application/list?start=-1', 'start'],
    ['/v1/application/list?start=1.5', 'start'],
    ['/v1/application/list?start=1000001', 'start'],
    ['/v1/application/list?count=0', 'count'],
    ['/v1/application/list?count=501', 'count'],
    ['/v1/application/list?count=1&count=2', 'count'],
    ['/v1/application/list?category_id=abc', 'category_id'],
    ['/v1/application/list?category_id=99999999999', 'category_id'],
    [`/v1/application/search?key=${'x'.repeat(201)}`, 'key'],
    ['/v1/application/listbyids_new', 'ids'],
    ['/v1/application/listbyids_new?ids=1,a', 'ids'],
    ['/v1/block_chain/list?os=toaster', 'os'],
    ['/v1/block_chain/list?version=%00', 'version'],
    ['/v1/news/abc', 'id'],
    ['/v1/news/list?status=x', 'status'],
  ])('GET %s is refused with the name of the parameter', async (target, name) => {
    const { status, result, message } = await ask(target);
    expect([status, result]).toEqual([400, 400]);
    expect(message).toContain(`${name}: `);
  });

  it.each([
    '/v1',
    '/v1/',
    '/v1/nothing',
    '/api/nothing',
    '/v1/news/999999',
    '/v1/application/section_more?id=5555',
  ])('GET %s is a 404 in the envelope', async (target) => {
    expect(await ask(target)).toMatchObject({ status: 404, result: 404, data: null });
  });

  it('refuses other methods and lists the allowed ones', async () => {
    const list = await ask('/v1/application/list', { method: 'DELETE' });
    expect([list.status, list.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const subscribe = await ask('/api/subscribe');
    expect([subscribe.status, subscribe.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('subscribes newsletter addresses on both paths', async () => {
    expect(await send('/api/tokenPocket/subscribe', { email: ' reader@example.org ' })).toMatchObject({
      status: 200,
      result: 0,
    });
    expect(
      await send('/api/subscribe', { email: 'leser@example.org' }, { 'accept-language': 'zh-CN,zh;q=0.9' }),
    ).toMatchObject({ result: 0 });
    const rows = await open.database
      .selectFrom('subscribers')
      .select(['email', 'language'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { email: 'reader@example.org', language: 'en' },
      { email: 'leser@example.org', language: 'zh-Hans' },
    ]);
  });

  it.each([
    { email: 'nobody' },
    { email: '' },
    {},
    [],
    null,
    { email: ['a@b.co'] },
    { email: `${'a'.repeat(250)}@b.co` },
  ])('rejects %j as an address', async (body) => {
    const { status, result, message } = await send('/api/tokenPocket/subscribe', body);
    expect([status, result]).toEqual([400, 400]);
    if (body && 'email' in body) expect(message).toContain('email: ');
  });

  it('refuses bodies that are not JSON, have another content type, or are too large', async () => {
    const init = (body: string, type = 'application/json') => ({
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect((await ask('/api/subscribe', init('{"email":'))).status).toBe(400);
    expect((await ask('/api/subscribe', init('{"email":"a@example.org"}', 'text/plain'))).status).toBe(400);
    expect((await ask('/api/subscribe', init(JSON.stringify({ email: 'x'.repeat(5000) })))).status).toBe(413);
  });

  it('limits how often one address may write', async () => {
    const limited = createTestApi(open, { subscriptions: 2, searchCounts: 2 });
    const post = (email: string) =>
      askApi(limited, '/api/subscribe', {
        method: 'POST',
        body: JSON.stringify({ email }),
        headers: { 'content-type': 'application/json' },
      });
    await post('nobody');
    await post('nobody');
    const refused = await post('nobody');
    expect(refused).toMatchObject({ status: 429, result: 429 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('counts a search and returns the market', async () => {
    expect((await send('/api/searches', { key: 'uniswap' })).status).toBe(200);
    const { count } = await open.database
      .selectFrom('search_counts')
      .select('count')
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
    expect((await send('/api/searches', {})).status).toBe(400);
    const market = await send('/v1/swap_market/market_optional', [{ address: '', blockchain_id: 1 }]);
    expect(market.data).toEqual([expect.objectContaining({ symbol: 'ETH', price_usd: null, chg: null })]);
    expect((await send('/v1/swap_market/market_optional', [{ address: 1 }])).status).toBe(400);
  });
});

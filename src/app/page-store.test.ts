import { describe, expect, test } from 'vitest';
import { createPrecompressedResponse } from '#platform/http/precompressed-response.ts';
import { PageStore, type CreateResponse } from './page-store.ts';

const response = (text: string, status = 200) =>
  createPrecompressedResponse({
    status,
    body: Buffer.from(text),
    contentType: 'text/plain',
    cacheControl: 'no-cache',
  });

describe('page store', () => {
  test('renders an address once, however many ask at the same time', async () => {
    const store = new PageStore({ maxBytes: 1e6 });
    let renders = 0;
    const render = () => {
      renders += 1;
      return response('a');
    };
    await Promise.all(Array.from({ length: 20 }, () => store.findOrRender('/en', render)));
    await store.findOrRender('/en', render);
    expect(renders).toBe(1);
  });

  test('a page begun before the content moved is not kept, here or by a cache in between', async () => {
    const store = new PageStore({ maxBytes: 1e6 });
    const begun = store.findOrRender('/en', async () => {
      store.clear();
      return response('old');
    });
    const { headers } = (await begun).variants.br;
    expect(headers['cache-control']).toBe('no-store');
    expect(store.find('/en')).toBeUndefined();
  });

  test('counts what was found and what had to be created', async () => {
    const store = new PageStore({ maxBytes: 1e6 });
    expect(store.find('/en')).toBeUndefined();
    await store.findOrRender('/en', () => response('a'));
    store.find('/en');
    await store.findOrRender('/en', () => response('a'));
    expect([store.hits, store.misses]).toEqual([2, 1]);
  });

  test('what is about one moment is kept for its time only', async () => {
    const clock = { now: 1 };
    const store = new PageStore({ maxBytes: 1e6, keptMs: 10_000, now: () => clock.now });
    const texts = ['first', 'second'];
    const render = () => response(texts.shift() ?? 'none left');
    const first = await store.findOrRender('/en/status', render);
    clock.now += 9_999;
    expect(await store.findOrRender('/en/status', render)).toBe(first);
    expect(store.has('/en/status')).toBe(true);
    clock.now += 2;
    expect(store.has('/en/status')).toBe(false);
    expect(await store.findOrRender('/en/status', render)).not.toBe(first);
    expect(texts).toEqual([]);
  });

  test('a failed rendering is tried again', async () => {
    const store = new PageStore({ maxBytes: 1e6 });
    await expect(store.findOrRender('/en', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await store.findOrRender('/en', () => response('up'))).status).toBe(200);
  });

  test('keeps within its memory and never stores an error page', async () => {
    const store = new PageStore({ maxBytes: 20_000 });
    for (let i = 0; i < 50; i += 1) await store.findOrRender(`/${i}`, () => response('x'.repeat(3000)));
    expect(store.size).toBeLessThan(10);
    await store.findOrRender('/missing', () => response('no', 404));
    expect(store.find('/missing')).toBeUndefined();
  });
});

/** A store of pages whose next text and whose end the test decides. */
function movingStore() {
  const clock = { now: 0 };
  const store = new PageStore({ maxBytes: 1e6, staleMs: 500, now: () => clock.now });
  const created: string[] = [];
  const held: (() => void)[] = [];
  const page = { text: 'old', holds: false, fails: false };
  const creatorOf = (address: string): CreateResponse => {
    return async ({ priority, previous }) => {
      created.push(`${address} ${priority.level}`);
      if (page.fails) throw new Error('down');
      if (page.holds) await new Promise<void>((resolve) => held.push(resolve));
      return page.text === 'same' && previous ? previous : response(page.text);
    };
  };
  const ask = (address: string) => store.findOrRender(address, creatorOf(address));
  const hash = async (text: string) => (await response(text)).variants.br.etag;
  return { clock, store, created, held, page, ask, hash };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('when the content changes', () => {
  test('a stored page is sent without waiting until its successor exists', async () => {
    const { store, held, page, ask, hash } = movingStore();
    await ask('/en');
    Object.assign(page, { text: 'new', holds: true });
    store.expire();
    expect(store.find('/en')?.variants.br.etag).toBe(await hash('old'));
    await turn();
    held.shift()?.();
    await store.renewed();
    expect(store.find('/en')?.variants.br.etag).toBe(await hash('new'));
  });

  test('successors are created most requested first, and a page that is requested in the meantime goes ahead', async () => {
    const { store, created, held, page, ask } = movingStore();
    for (const address of ['/rare', '/often', '/seldom']) await ask(address);
    for (let times = 0; times < 5; times += 1) store.find('/often');
    store.find('/seldom');
    created.length = 0;
    page.holds = true;
    store.expire();
    expect(created).toEqual(['/often 4']);
    store.find('/rare');
    expect(created).toEqual(['/often 4', '/rare 1']);
    page.holds = false;
    for (const release of held) release();
    await expect.poll(() => created).toEqual(['/often 4', '/rare 1', '/seldom 4']);
  });

  test('half a second later no old page is sent: a request waits for the new one', async () => {
    const { clock, store, held, page, ask, hash } = movingStore();
    await ask('/en');
    Object.assign(page, { text: 'new', holds: true });
    store.expire();
    clock.now = 500;
    expect(store.find('/en')).toBeUndefined();
    const requested = ask('/en');
    held.shift()?.();
    expect((await requested).variants.br.etag).toBe(await hash('new'));
  });

  test('an old page that was not renewed yet is not sent again after the next change', async () => {
    const { clock, store, page, ask } = movingStore();
    await ask('/en');
    page.holds = true;
    store.expire();
    clock.now = 500;
    expect(store.find('/en')).toBeUndefined();
    store.expire();
    expect(store.find('/en')).toBeUndefined();
  });

  test('a page whose successor cannot be created is sent unchanged', async () => {
    const { clock, store, page, ask, hash } = movingStore();
    await ask('/en');
    page.fails = true;
    store.expire();
    clock.now = 500;
    expect((await ask('/en')).variants.br.etag).toBe(await hash('old'));
    Object.assign(page, { fails: false, text: 'new' });
    expect((await ask('/en')).variants.br.etag).toBe(await hash('new'));
  });

  test('a page that depends on nothing that changed stays the same object', async () => {
    const { store, page, ask } = movingStore();
    const before = await ask('/en');
    page.text = 'same';
    store.expire();
    await store.renewed();
    expect(store.find('/en')).toBe(before);
  });
});

import { describe, expect, test } from 'vitest';
import { createPrecompressedResponse } from '#platform/http/precompressed-response.ts';
import { PageStore, type Make } from './page-store.ts';

const answer = (text: string, status = 200) =>
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
      return answer('a');
    };
    await Promise.all(Array.from({ length: 20 }, () => store.findOrRender('/en', render)));
    await store.findOrRender('/en', render);
    expect(renders).toBe(1);
  });

  test('a page begun before the content moved is not kept', async () => {
    const store = new PageStore({ maxBytes: 1e6 });
    const begun = store.findOrRender('/en', async () => {
      store.clear();
      return answer('old');
    });
    await begun;
    expect(store.find('/en')).toBeUndefined();
  });

  test('a failed rendering is tried again', async () => {
    const store = new PageStore({ maxBytes: 1e6 });
    await expect(store.findOrRender('/en', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await store.findOrRender('/en', () => answer('up'))).status).toBe(200);
  });

  test('keeps within its memory and never stores an error page', async () => {
    const store = new PageStore({ maxBytes: 20_000 });
    for (let i = 0; i < 50; i += 1) await store.findOrRender(`/${i}`, () => answer('x'.repeat(3000)));
    expect(store.size).toBeLessThan(10);
    await store.findOrRender('/missing', () => answer('no', 404));
    expect(store.find('/missing')).toBeUndefined();
  });
});

/** A store of pages whose next text and whose end the test decides. */
function movingStore() {
  const clock = { now: 0 };
  const store = new PageStore({ maxBytes: 1e6, staleMs: 500, now: () => clock.now });
  const made: string[] = [];
  const held: (() => void)[] = [];
  const page = { text: 'old', holds: false, fails: false };
  const makerOf = (address: string): Make => {
    return async ({ priority, previous }) => {
      made.push(`${address} ${priority.level}`);
      if (page.fails) throw new Error('down');
      if (page.holds) await new Promise<void>((resolve) => held.push(resolve));
      return page.text === 'same' && previous ? previous : answer(page.text);
    };
  };
  const ask = (address: string) => store.findOrRender(address, makerOf(address));
  const hash = async (text: string) => (await answer(text)).variants.br.etag;
  return { clock, store, made, held, page, ask, hash };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('when the content moves', () => {
  test('a stored page is sent until its successor is there, and nobody waits for it', async () => {
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

  test('successors are made most asked first, and the page that somebody asks for comes first', async () => {
    const { store, made, held, page, ask } = movingStore();
    for (const address of ['/rare', '/often', '/seldom']) await ask(address);
    for (let times = 0; times < 5; times += 1) store.find('/often');
    store.find('/seldom');
    made.length = 0;
    page.holds = true;
    store.expire();
    expect(made).toEqual(['/often 4']);
    store.find('/rare');
    expect(made).toEqual(['/often 4', '/rare 1']);
    page.holds = false;
    for (const release of held) release();
    await expect.poll(() => made).toEqual(['/often 4', '/rare 1', '/seldom 4']);
  });

  test('half a second later nothing old is sent any more: whoever asks gets the new page', async () => {
    const { clock, store, held, page, ask, hash } = movingStore();
    await ask('/en');
    Object.assign(page, { text: 'new', holds: true });
    store.expire();
    clock.now = 500;
    expect(store.find('/en')).toBeUndefined();
    const asked = ask('/en');
    held.shift()?.();
    expect((await asked).variants.br.etag).toBe(await hash('new'));
  });

  test('a page whose successor cannot be made is sent as it was', async () => {
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

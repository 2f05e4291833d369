import { describe, expect, test } from 'vitest';
import { storeAnswer } from '#platform/http/stored-answer.ts';
import { PageStore } from './page-store.ts';

const answer = (text: string, status = 200) =>
  storeAnswer({ status, body: Buffer.from(text), contentType: 'text/plain', cacheControl: 'no-cache' });

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

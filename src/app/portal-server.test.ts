import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { sentences } from '#brand/sentences.ts';
import { createOpenApi } from '#routes/api/openapi.ts';
import type { Services } from '#routes/services.ts';
import { AppError } from '#lib/app-error.ts';
import type { PageSource } from './rendering/make-page.ts';
import type { PageRenderer } from './rendering/page-renderer.ts';
import { createBareRenderer } from '../../tests/support/bare-renderer.ts';
import { PageStore } from './page-store.ts';
import { createLimitedServer } from '#platform/http/limited-server.ts';
import { createHostFamilies } from './host-families.ts';
import { createPortalListener } from './portal-server.ts';

const logged: string[] = [];
const log = {
  info: () => undefined,
  warn: () => undefined,
  debug: () => undefined,
  error: (_detail: unknown, message?: string) => void logged.push(message ?? ''),
};
const families = createHostFamilies({ brand, publicOrigin: 'https://portal.example', trustedProxies: 0 });
let close: (() => void) | undefined;

afterEach(() => {
  close?.();
  logged.length = 0;
});

/** A portal whose pages are rendered by the given function, as far as there is a place in the line. */
async function serveWith(
  renderPage: PageSource['renderPage'],
  requirePlace: PageRenderer['requirePlace'] = () => undefined,
): Promise<string> {
  const store = new PageStore({ maxBytes: 1e6 });
  const admit = async () => undefined;
  const renderer = { ...createBareRenderer(renderPage), requirePlace };
  // Enough for the pages that are requested here.
  const notices = { find: async () => null };
  const services = { brand, sentences, notices } as unknown as Services;
  const openApi = createOpenApi(new Hono(), 'Tideport');
  const listener = createPortalListener({
    pages: {
      services,
      openApi,
      renderer,
      publicOrigin: 'https://portal.example',
      families,
      store,
      moments: store,
      admit,
    },
    api: { fetch: () => new Response('{}') },
    canonicalAddress: (target) => target,
    admit,
    admitFile: admit,
    apiStore: new PageStore({ maxBytes: 1e6 }),
    pictureStore: new PageStore({ maxBytes: 1e6 }),
    assets: new Map(),
    log: log as never,
  });
  const server = createLimitedServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => void server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a page that cannot be rendered', () => {
  test('gives the error page with status 500, shows nothing of the error and logs it', async () => {
    const origin = await serveWith(async ({ id, data }) => {
      if (id !== 'error') throw new Error('secret detail');
      return { html: `<p>error page ${JSON.stringify(data)}</p>`, head: { title: 'Error', description: '' } };
    });
    const response = await fetch(`${origin}/en/nothing`);
    const text = await response.text();
    expect(response.status).toBe(500);
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(text).toContain(`error page {"status":500,"reference":"${id}"}`);
    expect(Number(response.headers.get('content-length'))).toBe(Buffer.byteLength(text));
    expect(text).not.toContain('secret');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(logged).toEqual(['page failed']);
  });

  test('names each request by its own number in the one page that is kept, also in the data of a navigation', async () => {
    let rendered = 0;
    const origin = await serveWith(async ({ id, data }) => {
      if (id !== 'error') throw new Error('secret detail');
      rendered += 1;
      return { html: `<p>${JSON.stringify(data)}</p>`, head: { title: 'Error', description: '' } };
    });
    const ask = async (path: string) => {
      const response = await fetch(origin + path);
      return { id: response.headers.get('x-request-id') ?? 'none', text: await response.text() };
    };
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('/en/nothing')));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(10);
    for (const { id, text } of answers) expect(text.split(id)).toHaveLength(3);
    expect(rendered).toBe(1);
    const { id, text } = await ask('/_data/en/news');
    expect(JSON.parse(text)).toMatchObject({ id: 'error', data: { status: 500, reference: id } });
  });

  test('when the error page fails as well, says so with a link home', async () => {
    const origin = await serveWith(() => Promise.reject(new Error('everything is broken')));
    const response = await fetch(`${origin}/en/nothing`);
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).toContain('An error occurred while showing the error page');
    expect(text).toContain('<a href="/">');
    expect(logged).toEqual(['page failed', 'the error page failed']);
  });
});

test('while too many pages are being made, a search is refused before the store is read', async () => {
  const origin = await serveWith(
    async ({ id }) => ({ html: `<p>page ${id}</p>`, head: { title: 'Page', description: '' } }),
    () => {
      throw new AppError('unavailable', 'Too many pages are being made.', { retryAfterSeconds: 5 });
    },
  );
  // There is no store here: reading it would be another error.
  const response = await fetch(`${origin}/en/dappstore?key=swap`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.text()).toContain('page error');
  expect(logged).toEqual([]);
});

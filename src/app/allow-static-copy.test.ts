import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allowStaticCopy } from './allow-static-copy.ts';

const copy = 'https://copy.example';
let close: () => void;
let origin: string;
let reached: string[];

beforeEach(async () => {
  reached = [];
  const listener = allowStaticCopy(copy, ({ method = '', url = '' }, response) => {
    reached.push(`${method} ${url}`);
    response.writeHead(200, { vary: 'lang' }).end();
  });
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => void server.close();
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => close());

const ask = (path: string, from: string, init: RequestInit = {}) =>
  fetch(origin + path, { ...init, headers: { ...init.headers, origin: from } });
const preflight = { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } };
const allowedIn = (response: Response) => response.headers.get('access-control-allow-origin');
const corsHeaders = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));

describe('a static copy of the pages', () => {
  test('may read calls and the data of pages, without cookies', async () => {
    for (const path of ['/v1/block_chain/list', '/api/openapi.json', '/_data/en/dappstore?key=a']) {
      const response = await ask(path, copy);
      expect(allowedIn(response), path).toBe(copy);
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  test('may send forms and files: the browser is told before it asks', async () => {
    const response = await ask('/api/uploads?role=icon', copy, preflight);
    expect(response.status).toBe(204);
    expect(allowedIn(response)).toBe(copy);
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type, upload-key');
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT');
    expect(reached, 'no work for the portal').toEqual([]);
    expect(allowedIn(await ask('/api/uploads', copy, { method: 'POST' }))).toBe(copy);
  });

  test('is the only other site that may: a foreign one is never named, and is told nothing about what it sends', async () => {
    for (const foreign of ['https://copy.example.evil.example', 'http://copy.example', 'null']) {
      expect(corsHeaders(await ask('/api/submissions', foreign, { method: 'POST' }))).toEqual([]);
      expect(corsHeaders(await ask('/api/submissions', foreign, preflight))).toEqual([]);
      // What caches keep for all names the copy; a browser compares that with the site that asked.
      expect(allowedIn(await ask('/v1/block_chain/list', foreign))).toBe(copy);
    }
  });

  test('may not read pages, files or the health of the portal', async () => {
    for (const path of ['/en', '/files/a.svg', '/healthz', '/v1', '/apiary'])
      expect(corsHeaders(await ask(path, copy)), path).toEqual([]);
  });
});

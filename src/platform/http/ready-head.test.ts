import { createServer, ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { prepareHead, ReadyResponse } from './ready-head.ts';

const body = 'The body.';
const headers = {
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'",
  etag: '"a"',
  'content-type': 'text/plain; charset=utf-8',
  'content-length': body.length,
};
const head = prepareHead(headers);
const notModifiedHead = prepareHead({ etag: '"a"' });

/** The second request of a connection is its last. */
async function serve(Response: typeof ServerResponse): Promise<number> {
  const options = { keepAliveTimeout: 7_000, ServerResponse: Response };
  const server = createServer(options, (request, response) => {
    if (request.headers['x-set']) response.setHeader('access-control-allow-origin', 'https://copy.example');
    if (request.headers['if-none-match']) return void response.writeHead(304, notModifiedHead).end();
    if (request.url === '/object') response.writeHead(200, headers);
    else response.writeHead(200, head);
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  server.maxRequestsPerSocket = 2;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Everything that comes back on one connection, without the moment. */
async function askRaw(port: number, requests: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(requests);
  return (await text(socket)).replaceAll(/Date: [^\r]+GMT/g, 'Date: now');
}

test.each([
  ['on a connection that stays open', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', 'Keep-Alive: timeout=7, max=2'],
  ['to HEAD', 'HEAD / HTTP/1.1\r\nHost: a\r\n\r\n', 'content-length: 9'],
  ['for a 304', 'GET / HTTP/1.1\r\nHost: a\r\nIf-None-Match: "a"\r\n\r\n', '304 Not Modified'],
  [
    'for the last request of a connection',
    'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2),
    'Connection: close',
  ],
  ['where the client ends it', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'Connection: close'],
  ['to HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', 'Connection: close'],
  ['to HTTP/1.0 that stays open', 'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n', 'keep-alive'],
  [
    'where the client expects to be asked',
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n',
    '100',
  ],
  ['with a header that was set before', 'GET / HTTP/1.1\r\nHost: a\r\nX-Set: 1\r\n\r\n', 'copy.example'],
])('a prepared head is sent as node:http sends it %s', async (_, requests, part) => {
  const usual = await askRaw(await serve(ServerResponse), requests);
  expect(usual).toContain(part);
  expect(await askRaw(await serve(ReadyResponse), requests)).toBe(usual);
});

test('headers that were not prepared are sent as ever', async () => {
  const requests = 'GET /object HTTP/1.1\r\nHost: a\r\n\r\n';
  const usual = await askRaw(await serve(ServerResponse), requests);
  expect(await askRaw(await serve(ReadyResponse), requests)).toBe(usual);
});

test('this Node lets a prepared head be put in place: it sees only what it needs', async () => {
  type Inside = { _storeHeader: (firstLine: string, headers: readonly string[]) => void };
  const stored = vi.spyOn(ServerResponse.prototype as unknown as Inside, '_storeHeader');
  onTestFinished(() => stored.mockRestore());
  await askRaw(await serve(ReadyResponse), 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(stored).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('x-frame-options: DENY\r\n'), [
    'content-length',
    '9',
  ]);
});

test('refuses what could be taken for two headers', () => {
  expect(() => prepareHead({ location: '/en\r\nset-cookie: a=b' })).toThrow('Invalid character');
  expect(() => prepareHead({ 'x y': 'a' })).toThrow('valid HTTP token');
});

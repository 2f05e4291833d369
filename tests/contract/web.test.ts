import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from '#platform/web/public-address.ts';
import { createWeb } from '#platform/web/web.ts';
import { holdTimeLimits } from '../support/time-limits.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<{ port: number; url: string }> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}/` };
}

/** The first loopback address plays the public internet, every other one the internal network. */
const isAllowed = (address: string) => address === '127.0.0.1';
const webOn = (...ports: number[]) => createWeb({ ports, isAllowed });

test.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['127.0.0.1', false],
  ['10.0.0.1', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['224.0.0.1', false],
  ['192.0.2.1', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['168.63.129.16', false],
  ['::7f00:1', false],
  ['localhost', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test.each([
  [200, { reachable: true, status: 200 }],
  [403, { reachable: true, status: 403 }],
  [404, { reachable: false, reason: 'status', status: 404 }],
  [503, { reachable: false, reason: 'status', status: 503 }],
])('status %d', async (status, expected) => {
  const { port, url } = await serve((_request, response) => response.writeHead(status).end('x'));
  expect(await webOn(port).probe(url)).toEqual(expected);
});

test('follows three redirects, each checked like the first', async () => {
  let left = 3;
  const { port, url } = await serve((_request, response) => {
    left -= 1;
    if (left >= 0) response.writeHead(302, { location: `/again${left}` }).end();
    else response.end('here');
  });
  expect(await webOn(port).probe(url)).toEqual({ reachable: true, status: 200 });
  left = 4;
  expect(await webOn(port).probe(url)).toEqual({ reachable: false, reason: 'too-many-redirects' });
});

test.each([
  'http://127.0.0.2/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'file:///etc/passwd',
  'http://127.0.0.1:22/',
  '//10.0.0.1/',
])('does not follow a redirect to %s', async (location) => {
  const { port, url } = await serve((_request, response) => response.writeHead(302, { location }).end());
  expect(await webOn(port, 80).probe(url)).toEqual({ reachable: false, reason: 'forbidden-address' });
});

test.each([
  'http://127.0.0.1/',
  'http://localhost/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::ffff:7f00:1]/',
  'http://10.0.0.1:8080/',
])('without the test exception %s is forbidden', async (url) => {
  expect(await createWeb().probe(url)).toEqual({ reachable: false, reason: 'forbidden-address' });
});

test('connects to the address that was checked', async () => {
  // `localhost` has other addresses as well; resolving again while connecting could return another one.
  const { port } = await serve((request, response) => response.end(request.headers.host));
  const web = createWeb({ ports: [port], isAllowed: () => true });
  expect(await web.probe(`http://localhost:${port}/`)).toMatchObject({
    reachable: expect.any(Boolean) as boolean,
  });
});

test('ends silence, endless responses and garbage', async () => {
  const time = holdTimeLimits();
  const silent = await serve(() => time.end());
  expect(await webOn(silent.port).probe(silent.url)).toEqual({ reachable: false, reason: 'timed-out' });

  let sentBytes = 0;
  const endless = await serve((_request, response) => {
    const pour = () => {
      while (!response.destroyed && response.write(Buffer.alloc(16_384))) sentBytes += 16_384;
    };
    response.on('drain', pour);
    pour();
  });
  expect(await webOn(endless.port).probe(endless.url)).toEqual({ reachable: true, status: 200 });
  expect(sentBytes).toBeLessThan(16 * 1024 * 1024);

  const rubbish = await serve((request) => request.socket.end('SSH-2.0-OpenSSH\r\n'));
  expect(await webOn(rubbish.port).probe(rubbish.url)).toEqual({ reachable: false, reason: 'broken-answer' });
  const plain = await serve((_request, response) => response.end());
  expect(await webOn(plain.port).probe(plain.url.replace('http:', 'https:'))).toMatchObject({
    reachable: false,
    reason: 'certificate',
  });
  expect(await webOn(1).probe('http://127.0.0.1:1/')).toEqual({ reachable: false, reason: 'refused' });
});

test('posts JSON, reads the response, and follows no redirect', async () => {
  const { port, url } = await serve((request, response) => {
    if (request.url === '/away') return response.writeHead(307, { location: '/' }).end();
    return request.pipe(response);
  });
  const web = webOn(port);
  expect(await web.postJson(url, { method: 'eth_chainId' })).toEqual({
    reachable: true,
    status: 200,
    text: '{"method":"eth_chainId"}',
  });
  expect(await web.postJson(`${url}away`, {})).toEqual({ reachable: true, status: 307, text: '' });
  expect(await createWeb().postJson('http://127.0.0.1:8545/', {})).toEqual({
    reachable: false,
    reason: 'forbidden-address',
  });
});

test('a name that does not exist, and a name server that does not answer', async () => {
  const absent = () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
  expect(await createWeb({ resolveName: absent }).probe('http://nowhere.invalid/')).toEqual({
    reachable: false,
    reason: 'name-not-found',
  });
  const time = holdTimeLimits();
  const silent = () => new Promise<never>(() => undefined);
  const answer = createWeb({ resolveName: silent }).probe('http://nowhere.invalid/');
  time.end();
  expect(await answer).toEqual({ reachable: false, reason: 'timed-out' });
});

describe('reading JSON', () => {
  const limits = { maxBytes: 1_000, timeoutMs: 30_000 };

  test.each([
    [200, '{"found":true}'],
    [404, '{"found":false}'],
    [500, 'out of order'],
  ])('gives what a site said with status %d', async (status, text) => {
    const asked: unknown[] = [];
    const { port, url } = await serve(({ method, headers }, response) => {
      asked.push([method, headers.accept, headers['accept-encoding']]);
      response.writeHead(status).end(text);
    });
    expect(await webOn(port).readJson(url, limits)).toEqual({ reachable: true, status, text });
    expect(asked).toEqual([['GET', 'application/json', 'identity']]);
  });

  test('follows no redirect, and stops at the limit', async () => {
    const asked: unknown[] = [];
    const { port, url } = await serve((request, response) => {
      asked.push(request.url);
      if (request.url === '/') response.writeHead(302, { location: '/next' }).end();
      else response.end('x'.repeat(20_000));
    });
    expect(await webOn(port).readJson(url, limits)).toEqual({ reachable: true, status: 302, text: '' });
    expect(await webOn(port).readJson(`${url}long`, limits)).toMatchObject({ text: 'x'.repeat(1_000) });
    expect(asked).toEqual(['/', '/long']);
  });

  test('reaches no address of the internal network', async () => {
    const answer = await createWeb().readJson('http://127.0.0.1:8545/', limits);
    expect(answer).toEqual({ reachable: false, reason: 'forbidden-address' });
  });
});

describe('reading a page', () => {
  const limits = { maxBytes: 10_000, timeoutMs: 30_000 };

  test('gives where its redirects led, its kind and its start', async () => {
    const { port, url } = await serve((request, response) => {
      if (request.url === '/') return response.writeHead(302, { location: '/next' }).end();
      return response.writeHead(200, { 'content-type': 'Text/HTML; charset=utf-8' }).end('x'.repeat(20_000));
    });
    expect(await webOn(port).read(url, limits)).toEqual({
      reachable: true,
      status: 200,
      addresses: [url, `${url}next`],
      mediaType: 'text/html',
      certificate: null,
      text: 'x'.repeat(10_000),
    });
  });

  test('stops at the limit of an endless page, and drops a compressed one, which it did not ask for', async () => {
    const endless = await serve((_request, response) => {
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
      };
      response.on('drain', pour);
      pour();
    });
    expect(await webOn(endless.port).read(endless.url, limits)).toMatchObject({ text: 'x'.repeat(10_000) });
    const accepted: unknown[] = [];
    const bomb = await serve((request, response) => {
      accepted.push(request.headers['accept-encoding']);
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(5_000_000)));
    });
    expect(await webOn(bomb.port).read(bomb.url, limits)).toMatchObject({ reachable: true, text: '' });
    expect(accepted).toEqual(['identity']);
  });

  test.each<[string, RequestListener, string]>([
    ['that never answers', () => undefined, 'timed-out'],
    [
      'that never ends its headers',
      (request) => void request.socket.write('HTTP/1.1 200 OK\r\nx: '),
      'timed-out',
    ],
    [
      'that sends huge headers',
      (request) => void request.socket.end(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`),
      'broken-answer',
    ],
    [
      'that redirects in a circle',
      (_request, response) => response.writeHead(302, { location: '/' }).end(),
      'too-many-redirects',
    ],
    [
      'that redirects into the internal network',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.2/' }).end(),
      'forbidden-address',
    ],
    [
      'that stops in the middle of its page',
      (_request, response) => void response.writeHead(200, { 'content-length': '500' }).write('begin'),
      'timed-out',
    ],
  ])('gives up on a site %s', async (_name, listener, reason) => {
    const time = holdTimeLimits();
    const { port, url } = await serve((request, response) => {
      listener(request, response);
      // What was sent has arrived two turns later: this process is the client as well.
      if (reason === 'timed-out') setImmediate(() => setImmediate(time.end));
    });
    const web = createWeb({ ports: [port, 80], isAllowed });
    expect(await web.read(url, limits)).toMatchObject({ reachable: false, reason });
  });

  test('connects to the address that was checked, when the name leads elsewhere a moment later', async () => {
    const { port } = await serve((_request, response) => response.end('public'));
    let asked = 0;
    const resolveName = async () => [{ address: (asked += 1) === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    const web = createWeb({ ports: [port], isAllowed, resolveName });
    const address = `http://rebinding.example:${port}/`;
    expect(await web.read(address, limits)).toMatchObject({ reachable: true, text: 'public' });
    expect(asked).toBe(1);
    expect(await web.read(address, limits)).toEqual({ reachable: false, reason: 'forbidden-address' });
  });
});

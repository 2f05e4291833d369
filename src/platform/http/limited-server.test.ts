import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createLimitedServer,
  usualServerLimits,
  type LimitedServer,
  type ServerLimits,
} from './limited-server.ts';

const megabyte = 1024 * 1024;
/** More than a kernel buffers for one connection. */
const large = Buffer.alloc(16 * megabyte, 'x');
let server: LimitedServer;
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
  server.closeAllConnections();
});

async function serve(limits: Partial<ServerLimits>, body = large): Promise<number> {
  server = createLimitedServer(
    (_request, response) => {
      response.writeHead(200, { 'content-length': body.length });
      response.end(body);
    },
    { ...usualServerLimits, ...limits },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Requests and reads nothing. */
async function askSlowly(port: number, requests = 1): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: portal\r\n\r\n'.repeat(requests));
  return socket;
}

const countConnections = () =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

test('cuts the slow readers that have waited longest when unread bytes exceed the limit', async () => {
  const port = await serve({ waitingBytes: 40 * megabyte });
  for (let reader = 0; reader < 8; reader += 1) {
    await askSlowly(port);
    await vi.waitFor(() => expect(server.waitingBytes).toBeGreaterThan(0));
  }
  await vi.waitFor(async () => expect(await countConnections()).toBe(2));
  expect(server.waitingBytes).toBeLessThanOrEqual(40 * megabyte);
  // A client that reads is answered.
  const answer = await fetch(`http://127.0.0.1:${port}`);
  expect((await answer.arrayBuffer()).byteLength).toBe(large.length);
});

test('a response that was read no longer counts', async () => {
  const port = await serve({});
  await (await fetch(`http://127.0.0.1:${port}`)).arrayBuffer();
  await vi.waitFor(() => expect(server.waitingBytes).toBe(0));
});

test('cuts a response that is not read in time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  try {
    const port = await serve({ answerMs: 1_000, answerBytesPerSecond: megabyte });
    await askSlowly(port);
    await vi.waitUntil(() => server.waitingBytes > 0, { interval: 1 });
    vi.advanceTimersByTime(10_000);
    expect(server.waitingBytes).toBeGreaterThan(0);
    vi.advanceTimersByTime(15_000);
    expect(server.waitingBytes).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('ends a connection that sends requests without waiting for responses', async () => {
  const port = await serve({});
  await askSlowly(port, 5);
  await vi.waitFor(async () => expect(await countConnections()).toBe(0));
  expect(server.waitingBytes).toBe(0);
});

test('limits the connections of one address', async () => {
  const port = await serve({ connectionsPerAddress: 3 }, Buffer.from('short'));
  for (let reader = 0; reader < 6; reader += 1) await askSlowly(port);
  await vi.waitFor(async () => expect(await countConnections()).toBe(3));
});

test.each([
  ['that announces no body', 'POST / HTTP/1.1\r\nHost: portal\r\n\r\n', '0 bytes'],
  ['with an empty body', 'POST / HTTP/1.1\r\nHost: portal\r\nContent-Length: 0\r\n\r\n', '0 bytes'],
  ['with a body', 'POST / HTTP/1.1\r\nHost: portal\r\nContent-Length: 3\r\n\r\nabc', '3 bytes'],
  [
    'with a body in pieces',
    'POST / HTTP/1.1\r\nHost: portal\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n',
    '3 bytes',
  ],
])('a request %s is read to its end', async (_, request, answer) => {
  const countBytes = async (asked: Request) => new Response(`${(await asked.text()).length} bytes`);
  const respond = getRequestListener(countBytes, { overrideGlobalObjects: false });
  server = createLimitedServer((asked, response) => void respond(asked, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.end(request);
  expect(await text(socket)).toContain(answer);
});

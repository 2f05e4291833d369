import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from './log.ts';
import { withRequestId } from './request-id.ts';

const ownPattern = /^[\da-f]{8}-[\da-f-]{27}$/;

async function serve(trustsSender: boolean) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as never) });
  const answer: RequestListener = (request, response) => {
    const work = async () => {
      await setImmediate();
      log.error({ method: request.method }, 'request failed');
      response.end();
    };
    withRequestId(request, response, { trustsSender, work: () => void work() });
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (id?: string) => {
    const headers: Record<string, string> = id === undefined ? {} : { 'x-request-id': id };
    const response = await fetch(`http://127.0.0.1:${port}`, { headers });
    return response.headers.get('x-request-id');
  };
  return { ask, lines, log };
}

test('a line about a request has its id, which is in the answer, and every line has process and host', async () => {
  const { ask, lines, log } = await serve(false);
  const ids = await Promise.all([ask(), ask()]);
  for (const id of ids) expect(id).toMatch(ownPattern);
  expect(lines.map(({ requestId }) => requestId).toSorted()).toEqual(ids.toSorted());
  log.info({}, 'outside of requests');
  expect(lines.at(-1)).not.toHaveProperty('requestId');
  for (const line of lines) expect(line).toMatchObject({ pid: process.pid, host: expect.any(String) });
});

test('the id of a trusted proxy is kept when it is a sane one; nobody else names a request', async () => {
  const behindProxy = await serve(true);
  const id = '4bf92f3577b34da6a3ce929d0e0e4736';
  expect(await behindProxy.ask(id)).toBe(id);
  for (const odd of ['short', 'with spaces in it', 'x'.repeat(129), '{"level":60,"a":1}'])
    expect(await behindProxy.ask(odd)).toMatch(ownPattern);
  const direct = await serve(false);
  expect(await direct.ask(id)).toMatch(ownPattern);
});

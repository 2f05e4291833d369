import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPurge } from './purge.ts';

interface Heard {
  method: string | undefined;
  token: unknown;
  type: unknown;
  body: string;
}

const tag = '{"tags":["portal"]}';
const pauses = { restMs: 5, settleMs: 10, firstRetryMs: 1 };

/** A CDN that answers with one status after the other, and 200 then. */
async function startCdn(statuses: readonly number[] = []) {
  const heard: Heard[] = [];
  const held = { answers: [] as (() => void)[], isHolding: false };
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const status = statuses[heard.length] ?? 200;
    heard.push({
      method: request.method,
      token: request.headers['x-token'],
      type: request.headers['content-type'],
      body,
    });
    const answer = () => void response.writeHead(status, { location: '/elsewhere' }).end('done');
    if (held.isHolding) held.answers.push(answer);
    else answer();
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { heard, held, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge` };
}

/** A purge whose log is a list of sentences. */
function openPurge(url: string, body: string | undefined = tag) {
  const said: string[] = [];
  const say = (_facts: unknown, sentence?: string) => void said.push(sentence ?? '');
  const log = { info: say, warn: say, error: say, debug: say } as never;
  const purge = createPurge({ url, header: { name: 'X-Token', value: 'secret' }, body }, log, pauses);
  onTestFinished(() => purge.stop());
  return { purge, said };
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 });

describe('a CDN is told that the content has changed', () => {
  test('twice, with the method, the header and the body that it expects', async () => {
    const { heard, url } = await startCdn();
    openPurge(url).purge.ask();
    await until(() => expect(heard).toHaveLength(2));
    const told = { method: 'POST', token: 'secret', type: 'application/json', body: tag };
    expect(heard).toEqual([told, told]);
  });

  test('without a body where it needs none', async () => {
    const { heard, url } = await startCdn();
    const purge = createPurge({ url, header: undefined, body: undefined }, {} as never, pauses);
    onTestFinished(() => purge.stop());
    purge.ask();
    await until(() => expect(heard).toHaveLength(2));
    expect(heard[0]).toMatchObject({ token: undefined, type: undefined, body: '' });
  });

  test('twice after the last of many changes, however many there were during a request', async () => {
    const { heard, held, url } = await startCdn();
    held.isHolding = true;
    const { purge } = openPurge(url);
    purge.ask();
    await until(() => expect(held.answers).toHaveLength(1));
    for (let change = 0; change < 50; change += 1) purge.ask();
    held.isHolding = false;
    held.answers[0]?.();
    await until(() => expect(heard).toHaveLength(3));
    purge.ask();
    await until(() => expect(heard).toHaveLength(5));
  });

  test.each([503, 401, 302])('again after %i, and the log says so once', async (status) => {
    const { heard, url } = await startCdn([status, status, status]);
    const { purge, said } = openPurge(url);
    purge.ask();
    await until(() => expect(heard).toHaveLength(5));
    expect(said).toEqual([
      'the CDN could not be told that the content has changed',
      'the CDN was told to drop what it keeps',
    ]);
  });

  test('no more after the end, while it does not answer', async () => {
    const { held, url } = await startCdn();
    held.isHolding = true;
    const { purge, said } = openPurge(url);
    purge.ask();
    await until(() => expect(held.answers).toHaveLength(1));
    purge.stop();
    purge.ask();
    held.answers[0]?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(held.answers).toHaveLength(1);
    expect(said).toEqual([]);
  });
});

import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream';

export interface RetryingProxy {
  port: number;
  /** How often a request was sent to a second node. */
  retries(): number;
  close(): Promise<void>;
}

/** What it answers by itself has this name. */
export const proxyName = 'retrying-proxy';

/** `fail_timeout` of deploy/nginx.conf. */
const failMs = 2_000;

/** What belongs to one connection. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);
const withoutConnection = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));

/** Without an answer: whether the request may have reached the node, and what the system said. */
type Sent = { answer: IncomingMessage } | { isTaken: boolean; reason: string };

function send(port: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Sent> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, method, path: url, headers: withoutConnection(headers) };
    const begunMs = performance.now();
    const onward = request({ ...options, agent: false }, (answer) => resolve({ answer }));
    onward.once('error', (error) => {
      const reason = 'code' in error ? String(error.code) : error.message;
      resolve({
        isTaken: reason !== 'ECONNREFUSED',
        reason: `${port} ${reason} after ${Math.round(performance.now() - begunMs)} ms`,
      });
    });
    onward.end(body);
  });
}

function pass(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
  // Where the node ends in the middle, so does the answer, as behind nginx.
  pipeline(answer, response, () => undefined);
}

/**
 * In front of several nodes, as nginx with deploy/nginx.conf: one after the other, and once more at another one where a node took no connection,
 * or did not answer what may be asked twice. A node that failed is asked last for two seconds.
 */
export async function startRetryingProxy(ports: readonly number[]): Promise<RetryingProxy> {
  const failedMs = new Map<number, number>();
  let turn = 0;
  let retries = 0;

  function nextTwo(): number[] {
    turn += 1;
    const line = ports.map((_, index) => ports[(turn + index) % ports.length]!);
    const hasFailed = (port: number) => performance.now() - (failedMs.get(port) ?? -Infinity) < failMs;
    return line.sort((a, b) => Number(hasFailed(a)) - Number(hasFailed(b))).slice(0, 2);
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const mayRepeat = incoming.method === 'GET' || incoming.method === 'HEAD';
    const reasons: string[] = [];
    for (const [index, port] of nextTwo().entries()) {
      if (index > 0) retries += 1;
      const sent = await send(port, incoming, body);
      if ('answer' in sent) return pass(sent.answer, response);
      failedMs.set(port, performance.now());
      reasons.push(sent.reason);
      if (sent.isTaken && !mayRepeat) break;
    }
    response.writeHead(502, { server: proxyName }).end(`No node answered: ${reasons.join(', ')}.`);
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    retries: () => retries,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

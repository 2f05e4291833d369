import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface Call {
  id: number;
  method: string;
  params: readonly unknown[];
}

/** A node without a chain: each result is what the test says. Ends with the test. */
export async function startScriptedNode(resultOf: (call: Call) => unknown) {
  /** The methods of each HTTP request. */
  const batches: string[][] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const calls = JSON.parse(await text(request)) as Call[];
    batches.push(calls.map(({ method }) => method));
    const answers = await Promise.all(
      calls.map(async (call) => ({ jsonrpc: '2.0', id: call.id, result: await resultOf(call) })),
    );
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return { rpcUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, batches };
}

import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface ReceivedCall {
  id: string;
  isGenuine: boolean;
  event: { type: string; data: Record<string, unknown> };
}

/** A team's own system: it checks each call's signature as the specification says, and answers with `status`. */
export async function startReceiver() {
  const calls: ReceivedCall[] = [];
  const state = { secret: '', status: 204 };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const [id, timestamp, given] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
        String(request.headers[name]),
      );
      const key = Buffer.from(state.secret.replace('whsec_', ''), 'base64');
      const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
      const event = JSON.parse(body) as ReceivedCall['event'];
      calls.push({ id: id ?? '', isGenuine: given === `v1,${signature}`, event });
      response.writeHead(state.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { calls, state, port, url: `http://127.0.0.1:${port}/hook` };
}

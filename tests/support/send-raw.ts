import { connect } from 'node:net';

export interface RawRequest {
  origin: string;
  /** The default is an upload. */
  method?: string;
  target?: string;
  headers: Readonly<Record<string, string | number>>;
  /** Parts of the body as sent over the wire, until the server has answered. */
  body: Iterable<Buffer>;
  /** Hangs up when this resolves, after the body, instead of waiting for an answer. */
  hangsUp?: Promise<unknown>;
}

/**
 * Writes a request by hand, so that it can lie about itself.
 * @returns the status, 0 when no answer came, and the number of bytes sent
 */
export function sendRaw({
  origin,
  method = 'POST',
  target = '/api/uploads?role=icon',
  headers,
  body,
  hangsUp,
}: RawRequest): Promise<{ status: number; sent: number }> {
  const { hostname, port } = new URL(origin);
  const lines = Object.entries({
    Host: `${hostname}:${port}`,
    'Upload-Key': 'a-key-written-by-hand',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  const socket = connect(Number(port), hostname);
  let answer = '';
  let sent = 0;
  return new Promise((resolve) => {
    // After `100 Continue` the answer itself follows.
    const status = () => Number(/^(?:HTTP\/1\.1 100 .*\r\n\r\n)?HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
    const isWhole = () => answer.split('\r\n\r\n').length > (answer.startsWith('HTTP/1.1 100 ') ? 2 : 1);
    const end = () => {
      resolve({ status: status(), sent });
      socket.destroy();
    };
    socket.on('data', (part: Buffer) => {
      answer += part.toString('latin1');
      if (isWhole()) end();
    });
    socket.on('close', end);
    socket.on('error', end);
    socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    const parts = body[Symbol.iterator]();
    const pump = () => {
      for (let part = parts.next(); !socket.destroyed; part = parts.next()) {
        if (part.done) {
          void hangsUp?.then(() => socket.destroy());
          return;
        }
        sent += part.value.length;
        if (!socket.write(part.value)) {
          socket.once('drain', pump);
          return;
        }
      }
    };
    socket.once('connect', pump);
  });
}

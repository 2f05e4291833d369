import { createServer, request as forward } from 'node:http';

export interface SwitchableProxy {
  url: string;
  /** `down` answers 503, `hanging` never answers, `garbage` answers something that is not JSON-RPC. */
  set(mode: 'up' | 'down' | 'hanging' | 'garbage'): void;
  close(): Promise<void>;
}

/** A proxy in front of an HTTP endpoint that fails on command. */
export function startSwitchableProxy(target: string): Promise<SwitchableProxy> {
  let mode: 'up' | 'down' | 'hanging' | 'garbage' = 'up';
  const server = createServer((incoming, outgoing) => {
    if (mode === 'hanging') return;
    if (mode === 'down') {
      outgoing.writeHead(503).end('down');
      return;
    }
    if (mode === 'garbage') {
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<html>maintenance</html>');
      return;
    }
    const onward = forward(
      target,
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(target).host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({
        url: `http://127.0.0.1:${port}`,
        set: (next) => (mode = next),
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}

import type { Server } from 'node:http';

/** Longest wait for answers that are under way when a server is closed. */
const drainMs = 2_000;

/** Starts listening; returns the port that was really taken (0 asks for a free one). */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Takes no new connections and settles when the last answer is out. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), drainMs).unref();
  });
}

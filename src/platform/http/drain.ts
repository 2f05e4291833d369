import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Knows which connections of a server have a request under way. Node itself takes a connection that never sent anything for a busy one, and
 * browsers keep such connections ready.
 * @returns ends the server: it takes no new connections, answers what is under way, and cuts what is left at the limit
 */
export function watchRequests(server: Server): (limitMs: number) => Promise<void> {
  const connections = new Map<Socket, Set<ServerResponse>>();
  let isDraining = false;

  /** The client learns with the answer that the connection ends, unless it has the head of it already. */
  const makeLast = (response: ServerResponse) => (response.shouldKeepAlive = false);
  const closeUnlessBusy = (socket: Socket, underWay: ReadonlySet<ServerResponse>) => {
    if (underWay.size === 0) socket.destroySoon();
  };

  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  // Before the listener, which may answer immediately.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const underWay = connections.get(socket);
    if (isDraining) makeLast(response);
    underWay?.add(response);
    response.once('close', () => {
      underWay?.delete(response);
      if (isDraining && underWay) closeUnlessBusy(socket, underWay);
    });
  });

  return (limitMs) =>
    new Promise((resolve) => {
      isDraining = true;
      const cut = setTimeout(() => server.closeAllConnections(), limitMs);
      server.close(() => {
        clearTimeout(cut);
        resolve();
      });
      for (const [socket, underWay] of connections) {
        for (const response of underWay) makeLast(response);
        closeUnlessBusy(socket, underWay);
      }
    });
}

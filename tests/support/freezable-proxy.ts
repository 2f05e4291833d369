import { connect, createServer, type Socket } from 'node:net';

export interface FreezableProxy {
  port: number;
  /** Connections stay open and are taken, and nothing comes through, as with a server whose process is stopped. */
  freeze(): void;
  /** Connections are cut and none is taken, as with a server whose process has ended. */
  cut(): void;
  /** What was held back comes through, and connections are taken. */
  thaw(): void;
  close(): Promise<void>;
}

/** A proxy in front of a TCP server of this machine. */
export async function startFreezableProxy(targetPort: number): Promise<FreezableProxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let isCut = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (isFrozen) socket.pause();
  };
  const server = createServer((incoming) => {
    if (isCut) return void incoming.destroy();
    const onward = connect(targetPort, '127.0.0.1');
    incoming.pipe(onward).pipe(incoming);
    keep(incoming);
    keep(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    port,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    thaw: () => {
      isFrozen = false;
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

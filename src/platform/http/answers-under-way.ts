import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Connection {
  /** The latest one, sent or not. */
  answer: ServerResponse | undefined;
}

export interface AnswersUnderWay {
  /**
   * Notes an answer that begins, before anything else is done for it. No browser and no proxy sends a request before it has the answer to the
   * one before (RFC 9112 §9.3.2 lets the server close then); a client that does could queue answers that no limit counts.
   * @returns false where the connection was cut for that
   */
  begin(request: IncomingMessage, answer: ServerResponse): boolean;
  /** Ends the server: it takes no new connections, answers what is under way, and cuts what is left at the limit. */
  drain(limitMs: number): Promise<void>;
}

/**
 * Knows what each connection of a server is being answered. Node itself takes a connection that never sent anything for a busy one, and
 * browsers keep such connections ready. A request costs one look-up and no listener.
 */
export function watchAnswers(server: Server): AnswersUnderWay {
  const connections = new Map<Socket, Connection>();
  let isDraining = false;

  function closeAfter(answer: ServerResponse, socket: Socket, connection: Connection): void {
    // The client learns with the answer that the connection ends, unless it has the head of it already.
    answer.shouldKeepAlive = false;
    answer.once('close', () => {
      if (connection.answer === answer) socket.destroySoon();
    });
  }

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { answer: undefined });
    socket.once('close', () => connections.delete(socket));
  });

  return {
    begin({ socket }, answer) {
      const connection = connections.get(socket);
      // It is gone, and so is its reader.
      if (!connection) return true;
      if (connection.answer && !connection.answer.writableFinished) {
        socket.destroy();
        return false;
      }
      connection.answer = answer;
      if (isDraining) closeAfter(answer, socket, connection);
      return true;
    },
    drain: (limitMs) =>
      new Promise((resolve) => {
        isDraining = true;
        const cut = setTimeout(() => server.closeAllConnections(), limitMs);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        for (const [socket, connection] of connections) {
          const { answer } = connection;
          if (answer && !answer.closed) closeAfter(answer, socket, connection);
          else socket.destroySoon();
        }
      }),
  };
}

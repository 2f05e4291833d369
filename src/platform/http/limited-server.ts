import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { watchAnswers } from './answers-under-way.ts';
import { ReadyResponse } from './ready-head.ts';

export interface ServerLimits {
  /** Total number of connections. */
  connections: number;
  /**
   * Connections of one network address; absent where a proxy in front holds all of them and limits its own
   * visitors.
   */
  connectionsPerAddress?: number;
  /** Bytes that wait to be read by clients; above it the connections that have waited longest are cut. */
  waitingBytes: number;
  /** The time to read a response … */
  answerMs: number;
  /** … and more by its size, at this rate: a slow line may take its time, a reader that trickles may not. */
  answerBytesPerSecond: number;
}

export const usualServerLimits: ServerLimits = {
  connections: 4_000,
  waitingBytes: 96 * 1024 * 1024,
  answerMs: 60_000,
  answerBytesPerSecond: 8 * 1024,
};

/** A socket that is idle in both directions for this long is closed; uploads and chains respond sooner. */
const idleMs = 60_000;
const sweepMs = 5_000;

interface Waiting {
  bytes: number;
  /** Milliseconds of `performance.now()`. */
  until: number;
}

/** Watches responses that are complete but not yet read by their clients. */
function createReaderWatch({ waitingBytes, answerMs, answerBytesPerSecond }: ServerLimits) {
  /** In the order in which they started to wait. */
  const waiting = new Map<ServerResponse, Waiting>();
  let total = 0;

  function forget(response: ServerResponse): void {
    total -= waiting.get(response)?.bytes ?? 0;
    waiting.delete(response);
  }
  function cut(response: ServerResponse): void {
    forget(response);
    response.destroy();
  }
  /** Everything has been handed over; unread bytes count until they are read, or the client is gone. */
  function countUnread(response: ServerResponse): void {
    const bytes = response.writableLength;
    if (bytes === 0) return;
    total += bytes;
    const until = performance.now() + answerMs + (bytes / answerBytesPerSecond) * 1000;
    waiting.set(response, { bytes, until });
    response.once('finish', () => forget(response));
    response.once('close', () => forget(response));
    for (const slowest of waiting.keys()) {
      if (total <= waitingBytes || slowest === response) break;
      cut(slowest);
    }
  }
  return {
    get waitingBytes() {
      return total;
    },
    /** Called when the listener has returned: what is sent from memory has been handed over by then. */
    watch(response: ServerResponse): void {
      if (response.writableEnded) countUnread(response);
      else response.once('prefinish', () => countUnread(response));
    },
    sweep(now: number): void {
      for (const [response, { until }] of waiting) if (until < now) cut(response);
    },
  };
}

/** Refuses connections of an address that has too many. */
function limitConnections(server: Server, max: number): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? 'unknown';
    const count = (counts.get(address) ?? 0) + 1;
    if (count > max) {
      socket.destroy();
      return;
    }
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}

export interface LimitedServer extends Server {
  /** Bytes of responses that clients have not read yet. */
  readonly waitingBytes: number;
  /** Takes no new connections and settles when every request under way is answered; what is left at the limit is cut. */
  drain(limitMs: number): Promise<void>;
}

/** A server that limits how long clients can hold connections and memory. */
export function createLimitedServer(listener: RequestListener, limits = usualServerLimits): LimitedServer {
  const readers = createReaderWatch(limits);
  // Ten megabytes over a slow line take some minutes to arrive.
  const timing = { headersTimeout: 15_000, requestTimeout: 300_000, keepAliveTimeout: 10_000 };
  const server: Server = createServer({
    ...timing,
    ServerResponse: ReadyResponse,
    // The stream of a body that does not come has ended before it begins; it costs as much as sending a stored response.
    optimizeEmptyRequests: true,
  });
  const answers = watchAnswers(server);
  server.on('request', (request, response) => {
    if (!answers.begin(request, response)) return;
    listener(request, response);
    readers.watch(response);
  });
  // A process of a cluster would hand the next connection back, and be given it again and again. The types of Node do not name it yet.
  Object.assign(server, { maxConnections: limits.connections, dropMaxConnection: true });
  server.maxRequestsPerSocket = 1_000;
  server.setTimeout(idleMs);
  if (limits.connectionsPerAddress !== undefined) limitConnections(server, limits.connectionsPerAddress);
  const timer = setInterval(() => readers.sweep(performance.now()), sweepMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
  return Object.defineProperties(server, {
    waitingBytes: { get: () => readers.waitingBytes },
    drain: { value: answers.drain },
  }) as LimitedServer;
}

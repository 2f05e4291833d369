import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as rest } from 'node:timers/promises';
import pg from 'pg';
import { startLoop } from '#lib/background-loop.ts';
import { within } from '#lib/within.ts';
import type { Listening, NoticeHandlers } from '../database.ts';

export interface ListenPauses {
  /** How long the server may take to accept the connection, to answer, or to pass on what is told. */
  answerMs: number;
  /** From one question whether the connection still works to the next. */
  heartbeatMs: number;
  /** Before the first attempt to connect again; then doubled, up to `longestRetryMs`. */
  firstRetryMs: number;
  longestRetryMs: number;
}

const usualPauses: ListenPauses = {
  answerMs: 5_000,
  heartbeatMs: 15_000,
  firstRetryMs: 500,
  longestRetryMs: 60_000,
};

export interface ListenOptions {
  /** Of a connection of its own. */
  url: string;
  channel: string;
  /** Tells something on the channel in the way in which changes are told: through the pool. */
  tell: (payload: string) => Promise<unknown>;
  pauses?: ListenPauses | undefined;
}

/** What is told is only that something changed. Anything else on the channel is a node that tries whether it hears. */
const change = '';

const deaf =
  'what was told through DATABASE_URL did not arrive; behind a pooler, DATABASE_LISTEN_URL can name the server itself';

/** How long the server may take to be told that the connection ends. */
const leaveMs = 1_000;

/** A connection that is not of the pool, and the promise that is rejected when it is lost. */
function openConnection(url: string, answerMs: number) {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    stream: () => socket,
    keepAlive: true,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });
  const lost = Promise.withResolvers<never>();
  // Only what waits at that moment wants to know.
  lost.promise.catch(() => undefined);
  client.on('error', lost.reject);
  client.on('end', () => lost.reject(new Error('the connection has ended')));
  return {
    client,
    lose: lost.reject,
    orLost: <Result>(work: Promise<Result>): Promise<Result> => Promise.race([work, lost.promise]),
    async close({ isPolite }: { isPolite: boolean }): Promise<void> {
      if (isPolite) await within(client.end(), leaveMs).catch(() => undefined);
      socket.destroy();
    },
  };
}

type Connection = ReturnType<typeof openConnection>;

/** Resolves when what is told through the pool arrives. A pooler that gives each transaction another connection accepts LISTEN, and nothing ever arrives. */
async function beginToHear(
  { client, orLost }: Connection,
  { channel, tell, pauses = usualPauses }: ListenOptions,
  onNotice: () => void,
): Promise<void> {
  const token = randomUUID();
  const arrived = Promise.withResolvers<void>();
  client.on('notification', ({ payload = change }) => {
    if (payload === change) onNotice();
    else if (payload === token) arrived.resolve();
  });
  await orLost(client.connect());
  await orLost(client.query(`listen ${pg.escapeIdentifier(channel)}`));
  await orLost(tell(token));
  await orLost(within(arrived.promise, pauses.answerMs)).catch((cause: unknown) => {
    throw new Error(deaf, { cause });
  });
}

/**
 * Hears what is told on a channel of PostgreSQL, through a connection of its own that is made again whenever it is lost. Never throws; while
 * nothing can be heard, one line of the log says why.
 */
export function listenToPostgres(options: ListenOptions, handlers: NoticeHandlers): Listening {
  const { url, pauses = usualPauses } = options;
  const { log, onNotice, onHearing } = handlers;
  const ending = new AbortController();
  const { signal } = ending;
  let failures = 0;

  function begin(): void {
    if (failures > 0) log.info({}, 'this node hears of changes at other nodes again');
    failures = 0;
    onHearing(true);
  }

  /** Ends with an error, or when it is told to. */
  async function hear(): Promise<void> {
    const connection = openConnection(url, pauses.answerMs);
    const { client, orLost, lose } = connection;
    signal.addEventListener('abort', lose);
    try {
      await beginToHear(connection, options, onNotice);
      begin();
      for (;;) {
        await orLost(rest(pauses.heartbeatMs, undefined, { ref: false, signal }));
        await orLost(client.query('select 1'));
      }
    } finally {
      signal.removeEventListener('abort', lose);
      await connection.close({ isPolite: signal.aborted });
    }
  }

  const loop = startLoop(async () => {
    if (signal.aborted) return 0;
    await hear().catch((error: unknown) => {
      onHearing(false);
      if (signal.aborted) return;
      if (failures === 0)
        log.warn(
          { reason: error instanceof Error ? error.message : 'unknown' },
          'this node does not hear of changes at other nodes; it looks for them twice a second',
        );
      failures += 1;
    });
    return Math.min(pauses.longestRetryMs, pauses.firstRetryMs * 2 ** Math.max(0, failures - 1));
  });
  return {
    async stop() {
      ending.abort();
      await loop.stop();
    },
  };
}

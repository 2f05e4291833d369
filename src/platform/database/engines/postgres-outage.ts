import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { AppError } from '#lib/app-error.ts';
import type { Log } from '../../log/log.ts';
import { createOutageLog } from '../../log/outage-log.ts';

/**
 * Connection exceptions (class 08), too many connections, and a server that stops, crashed or starts,
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const serverCodes = /^(?:08\w{3}|53300|57P0[1-5])$/;
const networkCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);
/** What pg says without a code when the server did not answer a query, or a connection ended or could not be made in time. */
const unanswered = 'Query read timeout';
const withoutCode = new RegExp(
  `^(?:${unanswered}|Connection terminated|Client has encountered a connection error)`,
);
/** What the pool says when no connection became free. */
const noneFree = 'timeout exceeded when trying to connect';
/** query_canceled and lock_not_available: the server ended a statement that took too long. */
const tooLongCodes = new Set(['57014', '55P03']);

type Trouble = 'gone' | 'all-in-use' | 'too-long';

/** What keeps the database from answering; undefined where it answered, be it with a refusal. */
function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') {
    if (tooLongCodes.has(error.code)) return 'too-long';
    return serverCodes.test(error.code) || networkCodes.has(error.code) ? 'gone' : undefined;
  }
  if (error.message === noneFree) return 'all-in-use';
  return withoutCode.test(error.message) ? 'gone' : undefined;
}

const words = {
  gone: {
    begins: 'the database cannot be reached; requests that need it are refused',
    ends: 'the database answers again',
  },
  'all-in-use': {
    begins: 'every connection to the database is in use; requests that wait too long for one are refused',
    ends: 'connections to the database are free again',
  },
  'too-long': {
    begins: 'the database ended a statement that took too long; its request is refused',
    ends: 'the database ends statements in time again',
  },
} as const;

const sentences: Record<Trouble, string> = {
  gone: 'The database cannot be reached at the moment. Try again in a few seconds.',
  'all-in-use': 'The database is busy at the moment. Try again in a few seconds.',
  'too-long': 'The database is busy at the moment. Try again in a few seconds.',
};

/** Says once that something is wrong and once that it is over. A free connection is no sign that the server answers; an answer is. */
function createTroubleLog(log: Log) {
  const gone = createOutageLog(log, words.gone);
  const inUse = createOutageLog(log, words['all-in-use']);
  const tooLong = createOutageLog(log, words['too-long']);
  return {
    /** @returns what it is taken for: connections that all wait for a server that is gone are not busy */
    report(trouble: Trouble, error: unknown): Trouble {
      if (trouble === 'too-long') tooLong.report(error);
      else if (trouble === 'gone' || gone.isOngoing()) gone.report(error);
      else inUse.report(error);
      return trouble === 'all-in-use' && gone.isOngoing() ? 'gone' : trouble;
    },
    answered(): void {
      gone.over();
      tooLong.over();
    },
    /** A connection was given out. */
    isFree: () => inUse.over(),
  };
}

/** A log for programs that have none. */
const silence = { info: () => undefined, error: () => undefined } as unknown as Log;

/**
 * A pool for Kysely whose connections fail with the `AppError` `unavailable` while the server cannot be reached, has no connection to give or
 * takes too long. A connection whose server is silent is given up: whatever is asked through it next would wait behind the lost question.
 */
export function translateOutages(pool: pg.Pool, log: Log = silence): PostgresPool {
  const troubles = createTroubleLog(log);

  function translated(cause: unknown): unknown {
    const trouble = troubleOf(cause);
    if (!trouble) return cause;
    return new AppError('unavailable', sentences[troubles.report(trouble, cause)], { cause });
  }

  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    let lost: unknown;
    const query = async (text: string, values: unknown[]) => {
      if (lost !== undefined) throw lost;
      try {
        const result = await client.query(text, values);
        troubles.answered();
        return result;
      } catch (cause) {
        const error = translated(cause);
        if (cause instanceof Error && cause.message === unanswered) lost = error;
        throw error;
      }
    };
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy === true || lost !== undefined),
    };
  };

  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect().catch((cause: unknown) => {
        throw translated(cause);
      });
      troubles.isFree();
      return wrap(client);
    },
    end: () => pool.end(),
  };
}

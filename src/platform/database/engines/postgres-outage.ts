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
/** What pg says without a code when a connection ended or could not be made in time. */
const withoutCode =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether the error says that the server cannot be reached, and not that it refused a query. */
function isOutage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string')
    return serverCodes.test(error.code) || networkCodes.has(error.code);
  return withoutCode.test(error.message);
}

const outageWords = {
  begins: 'the database cannot be reached; requests that need it are refused',
  ends: 'the database answers again',
};

const retryAfterSeconds = 5;

/** A pool for Kysely whose connections fail with the `AppError` `unavailable` while the server cannot be reached. */
export function translateOutages(pool: pg.Pool, log: Log | undefined): PostgresPool {
  const outages = log && createOutageLog(log, outageWords);

  async function translate<Result>(work: Promise<Result>): Promise<Result> {
    try {
      const result = await work;
      outages?.over();
      return result;
    } catch (cause) {
      if (!isOutage(cause)) throw cause;
      outages?.report(cause);
      const sentence = 'The database cannot be reached at the moment. Try again in a few seconds.';
      throw new AppError('unavailable', sentence, { cause, retryAfterSeconds });
    }
  }

  const wrap = (client: pg.PoolClient): PostgresPoolClient => ({
    query: ((text: string, values: unknown[]) =>
      translate(client.query(text, values))) as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  });

  return {
    options: pool.options,
    connect: async () => wrap(await translate(pool.connect())),
    end: () => pool.end(),
  };
}

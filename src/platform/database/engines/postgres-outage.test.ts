import type pg from 'pg';
import { expect, test } from 'vitest';
import { createLog } from '../../log/log.ts';
import { translateOutages } from './postgres-outage.ts';

const gone = 'The database cannot be reached at the moment. Try again in a few seconds.';
const busy = 'The database is busy at the moment. Try again in a few seconds.';
const withCode = (code: string) => Object.assign(new Error(code), { code });

/** A pool whose next connection or answer is an error, where one is set. */
function createPool() {
  const lines: string[] = [];
  const log = createLog('info', {
    write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg),
  });
  const next: { connect?: Error; query?: Error } = {};
  const released: unknown[] = [];
  let asked = 0;
  const client = {
    query: async () => {
      asked += 1;
      if (next.query) throw next.query;
      return { rows: [] };
    },
    release: (destroy: unknown) => void released.push(destroy),
  };
  const connect = async () => {
    if (next.connect) throw next.connect;
    return client;
  };
  const pool = translateOutages(
    { options: {}, connect, end: async () => undefined } as unknown as pg.Pool,
    log,
  );
  const ask = async () => {
    const connection = await pool.connect();
    try {
      await connection.query('select 1', []);
    } finally {
      connection.release();
    }
  };
  return { pool, ask, next, released, lines, countAsked: () => asked };
}

test.each([
  [new Error('Query read timeout'), gone],
  [new Error('Connection terminated unexpectedly'), gone],
  [withCode('ECONNREFUSED'), gone],
  [withCode('57P01'), gone],
  [withCode('57014'), busy],
  [withCode('55P03'), busy],
])('%s is answered with 503, and may be tried again', async (error, message) => {
  const { ask, next } = createPool();
  next.query = error;
  await expect(ask()).rejects.toMatchObject({ status: 503, message, retryAfterSeconds: 5 });
});

test('a refusal of a query is no outage', async () => {
  const { ask, next } = createPool();
  next.query = withCode('23505');
  await expect(ask()).rejects.toBe(next.query);
});

test('a connection whose server is silent is asked nothing more and is given up', async () => {
  const { pool, next, released, countAsked } = createPool();
  const connection = await pool.connect();
  next.query = new Error('Query read timeout');
  await expect(connection.query('insert', [])).rejects.toThrow(gone);
  await expect(connection.query('rollback', [])).rejects.toThrow(gone);
  expect(countAsked()).toBe(1);
  connection.release();
  expect(released).toEqual([true]);
});

test('connections that are all in use are busy, unless the server is gone: then all of them wait for it', async () => {
  const { ask, next, lines } = createPool();
  next.connect = new Error('timeout exceeded when trying to connect');
  for (let round = 0; round < 20; round += 1) await expect(ask()).rejects.toThrow(busy);
  delete next.connect;
  await ask();
  expect(lines).toEqual([
    'every connection to the database is in use; requests that wait too long for one are refused',
    'connections to the database are free again',
  ]);
  next.query = new Error('Query read timeout');
  await expect(ask()).rejects.toThrow(gone);
  next.connect = new Error('timeout exceeded when trying to connect');
  await expect(ask()).rejects.toThrow(gone);
});

test('a connection that is given out says nothing about the server: an outage is told once, and its end with the first answer', async () => {
  const { ask, next, lines } = createPool();
  next.query = withCode('ECONNRESET');
  for (let round = 0; round < 20; round += 1) await expect(ask()).rejects.toThrow(gone);
  delete next.query;
  await ask();
  expect(lines).toEqual([
    'the database cannot be reached; requests that need it are refused',
    'the database answers again',
  ]);
});

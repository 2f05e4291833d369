import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../postgres.ts';
import type { Tally } from './tally.ts';

const downMs = 2_000;
const database = 'portal';

/** A server of its own with one database, whose commits survive a crash of it. */
export async function startDurablePostgres() {
  const server = await startPostgres();
  await server.create(database);
  const client = new pg.Client({ connectionString: `${server.url}/postgres` });
  await client.connect();
  await client.query(`alter database ${database} set synchronous_commit = on`);
  await client.end();
  return {
    url: `${server.url}/${database}`,
    /** Ends it as a crash does, and starts it again two seconds later. */
    async restart({ outages }: Pick<Tally, 'outages'>): Promise<void> {
      const outage: Tally['outages'][number] = { fromMs: performance.now() };
      outages.push(outage);
      await server.crash();
      await wait(downMs);
      await server.startAgain();
      outage.untilMs = performance.now();
    },
    stop: () => server.stop(),
  };
}

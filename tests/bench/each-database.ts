import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '#platform/database/migrate.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openPostgres } from '#platform/database/engines/postgres.ts';
import { startPostgres } from '../support/postgres.ts';

type Measure = (open: OpenDatabase) => Promise<void>;

async function onSqlite(measure: Measure): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tideport-bench-'));
  const open = await connectDatabase({ url: undefined, dataDir });
  try {
    await measure(open);
  } finally {
    await open.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onPostgres(measure: Measure): Promise<void> {
  const server = await startPostgres();
  try {
    await server.create('bench');
    const open = openPostgres(`${server.url}/bench`);
    try {
      await migrate(open);
      await measure(open);
    } finally {
      await open.close();
    }
  } finally {
    await server.stop();
  }
}

/** Measures on the embedded database, then on a PostgreSQL server of its own. */
export async function onEachDatabase(measure: Measure): Promise<void> {
  await onSqlite(measure);
  await onPostgres(measure);
}

/** As PostgreSQL's autovacuum does within a minute of many new rows. */
export async function tidyUp({ database, engine }: OpenDatabase): Promise<void> {
  if (engine.name === 'postgres') await sql`vacuum analyze`.execute(database);
}

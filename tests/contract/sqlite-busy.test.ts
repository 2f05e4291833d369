import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { serve } from '@hono/node-server';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createHealthRoutes } from '#routes/health-routes.ts';
import { sqliteFile } from '#platform/database/connect.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import { addSubmission } from '../support/add-submission.ts';
import { createTestDatabase } from '../support/databases.ts';
import { realProcesses } from '../support/real-processes.ts';

const locker = join(import.meta.dirname, '../support/lock-process.ts');

test(
  'a portal answers while another process writes into its SQLite database, and its own writing waits',
  realProcesses,
  async () => {
    const { open, place, dispose } = await createTestDatabase('sqlite');
    const { database } = open;
    const app = createHealthRoutes({
      askDatabase: () => getContentRevision(database),
      isOpen: () => true,
      canWrite: () => true,
    });
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false });
    await once(server, 'listening');
    const other = spawn(process.execPath, [locker, sqliteFile(place.dataDir)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    onTestFinished(async () => {
      other.kill('SIGKILL');
      server.close();
      await open.close();
      await dispose();
    });
    await once(other.stdout, 'data');

    let isStored = false;
    const stored = addSubmission(database, {
      kind: 'dapp',
      steps: [{ at: '2026-04-01T10:00:00.000Z', actor: 'submitter', to: 'in-review' }],
    }).then(() => (isStored = true));
    const { port } = server.address() as { port: number };
    for (let count = 0; count < 20; count += 1)
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect(isStored).toBe(false);
    other.stdin.end();
    await stored;
    const rows = await database.selectFrom('submissions').select('id').execute();
    expect(rows).toHaveLength(1);
  },
);

/** Two connections to one file, as of two processes; the second one does not wait. */
async function openTwice() {
  const { open, place, dispose } = await createTestDatabase('sqlite');
  const other = new DatabaseSync(sqliteFile(place.dataDir));
  onTestFinished(async () => {
    other.close();
    await open.close();
    await dispose();
  });
  const setting = (name: string) => ({ name, value: '1' });
  return {
    database: open.database,
    write: (name: string) => open.database.insertInto('desk_settings').values(setting(name)).execute(),
    writeElsewhere: (name: string) =>
      other.prepare("insert into desk_settings (name, value) values (?, '1')").run(name),
    names: async () => {
      const rows = await open.database.selectFrom('desk_settings').select('name').orderBy('name').execute();
      return rows.map(({ name }) => name);
    },
  };
}

test('a transaction that reads and then writes is not refused because another process writes', async () => {
  const { database, writeElsewhere, names } = await openTwice();
  await database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('desk_settings').selectAll().execute();
    expect(() => writeElsewhere('other')).toThrow('database is locked');
    await transaction.insertInto('desk_settings').values({ name: 'ours', value: '1' }).execute();
  });
  writeElsewhere('other');
  expect(await names()).toEqual(['other', 'ours']);
});

test('a transaction that only reads holds up no other, and sees what was there when it began', async () => {
  const { database, write, writeElsewhere, names } = await openTwice();
  await write('before');
  await database
    .transaction()
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const count = async () => (await transaction.selectFrom('desk_settings').selectAll().execute()).length;
      expect(await count()).toBe(1);
      writeElsewhere('other');
      expect(await count()).toBe(1);
    });
  expect(await names()).toEqual(['before', 'other']);
});

test('a disk that is full refuses what is to be stored for a while, and works on when it has room again', async () => {
  const { database, names } = await openTwice();
  const add = (name: string) =>
    database.transaction().execute((transaction) =>
      transaction
        .insertInto('desk_settings')
        .values({ name, value: 'x'.repeat(100_000) })
        .execute(),
    );
  await sql`pragma max_page_count = 1`.execute(database);
  await expect(add('too much')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Nothing can be stored at the moment. Try again in a few minutes.',
    retryAfterSeconds: 60,
  });
  await sql`pragma max_page_count = 1000000`.execute(database);
  await add('fits');
  expect(await names()).toEqual(['fits']);
});

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { backUp } from '#platform/backup/backup.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { createEmptyPlace } from '../support/databases.ts';
import { ana, createWorld, inReview } from '../support/submission-world.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const limits = { connections: 4, connectMs: 30_000, statementMs: 30_000 };

async function onServer(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statements);
  await client.end();
}

const password = 'of the tests';

const as = (url: string, role: string) => Object.assign(new URL(url), { username: role, password }).href;

const [, documented = ''] =
  /```sql\n(create role tideport_owner [^`]+)```/.exec(
    readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8'),
  ) ?? [];

/** An empty database with the two accounts, made by what docs/operations.md tells to run. */
async function createPlace() {
  const { place, dispose } = await createEmptyPlace('postgres');
  const url = place.databaseUrl!;
  const id = new URL(url).pathname.slice(1, 12);
  const [owner, user] = [`owner_${id}`, `user_${id}`];
  const words = { tideport_owner: owner, tideport: user, "'…'": `'${password}'` };
  const pattern = new RegExp(Object.keys(words).join('|'), 'g');
  await onServer(
    url,
    documented.replaceAll(pattern, (word) => words[word as keyof typeof words]),
  );
  onTestFinished(async () => {
    await dispose();
    await onServer(`${inject('postgresServer')}/postgres`, `drop role ${owner}; drop role ${user}`);
  });
  return { dataDir: place.dataDir, url: as(url, user), migrationUrl: as(url, owner) };
}

async function connect(place: Awaited<ReturnType<typeof createPlace>>) {
  const open = await connectDatabase({ ...place, limits });
  onTestFinished(() => open.close());
  return open;
}

test('a portal works with an account of the database that may not change its schema', async () => {
  const open = await connect(await createPlace());
  const world = await createWorld(open);
  const { id: submission, version } = await inReview(world);
  await world.review.perform({
    id: submission,
    version,
    action: { name: 'approve', note: 'Looked at.' },
    person: ana,
  });
  expect((await world.review.get(submission, ana)).state).toBe('listed');
  await expect(sql`drop table submissions`.execute(open.database)).rejects.toThrow('must be owner');
  await expect(sql`create table mine (id int)`.execute(open.database)).rejects.toThrow('permission denied');
  await expect(sql`alter table audit_log disable trigger all`.execute(open.database)).rejects.toThrow(
    'must be owner',
  );
});

test('its backup is made with that account, and restored with the one that may', async () => {
  const source = await createPlace();
  const { id: submission } = await inReview(await createWorld(await connect(source)));
  const backedUp = { databaseUrl: source.url, dataDir: source.dataDir };
  const { file } = await backUp(backedUp, { folder: useTemporaryFolder(), now: new Date() });
  const target = await createPlace();
  await promisify(execFile)(process.execPath, ['scripts/restore.ts', file], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      DATA_DIR: target.dataDir,
      DATABASE_URL: target.url,
      DATABASE_MIGRATION_URL: target.migrationUrl,
    },
  });
  const { database } = await connect(target);
  const row = await database
    .selectFrom('submissions')
    .select('state')
    .where('id', '=', submission)
    .executeTakeFirstOrThrow();
  expect(row.state).toBe('in-review');
  await database.updateTable('submissions').set({ locale: 'th' }).where('id', '=', submission).execute();
});

import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#platform/database/connect.ts';
import { createEmptyPlace } from '../support/databases.ts';
import { ana, createWorld, inReview } from '../support/submission-world.ts';

const limits = { connections: 4, connectMs: 5_000, statementMs: 10_000 };

/** What docs/operations.md tells to run, on an empty database. */
async function createRoles(url: string, { owner, user }: { owner: string; user: string }): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create role ${owner} login password 'owner'; create role ${user} login password 'user';
    grant create, usage on schema public to ${owner}; grant usage on schema public to ${user};
    alter default privileges for role ${owner} in schema public grant select, insert, update, delete on tables to ${user};
    alter default privileges for role ${owner} in schema public grant usage on sequences to ${user};`);
  await client.end();
}

const as = (url: string, role: string, password: string) =>
  Object.assign(new URL(url), { username: role, password }).href;

test('a portal works with an account of the database that may not change its schema', async () => {
  const { place, dispose } = await createEmptyPlace('postgres');
  const url = place.databaseUrl!;
  const id = new URL(url).pathname.slice(1, 12);
  const [owner, user] = [`owner_${id}`, `user_${id}`];
  await createRoles(url, { owner, user });
  const open = await connectDatabase({
    url: as(url, user, 'user'),
    migrationUrl: as(url, owner, 'owner'),
    dataDir: place.dataDir,
    limits,
  });
  onTestFinished(async () => {
    await open.close();
    await dispose();
    const client = new pg.Client({ connectionString: `${inject('postgresServer')}/postgres` });
    await client.connect();
    await client.query(`drop role ${owner}; drop role ${user}`);
    await client.end();
  });
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

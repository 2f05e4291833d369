import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { describeOnEachEngine } from '../support/databases.ts';

/** What a newer version leaves that has added a column. */
async function upgrade(database: Database): Promise<void> {
  await sql`alter table submissions add column tomorrow text`.execute(database);
  await sql`insert into kysely_migration (name, timestamp) values ('999-tomorrow', '2027-01-01')`.execute(
    database,
  );
}

describeOnEachEngine('a version older than the schema', (open) => {
  it('starts when every newer migration says that it only adds something', async () => {
    const opened = await open();
    await upgrade(opened.database);
    await opened.database.insertInto('compatible_migrations').values({ name: '999-tomorrow' }).execute();
    await migrate(opened);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(opened.database);
    expect(rows.map(({ name }) => name)).toContain('999-tomorrow');
  });

  it('ends with a sentence that names every one that does not', async () => {
    const opened = await open();
    await upgrade(opened.database);
    await sql`insert into kysely_migration (name, timestamp) values ('998-today', '2027-01-01')`.execute(
      opened.database,
    );
    await expect(migrate(opened)).rejects.toThrow(
      'A newer version has changed this database in a way that this one cannot work with. This version does not know 998-today, 999-tomorrow. Start the newer version, or restore a backup from before the upgrade.',
    );
    await opened.database.insertInto('compatible_migrations').values({ name: '998-today' }).execute();
    await expect(migrate(opened)).rejects.toThrow('This version does not know 999-tomorrow.');
  });

  it('learns of mails that were written before which submission they are about', async () => {
    const opened = await open();
    const { database } = opened;
    await sql`drop index outbox_submission`.execute(database);
    await sql`drop index outbox_kind`.execute(database);
    await sql`alter table outbox drop column submission_id`.execute(database);
    await sql`drop table desk_recoveries`.execute(database);
    await sql`delete from kysely_migration where name = '098-account-recoveries'`.execute(database);
    const time = '2026-11-01T10:00:00.000Z';
    const write = (change_key: string, data: object) => sql`insert into outbox
      (change_key, kind, recipient, recipient_key, locale, data, message_id, state, attempts, next_attempt_time, create_time)
      values (${change_key}, 'any', 'ana@example.org', 'ana@example.org', 'en', ${JSON.stringify(data)}, ${change_key},
        'sent', 1, ${time}, ${time})`;
    await write('one', { submissionId: 12, version: 3 }).execute(database);
    await write('two', { noticeId: 4 }).execute(database);
    await migrate(opened);
    const rows = await database
      .selectFrom('outbox')
      .select(['change_key', 'submission_id'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { change_key: 'one', submission_id: 12 },
      { change_key: 'two', submission_id: null },
    ]);
  });

  it('finds its own additive migrations named for the version before it', async () => {
    const { database } = await open();
    const rows = await database.selectFrom('compatible_migrations').select('name').execute();
    expect(rows.map(({ name }) => name)).toContain('062-compatible-migrations');
  });
});

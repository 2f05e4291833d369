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

  it('finds its own additive migrations named for the version before it', async () => {
    const { database } = await open();
    const rows = await database.selectFrom('compatible_migrations').select('name').execute();
    expect(rows.map(({ name }) => name)).toContain('062-compatible-migrations');
  });
});

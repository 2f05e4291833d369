import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What was found about a link or contract; one open finding for each. */
const createFindings: Migration = async (db, engine) => {
  const { schema } = db;
  await schema
    .createTable('watch_findings')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('watch_id', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('hid', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('signals', 'text', (c) => c.notNull())
    .addColumn('hijack', 'integer', (c) => c.notNull())
    .addColumn('unlinked', 'integer', (c) => c.notNull())
    .addColumn('look_time', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('open'))
    .addColumn('decision_note', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('decided_time', 'text')
    .execute();
  await sql`create unique index watch_findings_open on watch_findings (watch_id) where state = 'open'`.execute(
    db,
  );
  await schema
    .createIndex('watch_findings_state')
    .on('watch_findings')
    .columns(['state', 'create_time'])
    .execute();
};

/** What is looked at again after it was listed, what was found, and which links visitors do not get meanwhile. */
export const createWatching: Migration = async (db, engine) => {
  const { schema } = db;
  await schema
    .createTable('watches')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('hid', 'integer', (c) => c.notNull())
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('baseline', 'text')
    .addColumn('last_seen', 'text')
    .addColumn('dismissed', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('failing_since', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('look_time', 'text')
    .addColumn('next_look_time', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('watches_item')
    .unique()
    .on('watches')
    .columns(['kind', 'hid', 'field', 'address'])
    .execute();
  await schema.createIndex('watches_due').on('watches').column('next_look_time').execute();
  await schema
    .createTable('withheld_links')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('hid', 'integer', (c) => c.notNull())
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('withheld_links_pk', ['kind', 'hid', 'field'])
    .execute();
  await createFindings(db, engine);
};

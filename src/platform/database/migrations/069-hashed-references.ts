import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration, MigrationDatabase } from './migration.ts';

const pageSize = 500;

/** As the code of this migration's time hashes them (`reference.ts` of submissions, `hash-upload-key.ts`). */
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

async function hashKeys(db: MigrationDatabase): Promise<void> {
  for (let after = 0; ;) {
    const rows: { id: number; reference_hash: string; draft_key_hash: string }[] = await db
      .selectFrom('submissions')
      .select(['id', 'reference_hash', 'draft_key_hash'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const { id, reference_hash, draft_key_hash } of rows)
      await db
        .updateTable('submissions')
        .set({
          reference_hash: hash(`reference ${reference_hash}`),
          draft_key_hash: hash(`upload ${draft_key_hash}`),
        })
        .where('id', '=', id)
        .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The keys of teams are stored hashed: a copy of the database, or a backup, opens no status page. */
export const hashReferences: Migration = async (db, engine) => {
  await sql`alter table submissions rename column reference to reference_hash`.execute(db);
  await sql`alter table submissions rename column draft_key to draft_key_hash`.execute(db);
  // What is replaced is overwritten in the file.
  if (engine.name === 'sqlite') await sql`pragma secure_delete = on`.execute(db);
  await hashKeys(db);
  await db.schema
    .createTable('further_references')
    .addColumn('reference_hash', 'text', (c) => c.primaryKey())
    .addColumn('submission_id', 'integer', (c) =>
      c.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('create_time', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('further_references_submission')
    .on('further_references')
    .column('submission_id')
    .execute();
};

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { findByDraftKey, findByReference } from '#features/submission/submissions/server/find-submission.ts';
import { createReference } from '#features/submission/submissions/server/reference.ts';
import type { Database, DatabaseTransaction, OpenDatabase } from '#platform/database/database.ts';
import { openSqlite } from '#platform/database/engines/sqlite.ts';
import { migrations } from '#platform/database/migrations/index.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createMailWorld, startServerForTest } from '../support/mail-world.ts';
import { idOf, validDapp } from '../support/submission-world.ts';

const hashing = '069-hashed-references';
const draftKey = 'a-draft-of-sixteen';

/** Everything that is stored, as text. */
async function readAll(database: Database): Promise<string> {
  const tables = await database.introspection.getTables();
  const rows = tables.map(({ name }) =>
    database
      .selectFrom(name as 'submissions')
      .selectAll()
      .execute(),
  );
  return JSON.stringify(await Promise.all(rows));
}

/** A throwaway database as it was before. */
async function withOldDatabase(open: OpenDatabase, use: (old: DatabaseTransaction) => Promise<void>) {
  const isSqlite = open.engine.name === 'sqlite';
  const place = isSqlite ? openSqlite(':memory:') : open;
  await place.database.transaction().execute(async (old) => {
    if (!isSqlite) {
      await sql`create schema old`.execute(old);
      await sql`set local search_path = old`.execute(old);
    }
    for (const [name, up] of Object.entries(migrations).sort(([a], [b]) => a.localeCompare(b)))
      if (name < hashing) await up(old, open.engine);
    await use(old);
  });
  if (isSqlite) await place.close();
}

describeOnEachEngine('the keys of status pages', (open) => {
  it('are not in the database, so that a copy or a backup of it opens no status page', async () => {
    const world = await createMailWorld(await open(), await startServerForTest());
    const request = { kind: 'dapp', locale: 'en', draftKey, payload: validDapp(world) } as const;
    const created = await world.submissions.create(request);
    if (!created.ok) throw new Error('The form of the test was refused.');
    const again = await world.submissions.create(request);
    await world.outbox.sendDue();
    const mailed = /submission\/([a-z2-7]{26})/.exec(world.server.mails[0]!.text ?? '')![1]!;
    const keys = [created.reference, again.ok ? again.reference : '', mailed];
    const number = await idOf(world, created.reference);
    for (const key of keys) expect(await idOf(world, key)).toBe(number);
    const stored = await readAll(world.database);
    for (const key of [...keys, draftKey]) expect(stored).not.toContain(key);
  });

  it('are the same for a draft that asks again and again, and end with the submission', async () => {
    const world = await createMailWorld(await open(), await startServerForTest());
    const request = { kind: 'dapp', locale: 'en', draftKey, payload: validDapp(world) } as const;
    await world.submissions.create(request);
    const second = await world.submissions.create(request);
    expect(await world.submissions.create(request)).toEqual(second);
    const further = () => world.database.selectFrom('further_references').selectAll().execute();
    expect(await further()).toHaveLength(1);
    await world.database.deleteFrom('submissions').execute();
    expect(await further()).toEqual([]);
  });

  it('of an earlier version still open their pages, and so do the drafts that made them', async () => {
    const opened = await open();
    await withOldDatabase(opened, async (old) => {
      const references = Array.from({ length: 3 }, createReference);
      const time = '2026-01-01T00:00:00.000Z';
      for (const [index, reference] of references.entries())
        await sql`insert into submissions (reference, draft_key, kind, state, version, locale, payload, findings, title,
          email, subject_key, create_time, update_time) values (${reference}, ${`${draftKey}-${index}`}, 'dapp', 'listed', 1,
          'en', '{}', '[]', 'T', '', 's', ${time}, ${time})`.execute(old);
      await migrations[hashing]!(old, opened.engine);
      for (const [index, reference] of references.entries()) {
        expect((await findByReference(old, reference))?.id).toBe(index + 1);
        expect((await findByDraftKey(old, `${draftKey}-${index}`))?.id).toBe(index + 1);
      }
      const rows = JSON.stringify(await old.selectFrom('submissions').selectAll().execute());
      for (const secret of [...references, draftKey]) expect(rows).not.toContain(secret);
      // A key is guessed by nobody who has the hash, and the hash opens nothing.
      const { reference_hash: hash } = JSON.parse(rows)[0] as { reference_hash: string };
      expect(await findByReference(old, hash)).toBeUndefined();
    });
  });
});

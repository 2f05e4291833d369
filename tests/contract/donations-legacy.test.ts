import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DatabaseTransaction, OpenDatabase } from '#platform/database/database.ts';
import { openSqlite } from '#platform/database/engines/sqlite.ts';
import { migrations } from '#platform/database/migrations/index.ts';
import { describeOnEachEngine } from '../support/databases.ts';

const reserving = '009-donation-amounts';
const isOld = (name: string) => name < reserving;
const isOurs = (name: string) => name === reserving;

/** Runs some of the migrations in their order. */
async function run(
  { engine }: OpenDatabase,
  transaction: DatabaseTransaction,
  which: (name: string) => boolean,
) {
  for (const [name, up] of Object.entries(migrations).sort(([a], [b]) => a.localeCompare(b)))
    if (which(name)) await up(transaction, engine);
}

/** A throwaway database in the state before amounts were reserved. */
async function withOldDatabase(
  opened: OpenDatabase,
  use: (transaction: DatabaseTransaction) => Promise<void>,
) {
  const isSqlite = opened.engine.name === 'sqlite';
  const place = isSqlite ? openSqlite(':memory:') : opened;
  await place.database.transaction().execute(async (transaction) => {
    if (!isSqlite) {
      await sql`create schema old`.execute(transaction);
      await sql`set local search_path = old`.execute(transaction);
    }
    await run(opened, transaction, isOld);
    await use(transaction);
  });
  if (isSqlite) await place.close();
}

const time = '2026-01-01T00:00:00.000Z';

async function insertOld(transaction: DatabaseTransaction, id: number, state: string) {
  await sql`insert into submissions (id, reference, draft_key, kind, state, version, locale, payload, findings, title, email,
    subject_key, create_time, update_time) values (${id}, ${`r${id}`}, ${`d${id}`}, 'dapp', ${state}, 1, 'en', '{}', '[]', 'T', '',
    ${`s${id}`}, ${time}, ${time})`.execute(transaction);
}

const quoteOld = (transaction: DatabaseTransaction, [submission, amount, open]: [number, string, number]) =>
  sql`insert into quotes (submission_id, amount_units, open, create_time) values (${submission}, ${amount}, ${open}, ${time})`.execute(
    transaction,
  );

describeOnEachEngine('amounts from before they were reserved', (open) => {
  test('stay valid for everyone who saw them; shared ones are marked, and none becomes free again', async () => {
    const opened = await open();
    await withOldDatabase(opened, async (transaction) => {
      for (const [id, state] of [
        [1, 'awaiting-payment'],
        [2, 'payment-refused'],
        [3, 'listed'],
        [4, 'withdrawn'],
      ] as const)
        await insertOld(transaction, id, state);
      await quoteOld(transaction, [1, '100', 1]); // its own
      await quoteOld(transaction, [1, '200', 0]); // taken from it …
      await quoteOld(transaction, [2, '200', 1]); // … and given to the second
      await quoteOld(transaction, [2, '300', 0]); // taken from it, given to nobody
      await quoteOld(transaction, [3, '400', 0]); // paid
      await quoteOld(transaction, [3, '500', 0]); // paid …
      await quoteOld(transaction, [1, '500', 1]); // … and given to the first
      await quoteOld(transaction, [4, '600', 0]);
      await run(opened, transaction, isOurs);

      const rows = await transaction
        .selectFrom('quotes')
        .select(['submission_id', 'amount_units', 'reserved', 'contested', 'reserved_until'])
        .orderBy('id')
        .execute();
      expect(
        rows.map((row) => [
          row.submission_id,
          row.amount_units,
          row.reserved,
          row.contested,
          row.reserved_until !== null,
        ]),
      ).toEqual([
        [1, '100', 1, 0, false],
        [1, '200', 1, 1, false],
        [2, '200', 0, 1, false],
        [2, '300', 1, 0, false],
        [3, '400', 1, 0, true],
        [3, '500', 0, 1, false],
        [1, '500', 1, 1, false],
        [4, '600', 1, 0, true],
      ]);
      const versions = await transaction.selectFrom('submissions').select('payload_version').execute();
      expect(new Set(versions.map(({ payload_version }) => payload_version))).toEqual(new Set([1]));
    });
  });
});

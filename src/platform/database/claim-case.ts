import type { Selectable } from 'kysely';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from './database.ts';
import type { DatabaseSchema } from './schema.ts';

/** Tables of cases whose rows have a version, and what the desk calls one. */
const names = {
  appeals: 'appeal',
  payment_questions: 'question',
  received_transfers: 'transfer',
  report_cases: 'case',
  watch_findings: 'finding',
} as const;

type VersionedTable = keyof typeof names;

/**
 * Locks the row of a case until the transaction ends and leaves its version: who works on a case changes nothing of what is decided about.
 * @throws AppError not-found
 */
export async function lockCase<Table extends VersionedTable>(
  transaction: DatabaseTransaction,
  table: Table,
  id: number,
): Promise<Selectable<DatabaseSchema[Table]>> {
  const one: VersionedTable = table;
  const row = await transaction
    .updateTable(one)
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError('not-found', `There is no such ${names[table]}.`);
  return row as Selectable<DatabaseSchema[Table]>;
}

/**
 * Raises the version of a case, which locks its row until the transaction ends: what follows acts on what the person saw.
 * @param seen the case, and its version on the person's screen
 * @returns the row as it is now
 * @throws AppError not-found, conflict when it has changed since
 */
export async function claimCase<Table extends VersionedTable>(
  transaction: DatabaseTransaction,
  table: Table,
  { id, version }: { id: number; version: number },
): Promise<Selectable<DatabaseSchema[Table]>> {
  // Kysely does not resolve the columns of a table that is a type parameter; all of these have the two that are used.
  const one: VersionedTable = table;
  const row = await transaction
    .updateTable(one)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (row) return row as Selectable<DatabaseSchema[Table]>;
  const exists = await transaction.selectFrom(one).select('id').where('id', '=', id).executeTakeFirst();
  if (!exists) throw new AppError('not-found', `There is no such ${names[table]}.`);
  throw new AppError(
    'conflict',
    `This ${names[table]} was changed in the meantime. Reload and decide again.`,
  );
}

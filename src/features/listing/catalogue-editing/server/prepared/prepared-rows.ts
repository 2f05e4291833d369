import type { Selectable } from 'kysely';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { PreparedArrangementTable } from '#platform/database/dapp-tables.ts';
import type { DraftState } from '../../model/listing-edit.ts';
import type { Arranged, PreparedArrangement } from '../../model/prepared-arrangement.ts';

export type PreparedRow = Selectable<PreparedArrangementTable>;

/** What the audit log calls a draft. */
export const preparedSubject = (id: number) => `prepared arrangement ${id}`;

export const arrangedOf = ({ body }: Pick<PreparedRow, 'body'>) => JSON.parse(body) as Arranged;

function stateOf({ publish_time, problem }: PreparedRow): DraftState {
  if (publish_time !== null) return 'scheduled';
  return problem === '' ? 'draft' : 'stopped';
}

/** @param seen names what is stored now, by the number of a category or a network */
export function presentPrepared(row: PreparedRow, seen: ReadonlyMap<number, string>): PreparedArrangement {
  const { id, kind, hid, name, publish_time: time, problem, version, actor_name: by, at } = row;
  const now = hid === null ? null : (seen.get(hid) ?? null);
  const facts = { id, kind, hid, name, time, problem, version, by, at };
  return { ...facts, what: arrangedOf(row), state: stateOf(row), seen: now };
}

/** @throws AppError not-found */
export async function getPreparedRow(database: Database, id: number): Promise<PreparedRow> {
  const row = await database
    .selectFrom('prepared_arrangements')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such draft. It may have been published or deleted.');
  return row;
}

type RowVersion = Pick<PreparedRow, 'id' | 'version'>;

const changed = () => new AppError('conflict', 'This draft was changed in the meantime. Open it again.');

/** Changes a draft as it was read. @throws AppError conflict when it was changed, published or deleted in the meantime */
export async function updatePrepared(
  transaction: DatabaseTransaction,
  { id, version }: RowVersion,
  columns: Omit<Partial<PreparedRow>, 'id' | 'version'>,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('prepared_arrangements')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw changed();
}

/** Deletes a draft as it was read, after it was published too. @throws AppError conflict */
export async function deletePrepared(
  transaction: DatabaseTransaction,
  { id, version }: RowVersion,
): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('prepared_arrangements')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw changed();
}

import type { Selectable } from 'kysely';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import { hashUploadKey } from '#platform/files/hash-upload-key.ts';
import type { SubmissionTable } from '#platform/database/submission-tables.ts';
import type { SubmissionState } from '../model/state.ts';
import { hashReference, isReference } from './reference.ts';

export type SubmissionRow = Omit<Selectable<SubmissionTable>, 'state'> & { state: SubmissionState };

/** Only applyTransition and createSubmission write states, so the column holds nothing else. */
const typed = (row: Selectable<SubmissionTable> | undefined) => row as SubmissionRow | undefined;

/** Two queries for the number of the submission that a reference opens: by the key that its sender was given first, and by a further one. */
export function selectKeyed(database: Database, reference: string) {
  const hash = hashReference(reference);
  return [
    database.selectFrom('submissions').select('id as submission_id').where('reference_hash', '=', hash),
    database.selectFrom('further_references').select('submission_id').where('reference_hash', '=', hash),
  ] as const;
}

export async function findByReference(
  database: Database,
  reference: string,
): Promise<SubmissionRow | undefined> {
  if (!isReference(reference)) return undefined;
  const [first, further] = selectKeyed(database, reference);
  const query = database.selectFrom('submissions').selectAll().where('id', 'in', first.unionAll(further));
  return typed(await query.executeTakeFirst());
}

export async function findByDraftKey(
  database: Database,
  draftKey: string,
): Promise<SubmissionRow | undefined> {
  const query = database
    .selectFrom('submissions')
    .selectAll()
    .where('draft_key_hash', '=', hashUploadKey(draftKey));
  return typed(await query.executeTakeFirst());
}

export async function findById(database: Database, id: number): Promise<SubmissionRow | undefined> {
  return typed(await database.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst());
}

/** @throws AppError not-found */
export async function getByReference(database: Database, reference: string): Promise<SubmissionRow> {
  const row = await findByReference(database, reference);
  if (!row) throw new AppError('not-found', 'There is no submission with this reference.');
  return row;
}

/** @throws AppError not-found */
export async function getById(database: Database, id: number): Promise<SubmissionRow> {
  const row = await findById(database, id);
  if (!row) throw new AppError('not-found', 'There is no submission with this number.');
  return row;
}

import type { DatabaseTransaction } from '#platform/database/database.ts';
import { removedPayloadVersion } from '../model/stored-payload.ts';
import type { SubmissionRow } from './find-submission.ts';

/**
 * Keeps the form that a new one replaces after changes were requested, so that the desk can show what changed; its logo stays too.
 * Only the latest: nothing more of a person is stored than the comparison needs. Nothing of a form that was deleted.
 */
export async function keepEarlierForm(transaction: DatabaseTransaction, row: SubmissionRow): Promise<void> {
  if (row.payload_version === removedPayloadVersion) return;
  const logo = await transaction
    .selectFrom('submission_files')
    .select('sha256')
    .where('submission_id', '=', row.id)
    .where('role', '=', 'icon')
    .executeTakeFirst();
  const { version, payload, payload_version } = row;
  const kept = { version, payload, payload_version, icon: logo?.sha256 ?? null };
  await transaction
    .insertInto('earlier_forms')
    .values({ submission_id: row.id, ...kept })
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(kept))
    .execute();
}

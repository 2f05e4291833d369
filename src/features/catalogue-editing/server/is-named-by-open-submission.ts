import { dappFormat } from '#features/dapp-submission/model/stored-dapp.ts';
import { underReview, unpaid } from '#features/submissions/model/state.ts';
import { readPayloads } from '#features/submissions/server/parse-payload.ts';
import type { Database } from '#platform/database/database.ts';

/** Would an approval put a DApp into this category? */
export async function isNamedByOpenSubmission(database: Database, category: number): Promise<boolean> {
  const rows = await database
    .selectFrom('submissions')
    .select(['id', 'payload', 'payload_version'])
    .where('kind', '=', 'dapp')
    .where('state', 'in', [...underReview, ...unpaid])
    .execute();
  return readPayloads(dappFormat, rows).some(({ payload }) => payload.categories.includes(category));
}

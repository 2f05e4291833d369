import type { Database } from '#platform/database/database.ts';
import type { Finding } from '../../model/finding.ts';
import { openApplication } from '../../model/state.ts';

/**
 * Another application of the same person that waits for its decision. Nothing of it is told, its reference least of all:
 * whoever types an address need not be the one it belongs to.
 */
export async function findOpenApplication(
  database: Database,
  applicant: string,
  exceptId: number | undefined,
): Promise<Finding[]> {
  const rows = await database
    .selectFrom('submissions')
    .select('id')
    .where('subject_key', '=', applicant)
    .where('kind', '=', 'ambassador')
    .where('state', 'in', openApplication)
    .execute();
  const isUnderWay = rows.some(({ id }) => id !== exceptId);
  return isUnderWay ? [{ severity: 'blocking', code: 'application-open', params: {} }] : [];
}

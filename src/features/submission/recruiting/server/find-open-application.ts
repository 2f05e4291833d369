import type { Database } from '#platform/database/database.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { firstFew } from '#features/submission/submission-checks/server/first-few.ts';
import { openApplication } from '#features/submission/submissions/model/state.ts';

/**
 * Another application of the same person that waits for its decision, for the desk alone: the person who types an address need not be the one
 * it belongs to, so the form tells nothing (see `publicFindings`) and takes the application.
 */
export async function findOpenApplication(
  database: Database,
  applicant: string,
  exceptId: number | undefined,
): Promise<Finding[]> {
  const rows = await database
    .selectFrom('submissions')
    .select(['id', 'title'])
    .where('subject_key', '=', applicant)
    .where('kind', '=', 'ambassador')
    .where('state', 'in', openApplication)
    .execute();
  return firstFew(
    rows
      .filter(({ id }) => id !== exceptId)
      .map(({ id, title }): Finding => ({
        severity: 'warning',
        code: 'application-open',
        params: {},
        evidence: { submission: id, title },
      })),
  );
}

import type { Database } from '#platform/database/database.ts';
import type { Finding, FindingEvidence } from '#features/submission/submissions/model/finding.ts';
import { listingKinds, unpaid, type SubmissionKind } from '#features/submission/submissions/model/state.ts';
import { firstFew } from './first-few.ts';

interface Sender {
  kind: SubmissionKind;
  email: string;
  subjectKey: string;
  /** `isOwnSubmission` of who sends. */
  isOwn(entry: { evidence: FindingEvidence }): boolean;
}

/**
 * Submissions for another project from the same email address, whatever became of them: one team may have several, and so may a person
 * who copies. A project and its token from one address are usual. For the desk only: see `publicFindings`.
 */
export async function findSameEmail(
  database: Database,
  { kind, email, subjectKey, isOwn }: Sender,
): Promise<Finding[]> {
  const rows = await database
    .selectFrom('submissions')
    .select(['id', 'kind', 'title'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('subject_key', '!=', subjectKey)
    .where('kind', 'in', listingKinds)
    .where('state', 'not in', unpaid)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return firstFew(
    rows.map((row): Finding | undefined => {
      const severity = row.kind === kind ? 'warning' : 'notice';
      const evidence = { submission: row.id, title: row.title };
      return isOwn({ evidence }) ? undefined : { severity, code: 'same-email', params: {}, evidence };
    }),
  );
}

import { sql } from 'kysely';
import { purposeOf } from '../model/state.ts';
import { linkNameKey } from './link-name-key.ts';
import { mailOnRequest } from './mail-on-request.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';

export interface StatusLinkRequest {
  email: string;
  /** Of the project, or of the person who applied. */
  name: string;
}

/** Submissions of one address that are compared, and of one name that are mailed: the latest. */
const comparedMax = 50;
const mailedMax = 3;

function findRows({ database }: Pick<SubmissionDependencies, 'database'>, email: string) {
  return database
    .selectFrom('submissions')
    .select(['id', 'kind', 'version', 'title', 'email', 'locale'])
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .orderBy('id', 'desc')
    .limit(comparedMax)
    .execute();
}

/**
 * Mails the status links of the submissions that have this address and this name, to the address that is stored and to no other. The
 * caller learns nothing about whether there are any.
 */
export async function sendStatusLink(
  dependencies: SubmissionDependencies,
  { email, name }: StatusLinkRequest,
): Promise<void> {
  const key = linkNameKey(name);
  const rows = await findRows(dependencies, email);
  for (const row of rows.filter(({ title }) => linkNameKey(title) === key).slice(0, mailedMax))
    await mailOnRequest(dependencies, {
      kind: purposeOf(row.kind) === 'listing' ? 'submission-link' : 'application-link',
      submission: row,
      at: dependencies.now(),
    });
}

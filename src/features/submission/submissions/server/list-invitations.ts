import type { Database } from '#platform/database/database.ts';
import { parseChangeDetail } from '../model/change-detail.ts';
import type { Interview } from '../model/interview.ts';

/** The invitation to an interview that a candidate has. */
export interface Invitation {
  interview: Interview;
  /** Of the submission after it. */
  version: number;
  /** When it was sent. RFC 3339, UTC */
  at: string;
  /** Account of the person who invited; null where it is not known. */
  inviter: string | null;
}

interface Step {
  version: number;
  at: string;
  actor_id: string | null;
  detail: string | null;
}

/** The latest invitation of a history: one that was undone was never sent, and the one before it counts again. */
function latestOf(steps: readonly Step[]): Invitation | undefined {
  const read = steps.map((step) => ({ ...step, detail: parseChangeDetail(step.detail) }));
  const undone = new Set(read.map(({ detail }) => detail?.undoes));
  return read
    .flatMap(({ version, at, actor_id, detail }) =>
      detail?.interview && !undone.has(version)
        ? [{ interview: detail.interview, version, at, inviter: actor_id }]
        : [],
    )
    .at(-1);
}

/** The invitations of those among these submissions whose state is `interview`, by number; all others are absent. */
export async function listInvitations(
  database: Database,
  submissions: readonly { id: number; state: string }[],
): Promise<Map<number, Invitation>> {
  const ids = submissions.filter(({ state }) => state === 'interview').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('submission_history')
    .select(['submission_id', 'version', 'at', 'actor_id', 'detail'])
    .where('submission_id', 'in', ids)
    .where('detail', 'is not', null)
    .orderBy('version')
    .execute();
  const invitations = new Map<number, Invitation>();
  for (const [id, steps] of Map.groupBy(rows, ({ submission_id }) => submission_id)) {
    const invitation = latestOf(steps);
    if (invitation) invitations.set(id, invitation);
  }
  return invitations;
}

/** The invitation of one candidate; undefined at every step but the interview. */
export async function findInvitation(
  database: Database,
  submission: { id: number; state: string },
): Promise<Invitation | undefined> {
  return (await listInvitations(database, [submission])).get(submission.id);
}

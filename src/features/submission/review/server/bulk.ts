import { listColleagues, type Colleague } from '#features/team/accounts/server/list-colleagues.ts';
import { may } from '#features/team/accounts/model/permissions.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { notifyStaff } from '#features/team/notices/server/notify-staff.ts';
import { enqueueEvent } from '#features/team/webhooks/server/enqueue-event.ts';
import { getById, type SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { Bulk, BulkOutcome } from '../model/bulk.ts';
import { decideAction, kindsFor } from '#features/submission/review-queue/model/kind-permissions.ts';
import type { ReviewAction } from '../model/review-action.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';
import { readAnswer } from '#features/submission/canned-answers/server/answers.ts';
import {
  assignLease,
  findLease,
  giveBackLease,
} from '#features/submission/review-queue/server/lease/lease-rows.ts';
import { performAction } from './perform-action.ts';
import type { ReviewDependencies } from './review-dependencies.ts';
import { loggedTitle, toldTitle } from '#features/submission/submissions/server/logged-title.ts';

interface Move {
  row: SubmissionRow;
  /** Null gives it back. */
  to: Colleague | null;
  person: Reviewer;
  at: Date;
}

/** Assigns one item or gives it back; what a third person has stays theirs. @throws AppError forbidden, conflict */
async function move(transaction: DatabaseTransaction, { row, to, person, at }: Move): Promise<void> {
  const submissionId = row.id;
  if (!may(person, decideAction(row.kind)))
    throw new AppError('forbidden', 'Your account is not allowed to decide about this.');
  if (to && !may(to, decideAction(row.kind)))
    throw new AppError('forbidden', `${to.name} cannot decide about this.`);
  const held = await findLease(transaction, submissionId, { person, now: at });
  const isDone = to
    ? await assignLease(transaction, { submissionId, to, person, now: at })
    : held?.is_own === true;
  if (!isDone)
    throw new AppError(
      'conflict',
      held ? `${held.holder} has it.` : to ? 'Another person has it.' : 'It is unassigned.',
    );
  if (!to) await giveBackLease(transaction, { submissionId, person });
  await appendAudit(transaction, {
    at,
    actor: person,
    area: 'submission',
    action: to ? 'assign' : 'give-back',
    subject: `submission ${submissionId}`,
    detail: { ...loggedTitle(row), ...(to && { to: to.name }) },
  });
  const data = { kind: 'submissions', id: submissionId, assigned: to !== null };
  await enqueueEvent(transaction, { type: 'case.assigned', data, at });
  if (to)
    await notifyStaff(transaction, {
      kind: 'assignment',
      key: `assignment submissions ${submissionId} ${at.toISOString()}`,
      title: `${person.name} assigned you a submission`,
      detail: toldTitle(row),
      path: `/submissions/${submissionId}/show`,
      action: decideAction(row.kind),
      ...{ to: to.id, except: person.id, at },
    });
}

/**
 * Nobody learns from an answer what they may not see: where one item is of a kind that does not exist for this person, nothing is done.
 * @throws AppError forbidden
 */
async function requireVisible(
  { database }: ReviewDependencies,
  items: Bulk['items'],
  person: Reviewer,
): Promise<void> {
  const ids = items.map(({ id }) => id);
  const kinds = await database.selectFrom('submissions').select('kind').where('id', 'in', ids).execute();
  const visible = kindsFor(person);
  if (kinds.some(({ kind }) => !visible.includes(kind)))
    throw new AppError('forbidden', 'Your account is not allowed to see submissions of this kind.');
}

/** @throws AppError bad-request for an account that does not decide */
async function findPerson({ database }: ReviewDependencies, act: Bulk['act']): Promise<Colleague | null> {
  if (act.name !== 'assign' || act.person === null) return null;
  const found = (await listColleagues(database)).find(({ id }) => id === act.person);
  if (!found) throw new AppError('bad-request', 'There is no such person at the desk.');
  return found;
}

type Rejection = Extract<ReviewAction, { name: 'reject' }>;

/** The rejection of one item; undefined for any other act. */
async function rejectionOf(
  dependencies: ReviewDependencies,
  { submissionId, act, person }: { submissionId: number; act: Bulk['act']; person: Reviewer },
): Promise<Rejection | undefined> {
  if (act.name === 'assign') return undefined;
  if (act.name === 'reject') return act;
  const { reason, answer } = act;
  const text = await readAnswer(dependencies, { submissionId, answer, topic: reason, person });
  return { name: 'reject', reason, text };
}

/**
 * Does the same to several items, each in a transaction of its own and by the rules of one: nothing that someone else has is taken, and a
 * decision can be undone while its mail waits.
 * @returns what became of each
 * @throws AppError bad-request, forbidden
 */
export async function performBulk(
  dependencies: ReviewDependencies,
  { items, act }: Bulk,
  person: Reviewer,
): Promise<BulkOutcome[]> {
  const { database, now } = dependencies;
  await requireVisible(dependencies, items, person);
  const to = await findPerson(dependencies, act);
  const outcomes: BulkOutcome[] = [];
  for (const { id, version } of items) {
    let refusal: string | null = null;
    try {
      const action = await rejectionOf(dependencies, { submissionId: id, act, person });
      if (action) await performAction(dependencies, { id, version, action, person });
      else
        await database.transaction().execute(async (transaction) => {
          const row = await getById(transaction, id);
          await move(transaction, { row, to, person, at: now() });
        });
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'internal') throw error;
      refusal = error.message;
    }
    const row = await database
      .selectFrom('submissions')
      .select(['title', 'version'])
      .where('id', '=', id)
      .executeTakeFirst();
    outcomes.push({ id, title: row?.title ?? '', refusal, version: row?.version ?? version });
  }
  return outcomes;
}

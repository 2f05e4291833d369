import type { InferOutput } from 'valibot';
import { promisedTime } from '#features/submission/submissions/model/promise.ts';
import { applyTransition } from '#features/submission/submissions/server/apply-transition.ts';
import {
  findByReference,
  type SubmissionRow,
} from '#features/submission/submissions/server/find-submission.ts';
import { toldTitle } from '#features/submission/submissions/server/logged-title.ts';
import { notifyStaff } from '#features/team/notices/server/notify-staff.ts';
import { enqueueEvent } from '#features/team/webhooks/server/enqueue-event.ts';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { appealFormSchema, AppealResult } from '../model/appeal.ts';
import type { AppealDependencies } from './appeal-dependencies.ts';
import { findAppealAgainst } from './find-appeal.ts';
import { findContested } from './find-contested.ts';

export type AppealForm = Pick<InferOutput<typeof appealFormSchema>, 'reference' | 'text'>;

/** Tells the team, except the person who made the decision, who does not decide about the appeal. */
async function tell(
  transaction: DatabaseTransaction,
  { id, row, decider, at }: { id: number; row: SubmissionRow; decider: string | null; at: Date },
): Promise<void> {
  const data = { id, submission: row.id, kind: row.kind };
  await enqueueEvent(transaction, { type: 'appeal.received', data, at });
  await notifyStaff(transaction, {
    kind: 'appeal',
    key: `appeal ${id}`,
    title: 'New appeal',
    detail: toldTitle(row),
    path: `/appeals/${id}/show`,
    action: 'appeals.decide',
    ...{ except: decider, at },
  });
}

async function store(
  transaction: DatabaseTransaction,
  { reference, text }: AppealForm,
  at: Date,
): Promise<AppealResult> {
  const row = await findByReference(transaction, reference);
  const contested = row && (await findContested(transaction, row));
  if (!row || !contested) return 'closed';
  if (await findAppealAgainst(transaction, row.id, contested)) return 'closed';
  const due = promisedTime(row.kind, at).toISOString();
  // A new version: the decision can no longer be undone, its mail goes out before this one's, and of two appeals one is too late.
  await applyTransition(transaction, {
    submission: row,
    move: 'appeal',
    at,
    code: 'appeal',
    text,
    set: { promised_time: due },
  });
  const { id } = await transaction
    .insertInto('appeals')
    .values({
      submission_id: row.id,
      delisting_id: contested.delisting?.id ?? null,
      contested_id: contested.actor?.id ?? null,
      contested: contested.actor?.email ?? null,
      contested_time: contested.at,
      text,
      create_time: at.toISOString(),
      due_time: due,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tell(transaction, { id, row, decider: contested.actor?.id ?? null, at });
  return 'sent';
}

/** Appeals against the decision that the submission got. It changes nothing until another person decides. */
export async function submitAppeal(
  { database, engine, now }: AppealDependencies,
  form: AppealForm,
): Promise<AppealResult> {
  try {
    return await database.transaction().execute((transaction) => store(transaction, form, now()));
  } catch (cause) {
    // The same appeal at the same moment, or the decision was undone in the meantime.
    const isLost = cause instanceof AppError && cause.code === 'conflict';
    if (isLost || engine.isUniqueViolation(cause)) return 'closed';
    throw cause;
  }
}

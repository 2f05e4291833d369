import { submissionBarWords } from '#features/team/accounts/model/decision-bar.ts';
import { listBarredSubmissions } from '#features/team/accounts/server/decision-bars.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { strictRelisting, type RelistingRules } from '#features/store/catalogue/model/restoration.ts';
import { changeListingWithin } from '#features/store/catalogue/server/change-listing.ts';
import { promisedTime } from '#features/submission/submissions/model/promise.ts';
import { applyTransition } from '#features/submission/submissions/server/apply-transition.ts';
import { getById, type SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { enqueueEvent } from '#features/team/webhooks/server/enqueue-event.ts';
import { AppError } from '#lib/app-error.ts';
import { claimCase } from '#platform/database/claim-case.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { AppealDecision } from '../model/appeal.ts';
import type { AppealDependencies } from './appeal-dependencies.ts';
import type { AppealRow } from './find-appeal.ts';
import { madeDecision, type Decider } from './find-bar.ts';
import { listedItemOf } from './find-contested.ts';
import { isStanding } from './is-standing.ts';

export interface DecideRequest {
  id: number;
  /** Of the appeal that the person saw. */
  version: number;
  decision: AppealDecision;
  /** With the account name, for the history. */
  person: Decider & { name: string };
}

/** `own-decision`: the person made the decision appealed against; nothing was changed. */
export type DecideOutcome = 'decided' | 'own-decision';

interface Act {
  transaction: DatabaseTransaction;
  appeal: AppealRow;
  row: SubmissionRow;
  request: DecideRequest;
  rules: RelistingRules;
  at: Date;
}

async function isOwnDecision(
  transaction: DatabaseTransaction,
  { id, person }: DecideRequest,
): Promise<boolean> {
  const contested = await transaction
    .selectFrom('appeals')
    .select(['contested_id', 'contested'])
    .where('id', '=', id)
    .executeTakeFirst();
  return contested !== undefined && madeDecision(person, contested);
}

/** Puts the item back into the catalogue. */
async function restore({ transaction, appeal, row, request, rules, at }: Act): Promise<void> {
  const item = listedItemOf(row);
  if (!item || appeal.delisting_id === null) return;
  const note = `An appeal of submission ${row.id} was granted.`;
  await changeListingWithin(transaction, {
    ...item,
    change: { name: 'restore', delisting: appeal.delisting_id, note },
    person: request.person,
    rules,
    at,
  });
}

/** Changes what the decision was about, and adds a step to the history, whose mail follows. */
async function carryOut(act: Act): Promise<void> {
  const { transaction, appeal, row, request, at } = act;
  const { outcome, text } = request.decision;
  const stands = await isStanding(transaction, appeal);
  const common = { submission: row, at, reviewer: request.person, text };
  if (outcome === 'upheld') {
    if (!stands)
      throw new AppError('conflict', 'The item is listed again, so this appeal can only be granted.');
    await applyTransition(transaction, { ...common, move: 'uphold-appeal', code: 'appeal-upheld' });
    return;
  }
  if (appeal.delisting_id !== null) {
    if (stands) await restore(act);
    await applyTransition(transaction, { ...common, move: 'relist', code: 'relisted' });
    return;
  }
  const set = { promised_time: promisedTime(row.kind, at).toISOString() };
  await applyTransition(transaction, { ...common, move: 'grant-appeal', code: 'appeal-granted', set });
}

async function decide(
  transaction: DatabaseTransaction,
  { rules, at, ...request }: DecideRequest & { rules: RelistingRules; at: Date },
): Promise<DecideOutcome> {
  const { person, decision } = request;
  // Before anything is written: a refusal is no error, so what it wrote would stay.
  if (await isOwnDecision(transaction, request)) return 'own-decision';
  const appeal = await claimCase(transaction, 'appeals', request);
  if (appeal.decided_time !== null)
    throw new AppError('conflict', 'This appeal is already decided. Reload the page.');
  const row = await getById(transaction, appeal.submission_id);
  const bar = (await listBarredSubmissions(transaction, person)).get(row.id);
  if (bar === 'own') throw new AppError('forbidden', submissionBarWords.own);
  await carryOut({ transaction, appeal, row, request, rules, at });
  await transaction
    .updateTable('appeals')
    .set({
      outcome: decision.outcome,
      answer: decision.text,
      decided_by: person.email,
      decided_time: at.toISOString(),
    })
    .where('id', '=', appeal.id)
    .execute();
  const { outcome } = decision;
  const data = { id: appeal.id, submission: row.id, kind: row.kind, outcome };
  await enqueueEvent(transaction, { type: 'appeal.decided', data, at });
  await appendAudit(transaction, {
    at,
    actor: person,
    area: 'appeal',
    action: decision.outcome === 'granted' ? 'grant' : 'uphold',
    subject: `submission ${row.id}`,
    detail: {
      title: row.title,
      against: appeal.delisting_id === null ? 'rejection' : 'delisting',
      decided_before_by: appeal.contested,
    },
  });
  return 'decided';
}

/**
 * Decides about an appeal, with everything that follows, or changes nothing. The person who made the decision appealed against cannot.
 * @throws AppError not-found, conflict
 */
export async function decideAppeal(
  { database, engine, now, rules = strictRelisting }: AppealDependencies,
  request: DecideRequest,
): Promise<DecideOutcome> {
  try {
    return await database
      .transaction()
      .execute((transaction) => decide(transaction, { ...request, rules, at: now() }));
  } catch (cause) {
    // A further language of a project may be under review once.
    if (!engine.isUniqueViolation(cause)) throw cause;
    throw new AppError(
      'conflict',
      'The team sent this language again after its appeal. Decide about that submission instead.',
      {
        cause,
      },
    );
  }
}

import { reservedAfterMs } from '#features/submission/donations/model/quote.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { unpaid } from '../model/state.ts';
import { claimedDays, unpaidDays } from '../model/unpaid-periods.ts';
import { removedPayloadVersion } from '../model/stored-payload.ts';
import { applyTransition, type SeenSubmission, type TransitionRequest } from './apply-transition.ts';
import { findById } from './find-submission.ts';
import { forgetTraits } from './keep-traits.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';

const dayMs = 24 * 3_600_000;
const unpaidLifetimeMs = unpaidDays * dayMs;
const claimedLifetimeMs = claimedDays * dayMs;

/** Looked for together; each expires in a transaction of its own. */
const batchSize = 100;

type Dependencies = Pick<SubmissionDependencies, 'database' | 'donations' | 'now' | 'log'>;

/**
 * Ends submissions that nobody paid for: the form and its files go, the reference answers for another 30 days, and so long the amounts
 * stay reserved. One whose payment the desk has to decide on stays. May run in several processes and be repeated.
 * @returns how many expired
 */
export async function expireSubmissions(dependencies: Dependencies): Promise<number> {
  const { database, now, log } = dependencies;
  let count = 0;
  for (let after = 0; ;) {
    const due = await listDue(database, { now: now(), after });
    for (const id of due) {
      try {
        if (await expire(dependencies, id)) count += 1;
      } catch (error) {
        // Paid or edited at this moment, or another process was faster: the next round sees what became of it.
        log.warn({ error, submission: id }, 'a submission did not expire');
      }
    }
    const last = due.at(-1);
    if (last === undefined) return count;
    after = last;
  }
}

function dueIn(database: Database, now: Date) {
  const before = (ageMs: number) => new Date(now.getTime() - ageMs).toISOString();
  return database
    .selectFrom('submissions')
    .select('id')
    .where('state', 'in', unpaid)
    .where(({ and, or, not, eb, exists, selectFrom }) => {
      const payments = selectFrom('payments')
        .select('payments.id')
        .whereRef('payments.submission_id', '=', 'submissions.id');
      return and([
        or([
          eb('update_time', '<=', before(claimedLifetimeMs)),
          and([eb('update_time', '<=', before(unpaidLifetimeMs)), not(exists(payments))]),
        ]),
        not(exists(payments.where('payments.status', '=', 'disputed'))),
      ]);
    });
}

async function listDue(
  database: Database,
  { now, after }: { now: Date; after: number },
): Promise<readonly number[]> {
  const query = dueIn(database, now).where('id', '>', after).orderBy('id').limit(batchSize);
  return (await query.execute()).map(({ id }) => id);
}

interface Ending {
  submission: SeenSubmission;
  donations: Pick<SubmissionDependencies['donations'], 'closeQuotes'>;
  at: Date;
  /** Columns that change along. */
  set?: TransitionRequest['set'];
}

/** Ends an unpaid submission: the form and its files go, and its amounts stay reserved for another 30 days. */
export async function endUnpaid(
  transaction: DatabaseTransaction,
  { submission, donations, at, set }: Ending,
): Promise<void> {
  const { id } = submission;
  await applyTransition(transaction, {
    submission,
    move: 'expire',
    at,
    set: {
      payload: '{}',
      payload_version: removedPayloadVersion,
      findings: '[]',
      // The form may still be on the person's device: sent again, it makes a new submission.
      draft_key_hash: `expired-${id}`,
      forget_time: new Date(at.getTime() + reservedAfterMs).toISOString(),
      ...set,
    },
  });
  await transaction.deleteFrom('submission_files').where('submission_id', '=', id).execute();
  await forgetTraits(transaction, id);
  await donations.closeQuotes(transaction, id);
}

/** @returns false when it is no longer due */
async function expire({ database, donations, now }: Dependencies, id: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const at = now();
    const submission = await findById(transaction, id);
    const isDue = await dueIn(transaction, at).where('id', '=', id).executeTakeFirst();
    if (!submission || !isDue) return false;
    await endUnpaid(transaction, { submission, donations, at });
    return true;
  });
}

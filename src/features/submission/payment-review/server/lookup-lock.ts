import { AppError } from '#lib/app-error.ts';
import type { ChainQuestionTable } from '#platform/database/donation-tables.ts';
import type { PaymentReviewDependencies } from './payment-review-dependencies.ts';

type Dependencies = Pick<PaymentReviewDependencies, 'database' | 'now'>;

/** Longer than a lookup can take: the lock of a process that died ends then. */
const heldMs = 60_000;
/** Between one lookup and the next. */
const pauseMs = 10_000;

type LookedUp = NonNullable<ChainQuestionTable['looked_up']>;

/** A lookup of one submission. */
interface Lookup {
  submissionId: number;
  /** The payment or a refund on the chain, or what the checks of the form read. */
  of: LookedUp;
}

const doneSentences: Record<LookedUp | 'unknown', string> = {
  payment: 'This payment was checked on the chain a moment ago.',
  refund: 'A refund of this submission was checked on the chain a moment ago.',
  form: 'The form of this submission was checked a moment ago.',
  unknown: 'This submission was looked up a moment ago.',
};

/** @throws AppError too-many-requests, which says what is looked up or was last */
async function acquire({ database, now }: Dependencies, { submissionId, of }: Lookup): Promise<void> {
  const time = now();
  const lock = { until: new Date(time.getTime() + heldMs).toISOString(), looked_up: of };
  const acquired = await database
    .insertInto('chain_questions')
    .values({ submission_id: submissionId, ...lock })
    .onConflict((conflict) =>
      conflict
        .column('submission_id')
        .doUpdateSet(lock)
        .where('chain_questions.until', '<=', time.toISOString()),
    )
    .returning('submission_id')
    .executeTakeFirst();
  if (acquired) return;
  const held = await database
    .selectFrom('chain_questions')
    .select('looked_up')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  const retryAfterSeconds = pauseMs / 1000;
  throw new AppError(
    'too-many-requests',
    `${doneSentences[held?.looked_up ?? 'unknown']} Try again in ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
}

/** The next lookup waits for a pause. */
async function release({ database, now }: Dependencies, { submissionId }: Lookup): Promise<void> {
  await database
    .updateTable('chain_questions')
    .set({ until: new Date(now().getTime() + pauseMs).toISOString() })
    .where('submission_id', '=', submissionId)
    .execute();
}

/**
 * One lookup at a time for each submission, from all processes. The lock ends with the work, also where that fails; only a process that dies
 * leaves it held, and then for a minute.
 * @throws AppError too-many-requests, and what the work throws
 */
export async function withLookupLock<Result>(
  dependencies: Dependencies,
  lookup: Lookup,
  work: () => Promise<Result>,
): Promise<Result> {
  await acquire(dependencies, lookup);
  try {
    return await work();
  } finally {
    await release(dependencies, lookup);
  }
}

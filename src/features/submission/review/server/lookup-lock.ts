import { AppError } from '#lib/app-error.ts';
import type { ReviewDependencies } from './review-dependencies.ts';

/** Longer than a lookup can take: the lock of a process that died ends then. */
const heldMs = 60_000;
/** Between one lookup and the next. */
const pauseMs = 10_000;

/** @throws AppError too-many-requests */
async function acquire({ database, now }: ReviewDependencies, submission_id: number): Promise<void> {
  const time = now();
  const until = new Date(time.getTime() + heldMs).toISOString();
  const acquired = await database
    .insertInto('chain_questions')
    .values({ submission_id, until })
    .onConflict((conflict) =>
      conflict
        .column('submission_id')
        .doUpdateSet({ until })
        .where('chain_questions.until', '<=', time.toISOString()),
    )
    .returning('submission_id')
    .executeTakeFirst();
  if (!acquired) {
    const retryAfterSeconds = pauseMs / 1000;
    throw new AppError(
      'too-many-requests',
      `The chain was asked about this submission a moment ago. Ask again in ${retryAfterSeconds} seconds.`,
      { retryAfterSeconds },
    );
  }
}

/** The next lookup waits for a pause. */
async function release({ database, now }: ReviewDependencies, submissionId: number): Promise<void> {
  await database
    .updateTable('chain_questions')
    .set({ until: new Date(now().getTime() + pauseMs).toISOString() })
    .where('submission_id', '=', submissionId)
    .execute();
}

/**
 * One lookup at a time for each submission, from all processes: of its payment or a refund on the chain, or of what the checks of its form read.
 * The lock ends with the work, also where that fails; only a process that dies leaves it held, and then for a minute.
 * @throws AppError too-many-requests, and what the work throws
 */
export async function withLookupLock<Result>(
  dependencies: ReviewDependencies,
  submissionId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  await acquire(dependencies, submissionId);
  try {
    return await work();
  } finally {
    await release(dependencies, submissionId);
  }
}

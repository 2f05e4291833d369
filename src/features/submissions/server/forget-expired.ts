import type { SubmissionDependencies } from './submissions.ts';

/**
 * Deletes expired submissions when their amounts become free. Those with a payment that the desk has to look at stay, and those that hold
 * an amount which was once given to another submission too, so that it keeps being blocked.
 * @returns how many
 */
export async function forgetExpired({
  database,
  now,
}: Pick<SubmissionDependencies, 'database' | 'now'>): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('submissions')
    .where('state', '=', 'expired')
    .where('forget_time', '<=', now().toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.submission_id', '=', 'submissions.id')
            .where('payments.status', '<>', 'refused'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('quotes')
            .select('quotes.id')
            .whereRef('quotes.submission_id', '=', 'submissions.id')
            .where('quotes.contested', '=', 1),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

import type { Database } from '#platform/database/database.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';

/** Forgotten together; each in a transaction of its own. */
const batchSize = 100;

/** Someone paid or another process was faster: the transaction is undone. */
class NotDue extends Error {}

type Dependencies = Pick<SubmissionDependencies, 'database' | 'now'>;

/**
 * Deletes expired submissions when their amounts become free. Those with a payment that the desk has to look at stay, and those that hold
 * an amount which was once given to another submission too, so that it keeps being blocked. May run in several processes and be repeated.
 * @returns how many
 */
export async function forgetExpired({ database, now }: Dependencies): Promise<number> {
  let count = 0;
  for (let after = 0; ;) {
    const rows = await listDue(database, now())
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    for (const { id } of rows) if (await forget({ database, now }, id)) count += 1;
    const last = rows.at(-1);
    if (!last) return count;
    after = last.id;
  }
}

function listDue(database: Database, now: Date) {
  return (
    database
      .selectFrom('submissions')
      .where('state', '=', 'expired')
      .where('forget_time', '<=', now.toISOString())
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
      // The books need it.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('refunds')
              .select('refunds.id')
              .whereRef('refunds.submission_id', '=', 'submissions.id'),
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
  );
}

async function forget({ database, now }: Dependencies, id: number): Promise<boolean> {
  try {
    await database.transaction().execute(async (transaction) => {
      // The claims first, the submission second: paying and settling lock them in this order too, which prevents deadlocks.
      await transaction
        .deleteFrom('payments')
        .where('submission_id', '=', id)
        .where('status', '=', 'refused')
        .where('id', 'not in', (eb) => eb.selectFrom('refunds').select('payment_id'))
        .execute();
      const { numDeletedRows } = await transaction
        .deleteFrom('submissions')
        .where('id', 'in', listDue(transaction, now()).select('id').where('id', '=', id))
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new NotDue();
    });
    return true;
  } catch (error) {
    if (error instanceof NotDue) return false;
    throw error;
  }
}

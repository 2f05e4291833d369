import type { Migration } from './migration.ts';

/**
 * What a mail server refused: the mailbox, or the portal that sends. Subscribers who were left out because the portal was refused (5.7: security
 * and policy) get newsletters again.
 */
export const addRefusedSenders: Migration = async (db) => {
  await db.schema.alterTable('outbox').addColumn('error_about', 'text').execute();
  const issues = () => db.schema.alterTable('newsletter_issues');
  await issues()
    .addColumn('refusals', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await issues().addColumn('pause_error', 'text').execute();
  await db
    .updateTable('subscribers')
    .set({ refused_time: null, refused_error: null })
    .where('refused_error', 'like', '% 5.7.%')
    .execute();
};

import type { Migration } from './migration.ts';

/** Since when the clock of the promise stands still. Where a team works on changes already, it stopped with the latest change. */
export const createPromisePauses: Migration = async (db) => {
  for (const table of ['submissions', 'decision_undos'])
    await db.schema.alterTable(table).addColumn('promise_paused_time', 'text').execute();
  await db
    .updateTable('submissions')
    .set(({ ref }) => ({ promise_paused_time: ref('update_time') }))
    .where('state', '=', 'changes-requested')
    .where('promised_time', 'is not', null)
    .execute();
};

import type { Migration } from './migration.ts';

/** Until when a key, which is in a mail alone, also takes the listed item out of the store; null for every other key. */
export const addWithdrawalKeys: Migration = async (db) => {
  await db.schema.alterTable('further_references').addColumn('withdraw_until', 'text').execute();
};

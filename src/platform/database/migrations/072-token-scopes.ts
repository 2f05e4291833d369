import type { Migration } from './migration.ts';

/** What an access token may be used for. Tokens from before keep what publishes no release and lists nothing (decision 067). */
export const addTokenScopes: Migration = async (db) => {
  await db.schema
    .alterTable('desk_access_tokens')
    .addColumn('scopes', 'text', (c) => c.notNull().defaultTo('read contents review mail'))
    .execute();
};

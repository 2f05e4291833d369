import type { KyselyPlugin } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/**
 * The same database, one statement of which fails as when its connection breaks.
 * @param isNow whether the next change of rows is the one; asked until it was
 */
export function failOnce(database: Database, isNow: () => boolean): Database {
  let hasFailed = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (!hasFailed && node.kind === 'UpdateQueryNode' && isNow()) {
        hasFailed = true;
        throw new Error('The connection broke.');
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return database.withPlugin(plugin);
}

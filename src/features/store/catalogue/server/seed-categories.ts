import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import type { CategoryContent } from './catalogue-content.ts';

/**
 * Adds the categories that every installation has; existing ones stay as the team made them, deleted ones stay away.
 * @returns how many were added
 */
export async function seedCategories(
  database: Database,
  categories: readonly CategoryContent[],
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const rows = await transaction.selectFrom('categories').select('hid').execute();
    const deleted = await transaction.selectFrom('deleted_categories').select('hid').execute();
    const present = new Set([...rows, ...deleted].map((row) => row.hid));
    const missing = categories.filter((category) => !present.has(category.hid));
    if (missing.length === 0) return 0;
    await transaction
      .insertInto('categories')
      .values(missing.map((category) => ({ ...category, titles: JSON.stringify(category.titles) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await bumpContentRevision(transaction);
    return missing.length;
  });
}

import type { Database } from '#platform/database/database.ts';

/** English titles of categories. */
export async function listKnownCategories(
  database: Database,
  categories: readonly number[],
): Promise<Record<string, string>> {
  if (categories.length === 0) return {};
  const rows = await database
    .selectFrom('categories')
    .select(['hid', 'titles'])
    .where('hid', 'in', categories)
    .execute();
  return Object.fromEntries(
    rows.map(({ hid, titles }) => [hid, (JSON.parse(titles) as Record<string, string>).en ?? String(hid)]),
  );
}

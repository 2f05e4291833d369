import type { Database } from '#platform/database/database.ts';

/** English titles of the categories that a form names. @param payload as stored */
export async function listKnownCategories(
  database: Database,
  payload: unknown,
): Promise<Record<string, string>> {
  const { categories = [] } = payload as { categories?: number[] };
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

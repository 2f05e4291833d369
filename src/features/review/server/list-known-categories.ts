import type { Fields } from '#features/submissions/model/form/field.ts';
import type { Database } from '#platform/database/database.ts';

/** English titles of all categories by id, where the form has a field for them. */
export async function listKnownCategories(
  database: Database,
  fields: Fields,
): Promise<Record<string, string>> {
  if (!Object.values(fields).some(({ type }) => type === 'categories')) return {};
  const rows = await database.selectFrom('categories').select(['hid', 'titles']).orderBy('m_index').execute();
  return Object.fromEntries(
    rows.map(({ hid, titles }) => [hid, (JSON.parse(titles) as Record<string, string>).en ?? String(hid)]),
  );
}

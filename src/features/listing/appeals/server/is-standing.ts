import type { Database } from '#platform/database/database.ts';
import type { AppealRow } from './find-appeal.ts';

/** False when the item of a delisting was listed again by other means. */
export async function isStanding(
  database: Database,
  { delisting_id: id }: Pick<AppealRow, 'delisting_id'>,
): Promise<boolean> {
  if (id === null) return true;
  const delisting = await database
    .selectFrom('delistings')
    .select('restore_time')
    .where('id', '=', id)
    .executeTakeFirst();
  return delisting?.restore_time === null;
}

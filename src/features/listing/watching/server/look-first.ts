import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import type { Database } from '#platform/database/database.ts';
import { againMs } from '../model/schedule.ts';
import { checkField } from '../model/finding.ts';
import { contractField } from './inspect-contract.ts';

/** Has the links of an item looked at before all that are due. */
export async function lookFirst(
  database: Database,
  { kind, hid, now }: { kind: ListedKind; hid: number; now: Date },
): Promise<void> {
  const rows = await database
    .selectFrom('watches')
    .select(['id', 'look_time'])
    .where('kind', '=', kind)
    .where('hid', '=', hid)
    .where('field', 'not in', [contractField, checkField])
    .where('urgent', '=', 0)
    .execute();
  for (const { id, look_time: last } of rows) {
    const earliestMs = last === null ? 0 : Date.parse(last) + againMs;
    const next_look_time = new Date(Math.max(now.getTime(), earliestMs)).toISOString();
    await database
      .updateTable('watches')
      .set({ urgent: 1, next_look_time })
      .where('id', '=', id)
      .where('urgent', '=', 0)
      .execute();
  }
}

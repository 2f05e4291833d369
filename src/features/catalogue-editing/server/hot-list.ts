import type { AuditActor } from '#features/audit/model/audit-entry.ts';
import { appendAudit } from '#features/audit/server/append-audit.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import type { HotItem, ListOrder, OrderedList } from '../model/category-change.ts';
import { hashValues, requireSeen } from './hash-order.ts';
import { listHotHids, writeHotOrder } from '#features/catalogue/server/hot-order.ts';

async function readItems(database: Database, hids: readonly number[]): Promise<HotItem[]> {
  if (hids.length === 0) return [];
  const rows = await database
    .selectFrom('dapps')
    .select(['hid', 'title', 'url', 'listed'])
    .where('hid', 'in', hids)
    .execute();
  return hids.flatMap((hid) => {
    const row = rows.find((each) => each.hid === hid);
    return row ? [{ id: hid, title: row.title, url: row.url, isListed: row.listed === 1 }] : [];
  });
}

/** The hot DApps in the order of the hot category. */
export async function listHot(database: Database): Promise<OrderedList<HotItem>> {
  const hids = await listHotHids(database);
  return { data: await readItems(database, hids), total: hids.length, seen: hashValues(hids) };
}

/**
 * Makes these DApps the hot ones, in this order. @throws AppError conflict when somebody else changed the list since; bad-request for a DApp
 * that is not there, or twice
 */
export async function saveHot(
  { database, person, at }: { database: Database; person: AuditActor; at: Date },
  { hids, seen }: ListOrder,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // First, because it makes changes wait for each other.
    await bumpContentRevision(transaction);
    const before = await listHotHids(transaction);
    requireSeen(before, seen);
    const [from, to] = [await readItems(transaction, before), await readItems(transaction, hids)];
    if (to.length !== hids.length || new Set(hids).size !== hids.length)
      throw new AppError('bad-request', 'The list has a DApp that does not exist, or the same one twice.');
    await transaction.updateTable('dapps').set({ hot: 0 }).where('hot', '>', 0).execute();
    await writeHotOrder(transaction, hids);
    const linesOf = (items: readonly HotItem[]) => items.map(({ title }) => title).join('\n');
    const changes = [{ field: 'order', from: linesOf(from), to: linesOf(to) }];
    const entry = {
      area: 'catalogue',
      action: 'order-hot',
      subject: 'hot list',
      detail: { changes },
    } as const;
    await appendAudit(transaction, { at, actor: person, ...entry });
  });
}

import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import type { HotItem, ListOrder, OrderedList } from '../model/category-change.ts';
import type { RestoreRequest, VersionHistory } from '#features/team/versions/model/kept-version.ts';
import {
  getVersionValues,
  keepVersion,
  listVersions,
  type VersionAuthor,
  type VersionState,
} from '#features/team/versions/server/keep-version.ts';
import { compareLines } from './compare-drafts.ts';
import { hashValues, requireSeen } from './hash-order.ts';
import { listHotHids, writeHotOrder } from '#features/store/catalogue/server/hot-order.ts';

const subject = 'hot list';

const stateOf = (items: readonly HotItem[]): VersionState => ({
  values: { hids: items.map(({ id }) => id) },
  lines: [{ field: 'order', value: items.map(({ title }) => title).join('\n') }],
});

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

interface Act {
  database: Database;
  person: VersionAuthor;
  at: Date;
}

/**
 * Makes these DApps the hot ones, in this order. @throws AppError conflict when someone else changed the list since; bad-request for a DApp
 * that is not there, or twice
 */
export async function saveHot(
  { database, person, at }: Act,
  { hids, seen }: ListOrder,
  source?: number,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // First, because it makes changes wait for each other.
    await bumpContentRevision(transaction);
    const known = await listHotHids(transaction);
    requireSeen(known, seen);
    const [from, to] = [await readItems(transaction, known), await readItems(transaction, hids)];
    if (to.length !== hids.length || new Set(hids).size !== hids.length)
      throw new AppError(
        'bad-request',
        'The list contains a DApp that does not exist, or the same DApp twice.',
      );
    await transaction.updateTable('dapps').set({ hot: 0 }).where('hot', '>', 0).execute();
    await writeHotOrder(transaction, hids);
    const [before, after] = [stateOf(from), stateOf(to)];
    await keepVersion(transaction, { subject, before, after, source, person, at });
    const changes = compareLines(before.lines, after.lines);
    const entry = { area: 'catalogue', action: 'order-hot', subject, detail: { changes, source } } as const;
    await appendAudit(transaction, { at, actor: person, ...entry });
  });
}

/** The versions of the hot list. */
export async function listHotVersions(database: Database): Promise<VersionHistory> {
  const { data, seen } = await listHot(database);
  return listVersions(database, subject, { current: [...stateOf(data).lines], seen });
}

/** Brings back an order. DApps that no longer exist are left out of it. @throws AppError not-found, conflict */
export async function restoreHot(act: Act, { number, seen }: RestoreRequest): Promise<void> {
  const { hids } = await getVersionValues<{ hids: number[] }>(act.database, subject, number);
  const items = await readItems(act.database, hids);
  await saveHot(act, { hids: items.map(({ id }) => id), seen }, number);
}

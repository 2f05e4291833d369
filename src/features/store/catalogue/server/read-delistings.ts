import type { Database } from '#platform/database/database.ts';
import type { DelistingReason, ListedKind } from '../model/delisting.ts';
import type { DelistingFinding, OpenDelisting } from '../model/restoration.ts';

/** The delistings of these items that have not ended, by `hid`; of an item the latest. */
export async function readDelistings(
  database: Database,
  { kind, hids }: { kind: ListedKind; hids: readonly number[] },
): Promise<Map<number, OpenDelisting>> {
  if (hids.length === 0) return new Map();
  const rows = await database
    .selectFrom('delistings')
    .leftJoin('watch_findings', 'watch_findings.id', 'delistings.finding_id')
    .select(['delistings.id', 'delistings.hid', 'reason', 'note', 'actor', 'delistings.create_time as at'])
    .select(['watch_findings.id as finding_id', 'address', 'code', 'signals', 'look_time'])
    .select('watch_findings.create_time as found_time')
    .where('delistings.kind', '=', kind)
    .where('delistings.hid', 'in', [...hids])
    .where('restore_time', 'is', null)
    .orderBy('delistings.id')
    .execute();
  return new Map(
    rows.map(({ hid, id, reason, note, actor, at, ...found }) => [
      hid,
      { id, reason: reason as DelistingReason, note, actor, at, finding: presentFound(found) },
    ]),
  );
}

interface Found {
  finding_id: number | null;
  address: string | null;
  code: string | null;
  signals: string | null;
  found_time: string | null;
  look_time: string | null;
}

function presentFound({ finding_id: id, address, code, signals, found_time, look_time }: Found) {
  if (id === null || address === null || code === null || signals === null) return null;
  return {
    id,
    address,
    code,
    signals: JSON.parse(signals) as DelistingFinding['signals'],
    create_time: found_time ?? '',
    look_time: look_time ?? '',
  };
}

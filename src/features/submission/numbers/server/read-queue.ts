import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { queueAges, type CountedKind, type Numbers, type QueueAge } from '../model/numbers.ts';

interface WaitingRow {
  id: number;
  promised_time: string | null;
  since: string | null;
  is_taken: number | boolean;
}

const hourMs = 60 * 60_000;
/** Upper bounds in hours. */
const bounds: readonly (readonly [hours: number, age: QueueAge['age']])[] = [
  [12, 'under-12h'],
  [24, '12-24h'],
  [48, '1-2d'],
  [72, '2-3d'],
];

function ageOf({ promised_time, since }: WaitingRow, now: Date): QueueAge['age'] {
  if (promised_time !== null && promised_time < now.toISOString()) return 'late';
  const hours = since === null ? 0 : (now.getTime() - Date.parse(since)) / hourMs;
  return bounds.find(([bound]) => hours < bound)?.[1] ?? 'over-3d';
}

/** What waits for the desk now, by how long, and what waits longest. */
export async function readQueue(
  database: Database,
  { kinds, now }: { kinds: readonly CountedKind[]; now: Date },
): Promise<Numbers['queue']> {
  const { rows } = await sql<WaitingRow>`
    select s.id as id, s.promised_time as promised_time, (
      select max(e.at) from submission_history as e
      where e.submission_id = s.id and e.to_state = 'in-review' and coalesce(e.from_state, '') <> 'in-review'
    ) as since, exists (
      select 1 from submission_leases as l where l.submission_id = s.id and l.until > ${now.toISOString()}
    ) as is_taken
    from submissions as s
    where s.state = 'in-review' and s.kind in (${sql.join(kinds)})`.execute(database);
  const byAge = Map.groupBy(rows, (row) => ageOf(row, now));
  const ages = queueAges.map((age) => {
    const items = byAge.get(age) ?? [];
    return { age, items: items.length, free: items.filter(({ is_taken }) => !is_taken).length };
  });
  const [oldest] = rows
    .flatMap(({ id, since }) => (since === null ? [] : [{ id, since }]))
    .toSorted((a, b) => (a.since < b.since ? -1 : 1));
  if (!oldest) return { ages, oldest: null };
  const { title } = await database
    .selectFrom('submissions')
    .select('title')
    .where('id', '=', oldest.id)
    .executeTakeFirstOrThrow();
  return { ages, oldest: { ...oldest, title } };
}

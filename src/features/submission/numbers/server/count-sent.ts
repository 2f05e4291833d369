import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { SubmissionState } from '#features/submission/submissions/model/state.ts';
import type { CountedKind, KindCount, SubmissionMonth } from '../model/numbers.ts';

const partOf = (state: SubmissionState): 'listed' | 'rejected' | 'ended' | 'open' => {
  if (state === 'listed' || state === 'rejected') return state;
  return state === 'withdrawn' || state === 'expired' ? 'ended' : 'open';
};

interface Counted {
  kind: CountedKind;
  month: string;
  state: SubmissionState;
  count: number;
}

/** What was sent since a month, by month and by kind. Expired submissions are counted until they are deleted. */
export async function countSent(
  database: Database,
  { months, kinds }: { months: readonly string[]; kinds: readonly CountedKind[] },
): Promise<{ months: SubmissionMonth[]; kinds: KindCount[] }> {
  const month = sql<string>`substr(create_time, 1, 7)`;
  const rows = await database
    .selectFrom('submissions')
    .select(({ fn }) => ['kind', month.as('month'), 'state', fn.countAll<number>().as('count')])
    .where('create_time', '>=', `${months[0]}-01`)
    .where('kind', 'in', kinds)
    .groupBy(['kind', month, 'state'])
    .execute();
  // PostgreSQL counts in 64 bits, which its driver returns as text.
  const counted = rows.map((row) => ({ ...row, count: Number(row.count) })) as Counted[];
  const sum = (which: (row: Counted) => boolean) =>
    counted.filter(which).reduce((total, { count }) => total + count, 0);
  return {
    months: months.map((each) => {
      const of = (kind: CountedKind) => sum((row) => row.month === each && row.kind === kind);
      return { month: each, dapp: of('dapp'), token: of('token'), nft: of('nft') };
    }),
    kinds: kinds.map((kind) => {
      const of = (part: ReturnType<typeof partOf>) =>
        sum((row) => row.kind === kind && partOf(row.state) === part);
      const sent = sum((row) => row.kind === kind);
      return {
        kind,
        sent,
        listed: of('listed'),
        rejected: of('rejected'),
        open: of('open'),
        ended: of('ended'),
      };
    }),
  };
}

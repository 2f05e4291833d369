import { sql, type Selectable } from 'kysely';
import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import { isHeldBy } from '#features/team/cases/server/is-held-by.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import { fetchPage, type Page, type PageRequest } from '#platform/database/fetch-page.ts';
import { containsText } from '#platform/database/contains-text.ts';
import type { WatchFindingTable } from '#platform/database/watch-tables.ts';
import {
  paymentField,
  type FindingCount,
  type FindingTab,
  type WatchFinding,
  type WatchFindingDetail,
} from '../model/finding.ts';
import type { Signal, SignalCode } from '../model/signal.ts';
import { isOfListed } from './is-of-listed.ts';
import { needsOtherPerson, type Withholding, type WithholdingReason } from '../model/withholding.ts';
import { watchIdOf } from './payment-findings.ts';
import type { WatchDependencies } from './watch-dependencies.ts';

export interface FindingListRequest extends PageRequest {
  state: FindingTab;
  kind?: ListedKind | undefined;
  signal?: SignalCode | undefined;
  /** In the name or the address; empty for all. */
  q: string;
  /** Account that has them; null for those that nobody has, undefined for all. */
  holder?: string | null | undefined;
}

type FindingRow = Selectable<WatchFindingTable>;

/** Who withheld the link by hand, and why; null where no person did. */
export function withholdingOf(
  row: Pick<FindingRow, 'withheld_reason' | 'withheld_note' | 'withheld_by'>,
): Withholding | null {
  if (row.withheld_by === null) return null;
  const reason = row.withheld_reason as WithholdingReason;
  return { reason, note: row.withheld_note ?? '', actor: row.withheld_by };
}

function presentFinding(row: FindingRow): WatchFinding {
  const { id, version, kind, hid, name, field, address, create_time, look_time, state } = row;
  const decision =
    row.decided_time === null
      ? null
      : { note: row.decision_note ?? '', actor: row.decided_by ?? '', at: row.decided_time };
  const item = { id, version, kind, hid, name, field, address };
  return {
    ...item,
    signals: JSON.parse(row.signals) as Signal[],
    code: row.code as SignalCode,
    hijack: row.hijack === 1,
    unlinked: row.unlinked === 1,
    withheld: withholdingOf(row),
    create_time,
    look_time,
    state,
    decision,
  };
}

/** One page: hijacks first, then the latest. */
export async function listFindings(
  database: Database,
  request: FindingListRequest,
): Promise<Page<WatchFinding>> {
  const { state, kind, signal, q, holder } = request;
  let matching = database.selectFrom('watch_findings').where('state', state === 'open' ? '=' : '<>', 'open');
  if (kind !== undefined) matching = matching.where('kind', '=', kind);
  if (signal !== undefined) matching = matching.where('code', '=', signal);
  if (holder !== undefined) matching = matching.where(isHeldBy('watch', 'watch_findings.id', holder));
  if (q !== '') {
    matching = matching.where(({ or }) => or([containsText('name', q), containsText('address', q)]));
  }
  const { data, total } = await fetchPage(
    matching,
    (query) =>
      query
        .selectAll()
        .$if(state === 'open', (open) => open.orderBy('hijack', 'desc').orderBy('create_time', 'desc'))
        .$if(state === 'decided', (decided) => decided.orderBy('decided_time', 'desc'))
        .orderBy('id', 'desc'),
    request,
  );
  return { data: data.map(presentFinding), total };
}

export async function countFindings(database: Database): Promise<FindingCount[]> {
  const { open, all } = await database
    .selectFrom('watch_findings')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number>`count(case when state = 'open' then 1 end)`.as('open'),
    ])
    .executeTakeFirstOrThrow();
  return [
    { id: 'open', count: Number(open) },
    { id: 'decided', count: Number(all) - Number(open) },
  ];
}

/** When it is looked at next, and the submission of a payment. */
async function findNext(
  database: Database,
  { field, watch_id }: FindingRow,
): Promise<Pick<WatchFindingDetail, 'next_look_time' | 'submission'>> {
  if (field === paymentField) {
    const payment = await database
      .selectFrom('payments')
      .select(['submission_id', 'status', 'next_attempt_time'])
      .where('id', '=', watchIdOf(watch_id))
      .executeTakeFirst();
    const next_look_time = payment?.status === 'checking' ? payment.next_attempt_time : null;
    return { next_look_time, submission: payment?.submission_id ?? null };
  }
  const watch = await database
    .selectFrom('watches')
    .select('next_look_time')
    .where('id', '=', watch_id)
    .where(isOfListed)
    .executeTakeFirst();
  return { next_look_time: watch?.next_look_time ?? null, submission: null };
}

/** @param person who reads it @throws AppError not-found */
export async function getFinding(
  { database, publicOrigin, rules }: Pick<WatchDependencies, 'database' | 'publicOrigin' | 'rules'>,
  id: number,
  person?: { email: string },
): Promise<WatchFindingDetail> {
  const row = await database.selectFrom('watch_findings').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such finding.');
  const next = await findNext(database, row);
  const place = row.kind === 'dapp' ? `detail?id=${row.hid}` : `?key=${encodeURIComponent(row.name)}`;
  return {
    ...presentFinding(row),
    listing: `${row.kind}-${row.hid}`,
    public_url: `${publicOrigin}/en/dappstore${row.kind === 'dapp' ? '/' : ''}${place}`,
    ...next,
    needs_other: person !== undefined && !rules.decidesAlone && needsOtherPerson(withholdingOf(row), person),
  };
}

import type { Selectable } from 'kysely';
import { listedAddress } from '#features/store/catalogue/model/listed-address.ts';
import { readWithheldFields } from '#features/store/catalogue/server/list-listed.ts';
import { listedTables } from '#features/store/catalogue/server/listed-tables.ts';
import { isHeldBy } from '#features/team/cases/server/is-held-by.ts';
import { AppError } from '#lib/app-error.ts';
import { countDecided } from '#platform/database/count-decided.ts';
import { containsText } from '#platform/database/contains-text.ts';
import type { Database } from '#platform/database/database.ts';
import { fetchPage, type Page, type PageRequest } from '#platform/database/fetch-page.ts';
import type { ReportCaseTable } from '#platform/database/report-tables.ts';
import type {
  CaseSort,
  CaseState,
  ReportCase,
  ReportCaseDetail,
  ReportCount,
  ReportOutcome,
} from '../model/report-case.ts';
import { isListedKind, type ReportReason, type ReportedKind } from '../model/report.ts';
import { parseAppealed, parseSeen } from './appealed-checks.ts';
import type { AppealedCheck } from '../model/seen-finding.ts';
import type { ReportDependencies } from './report-dependencies.ts';

export interface CaseListRequest extends PageRequest {
  state: CaseState;
  kind?: ReportedKind | undefined;
  /** Account that has them; null for those that nobody has, undefined for all. */
  holder?: string | null | undefined;
  /** One that visitors reported it for. */
  reason?: ReportReason | undefined;
  /** In the name, the site or the contract; empty for all. */
  q?: string;
  sort: CaseSort;
  order: 'ASC' | 'DESC';
}

/** Reports that the page of a case shows. */
const shownReports = 100;

type CaseRow = Selectable<ReportCaseTable>;
type Reasons = ReportCase['reasons'];

async function readReasons(database: Database, ids: readonly number[]): Promise<Map<number, Reasons>> {
  const byCase = new Map<number, Reasons>(ids.map((id) => [id, []]));
  if (ids.length === 0) return byCase;
  const rows = await database
    .selectFrom('reports')
    .select(({ fn }) => ['case_id', 'reason', fn.countAll<number>().as('count')])
    .where('case_id', 'in', ids)
    .where('counts', '=', 1)
    .groupBy(['case_id', 'reason'])
    .execute();
  const sorted = rows
    .map((row) => ({ ...row, count: Number(row.count) }))
    .toSorted((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1));
  for (const { case_id: id, reason, count } of sorted)
    byCase.get(id)?.push({ reason: reason as ReportReason, count });
  return byCase;
}

function presentCase(row: CaseRow, reasons: Reasons): ReportCase {
  const { id, version, kind, title, place, report_count, newest_time } = row;
  const decision =
    row.decided_time === null
      ? null
      : {
          outcome: row.outcome as ReportOutcome,
          note: row.decision_note ?? '',
          actor: row.decided_by ?? '',
          at: row.decided_time,
        };
  return { id, version, kind, title, place, report_count, newest_time, reasons, decision };
}

/** The cases that a filter leaves. */
export const matchCases = (
  database: Database,
  {
    state,
    kind,
    holder,
    reason,
    q = '',
  }: Pick<CaseListRequest, 'state' | 'kind' | 'holder' | 'reason' | 'q'>,
) =>
  database
    .selectFrom('report_cases')
    .where('decided_time', state === 'open' ? 'is' : 'is not', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(holder !== undefined, (query) => query.where(isHeldBy('reports', 'report_cases.id', holder!)))
    .$if(reason !== undefined, (query) =>
      query.where('id', 'in', (from) =>
        from.selectFrom('reports').select('case_id').where('reason', '=', reason!).where('counts', '=', 1),
      ),
    )
    .$if(q !== '', (query) =>
      query.where(({ or }) =>
        or([containsText('report_cases.title', q), containsText('report_cases.place', q)]),
      ),
    );

/** One page of the queue. */
export async function listCases(database: Database, request: CaseListRequest): Promise<Page<ReportCase>> {
  const { sort, order } = request;
  const { data, total } = await fetchPage(
    matchCases(database, request),
    (query) =>
      query
        .selectAll()
        .orderBy(sort, order === 'ASC' ? 'asc' : 'desc')
        .orderBy('id', 'desc'),
    request,
  );
  const reasons = await readReasons(
    database,
    data.map(({ id }) => id),
  );
  return { data: data.map((row) => presentCase(row, reasons.get(row.id) ?? [])), total };
}

export const countCases = (database: Database): Promise<ReportCount[]> =>
  countDecided(database, 'report_cases');

async function isListed(database: Database, kind: ReportedKind, hid: number): Promise<boolean> {
  if (!isListedKind(kind)) return false;
  const row = await database
    .selectFrom(listedTables[kind].table)
    .select('listed')
    .where('hid', '=', hid)
    .executeTakeFirst();
  return row?.listed === 1;
}

async function readWithheld(database: Database, kind: ReportedKind, hid: number | null): Promise<string[]> {
  if (!isListedKind(kind) || hid === null) return [];
  return (await readWithheldFields(database, kind, [hid])).get(hid)?.fields ?? [];
}

/** The page of the check, filled in. */
function checkUrl(origin: string, appealed: AppealedCheck | null): string | null {
  if (!appealed) return null;
  const { network, address } = appealed;
  return `${origin}/en/tools/token-check?${new URLSearchParams({ network, address }).toString()}`;
}

function publicUrl(origin: string, row: CaseRow): string | null {
  if (row.kind === 'site') return null;
  if (row.kind === 'token-check') return checkUrl(origin, parseAppealed(row.appealed_check));
  const words = row.place || row.title;
  return `${origin}/en${listedAddress(row.kind, { hid: Number(row.subject), words })}`;
}

async function readReports(database: Database, id: number) {
  const rows = await database
    .selectFrom('reports')
    .select(['id', 'reason', 'text', 'email', 'locale', 'create_time'])
    .where('case_id', '=', id)
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .limit(shownReports)
    .execute();
  return rows.map(({ email, reason, ...row }) => ({
    ...row,
    reason: reason as ReportReason,
    wants_outcome: email !== null,
  }));
}

async function readEarlier(database: Database, { id, kind, subject }: CaseRow) {
  const rows = await database
    .selectFrom('report_cases')
    .select(['id', 'outcome', 'decided_by', 'decided_time'])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('decided_time', 'is not', null)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    outcome: row.outcome as ReportOutcome,
    actor: row.decided_by ?? '',
    at: row.decided_time ?? '',
  }));
}

/** A case with everything about it. @throws AppError not-found */
export async function getCase(
  { database, publicOrigin }: Pick<ReportDependencies, 'database' | 'publicOrigin'>,
  id: number,
): Promise<ReportCaseDetail> {
  const row = await database.selectFrom('report_cases').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such case.');
  const hid = isListedKind(row.kind) ? Number(row.subject) : null;
  const notes = await database
    .selectFrom('report_notes')
    .select(['author', 'text', 'create_time as at'])
    .where('case_id', '=', id)
    .orderBy('id')
    .execute();
  const reasons = await readReasons(database, [id]);
  return {
    ...presentCase(row, reasons.get(id) ?? []),
    hid,
    listed: hid !== null && (await isListed(database, row.kind, hid)),
    withheld: await readWithheld(database, row.kind, hid),
    public_url: publicUrl(publicOrigin, row),
    appealed: parseAppealed(row.appealed_check),
    again: parseSeen(row.checked_again),
    reports: await readReports(database, id),
    notes,
    earlier: await readEarlier(database, row),
  };
}

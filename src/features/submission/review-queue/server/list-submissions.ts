import { sql } from 'kysely';
import type { SubmissionState } from '#features/submission/submissions/model/state.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { listInvitations } from '#features/submission/submissions/server/list-invitations.ts';
import { parseFindings } from '#features/submission/submissions/server/parse-findings.ts';
import type { Database } from '#platform/database/database.ts';
import { fetchPage, fetchSearchedPage, type Page } from '#platform/database/fetch-page.ts';
import type { ReviewListRequest } from '../model/review-list.ts';
import type { ReviewRow } from '../model/queue-row.ts';
import type { Reviewer } from '../model/reviewer.ts';
import { listLeases } from './lease/lease-rows.ts';
import { listPaymentStates } from './list-payment-states.ts';
import { matchSubmissions, urgency } from './match-submissions.ts';
import type { QueueDependencies } from './queue-dependencies.ts';

/** Hash of the logo of each submission that has one. */
async function listIcons(database: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('submission_files')
    .select(['submission_id', 'sha256'])
    .where('submission_id', 'in', ids)
    .where('role', '=', 'icon')
    .execute();
  return new Map(rows.map(({ submission_id, sha256 }) => [submission_id, sha256]));
}

/** In the order of the numbers. */
async function listRows(database: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('submissions')
    .select([
      'id',
      'kind',
      'state',
      'version',
      'title',
      'locale',
      'findings',
      'payload',
      'payload_version',
      'create_time',
      'update_time',
      'promised_time',
      'promise_paused_time',
      'change_hid',
    ])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function countMarks(findings: readonly Finding[]): ReviewRow['marks'] {
  return {
    stop: findings.filter(({ severity }) => severity === 'desk' || severity === 'blocking').length,
    look: findings.filter(({ severity }) => severity === 'warning').length,
  };
}

/** One page of the queue. */
export async function listSubmissions(
  { database, kinds, now, brand }: Omit<QueueDependencies, 'engine'>,
  request: ReviewListRequest,
  person: Pick<Reviewer, 'id'>,
): Promise<Page<ReviewRow>> {
  const direction = request.order === 'DESC' ? 'desc' : 'asc';
  const fetchIds = request.q ? fetchSearchedPage : fetchPage;
  // First which ones, by the indexes alone: forms are long, and sorting would carry them.
  const { data: found, total } = await fetchIds(
    await matchSubmissions(database, { ...request, tokenDecimals: brand.donation.tokenDecimals, now: now() }),
    (query) =>
      query
        .select('id')
        .orderBy(request.sort === 'promised_time' ? urgency : sql.ref(request.sort), direction)
        .orderBy('id', direction),
    request,
  );
  const ids = found.map(({ id }) => id);
  const rows = await listRows(database, ids);
  const payments = await listPaymentStates(database, ids);
  const icons = await listIcons(database, ids);
  const invitations = await listInvitations(database, rows);
  const leases = await listLeases(database, ids, { person, now: now() });
  const data = rows.map(({ payload, payload_version, findings, change_hid, ...row }) => {
    const read = kinds[row.kind].read({ id: row.id, payload, payload_version });
    return {
      ...row,
      state: row.state as SubmissionState,
      is_change: change_hid !== null,
      networks: read.ok ? [...read.form.networks] : [],
      icon: icons.get(row.id) ?? null,
      marks: countMarks(parseFindings(findings)),
      payment: payments.get(row.id) ?? null,
      lease: leases.get(row.id) ?? null,
      interview: invitations.get(row.id)?.interview ?? null,
    };
  });
  return { data, total };
}

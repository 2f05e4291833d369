import type { TokenCheck } from '#features/store/token-checks/server/check-rows.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReviewedFinding } from '#features/store/token-checks/model/check-call.ts';
import { isAppealable, isSameFinding } from '../model/appeal.ts';
import { implementationOf, parseSeen, subjectOf } from './appealed-checks.ts';

/** As long as a check is kept: what reviewers saw then says little about a token of later. */
const shownDays = 90;
const dayMs = 24 * 60 * 60_000;

/** A check, as far as notes beside its findings depend on it. */
export type ReviewedCheck = Pick<TokenCheck, 'network' | 'address' | 'pair' | 'findings'>;

/**
 * The findings of a check about which reviewers agreed with an appeal. The last decision about a finding counts, for 90 days, and only while
 * the check finds what their own run found, by the same pair and behind a proxy in the same code. What was appealed and was gone by then is
 * not enough: an owner who switches it off for the reviewers could switch it on again with a note beside it.
 */
export async function findReviewed(
  database: Database,
  check: ReviewedCheck,
  now: Date,
): Promise<ReviewedFinding[]> {
  const contested = check.findings.filter(isAppealable);
  if (contested.length === 0) return [];
  const rows = await database
    .selectFrom('report_cases')
    .select(['subject', 'outcome', 'decided_time', 'checked_again'])
    .where('kind', '=', 'token-check')
    .where(
      'subject',
      'in',
      contested.map(({ id }) => subjectOf(check, id)),
    )
    .where('decided_time', '>', new Date(now.getTime() - shownDays * dayMs).toISOString())
    .orderBy('decided_time', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return contested.flatMap((finding) => {
    const last = rows.find(({ subject }) => subject === subjectOf(check, finding.id));
    if (last?.outcome !== 'granted' || last.decided_time === null) return [];
    const again = parseSeen(last.checked_again);
    if (!again?.finding || !isSameFinding(again.finding, finding)) return [];
    if (again.implementation !== implementationOf(check)) return [];
    return [{ id: finding.id, at: last.decided_time }];
  });
}

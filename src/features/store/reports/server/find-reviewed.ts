import type { TokenCheck } from '#features/store/token-checks/server/check-rows.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReviewedFinding } from '#features/store/token-checks/model/check-call.ts';
import { isAppealable, isSameFinding } from '../model/appeal.ts';
import { parseAppealed, parseSeen, subjectOf } from './appealed-checks.ts';

/** As long as a check is kept: what reviewers saw then says little about a token of later. */
const shownDays = 90;
const dayMs = 24 * 60 * 60_000;

/**
 * The findings of a check about which reviewers agreed with an appeal. The last decision about a finding counts, for 90 days, and only while
 * the check finds what they saw.
 */
export async function findReviewed(
  database: Database,
  check: Pick<TokenCheck, 'network' | 'address' | 'findings'>,
  now: Date,
): Promise<ReviewedFinding[]> {
  const contested = check.findings.filter(isAppealable);
  if (contested.length === 0) return [];
  const rows = await database
    .selectFrom('report_cases')
    .select(['subject', 'outcome', 'decided_time', 'appealed_check', 'checked_again'])
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
    const seen = [parseAppealed(last.appealed_check)?.seen, parseSeen(last.checked_again)];
    const isSame = seen.some((each) => each?.finding && isSameFinding(each.finding, finding));
    return isSame ? [{ id: finding.id, at: last.decided_time }] : [];
  });
}

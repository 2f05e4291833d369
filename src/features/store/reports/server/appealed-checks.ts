import * as v from 'valibot';
import type { CheckId, Finding } from '#features/store/token-checks/model/check.ts';
import type { TokenCheck } from '#features/store/token-checks/server/check-rows.ts';
import type { TokenAnswer } from '#features/store/token-checks/server/token-checks.ts';
import { AppError } from '#lib/app-error.ts';
import { isAppealable, type FindingReference } from '../model/appeal.ts';
import {
  appealedCheckSchema,
  seenFindingSchema,
  type AppealedCheck,
  type SeenFinding,
} from '../model/seen-finding.ts';
import type { ReportDependencies } from './report-dependencies.ts';

/** A finding that can be appealed, and the check that has it. */
export interface AppealableFinding {
  check: TokenCheck;
  finding: Finding;
}

/** Undefined where there is no such check, it was dropped, or the finding does not speak against the token. */
export async function findAppealable(
  { tokenChecks }: Pick<ReportDependencies, 'tokenChecks'>,
  { network, address, pair, block, finding: id }: FindingReference,
): Promise<AppealableFinding | undefined> {
  const check = await tokenChecks.find({ network, address, pair: pair ?? undefined, block });
  const finding = check?.findings.find((each) => each.id === id && isAppealable(each));
  return check && finding && { check, finding };
}

/** What makes appeals one case: a finding of a token. */
export const subjectOf = ({ network, address }: Pick<TokenCheck, 'network' | 'address'>, id: CheckId) =>
  `${network}:${address}:${id}`;

/** A finding as a check has it now. */
export const seenOf = (check: TokenCheck, id: CheckId): SeenFinding => ({
  ...{ check: check.id, block: check.block, at: check.create_time, verdict: check.verdict },
  finding: check.findings.find((each) => each.id === id) ?? null,
});

/** Null for what is no appeal, and for what another version has written in a way that this one does not know. */
export function parseAppealed(json: string | null): AppealedCheck | null {
  if (json === null) return null;
  const parsed = v.safeParse(appealedCheckSchema, JSON.parse(json));
  return parsed.success ? parsed.output : null;
}

/** Null where the check was not run again, or as above. */
export function parseSeen(json: string | null): SeenFinding | null {
  if (json === null) return null;
  const parsed = v.safeParse(seenFindingSchema, JSON.parse(json));
  return parsed.success ? parsed.output : null;
}

function refusalOf({ code }: Extract<TokenAnswer, { ok: false }>): AppError {
  return code === 'no-network' || code === 'no-address'
    ? new AppError('unavailable', 'No endpoint is configured for this network, so the check cannot be run.')
    : new AppError('unavailable', 'The check could not be made now. Try again in a few minutes.');
}

/**
 * Runs the check of an appeal at the latest block, with the same pair. It takes seconds, so it is done before the transaction of the act.
 * @returns undefined for a case that is no appeal
 * @throws AppError unavailable without an endpoint, or where it fails or its checks are used up
 */
export async function checkAgain(
  { database, tokenChecks }: Pick<ReportDependencies, 'database' | 'tokenChecks'>,
  caseId: number,
): Promise<SeenFinding | undefined> {
  const row = await database
    .selectFrom('report_cases')
    .select('appealed_check')
    .where('id', '=', caseId)
    .executeTakeFirst();
  const appealed = parseAppealed(row?.appealed_check ?? null);
  if (!appealed) return undefined;
  const { network, address, pair, id } = appealed;
  const answer = await tokenChecks.check({ network, address, pair: pair ?? undefined, madeFor: 'review' });
  if (!answer.ok) throw refusalOf(answer);
  return seenOf(answer.check, id);
}

import * as v from 'valibot';
import type { CheckId, Finding } from '#features/store/token-checks/model/check.ts';
import type { TokenCheck } from '#features/store/token-checks/server/check-rows.ts';
import type { TokenAnswer } from '#features/store/token-checks/server/token-checks.ts';
import { AppError } from '#lib/app-error.ts';
import { within } from '#lib/within.ts';
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

/**
 * What makes appeals one case: a finding of a token, by the pair that was named. Anyone can make a pair that refuses, so what is decided about one
 * says nothing about others.
 */
export const subjectOf = (
  { network, address, pair }: Pick<TokenCheck, 'network' | 'address' | 'pair'>,
  id: CheckId,
): string => [network, address, id, ...(pair === null ? [] : [pair])].join(':');

/** The code that ran behind a proxy, which its owner can replace; null where the code cannot be replaced, or that is not known. */
export function implementationOf({ findings }: Pick<TokenCheck, 'findings'>): string | null {
  const value = findings.find(({ id }) => id === 'upgrade')?.params['implementation'];
  return typeof value === 'string' ? value : null;
}

/** A finding as a check has it now. */
export const seenOf = (check: TokenCheck, id: CheckId): SeenFinding => ({
  ...{ check: check.id, block: check.block, at: check.create_time, verdict: check.verdict },
  finding: check.findings.find((each) => each.id === id) ?? null,
  implementation: implementationOf(check),
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

/** The server closes a connection that was silent for a minute; the desk waits for longer than this. */
const longestWaitMs = 50_000;

const laterAgain = 'The check could not be made now. Try again in a few minutes.';
const refusals: Readonly<Record<Extract<TokenAnswer, { ok: false }>['code'], string>> = {
  'no-network': 'No endpoint is configured for this network, so the check cannot be run.',
  'no-address': 'This network has no contracts that can be checked.',
  'endpoint-down': laterAgain,
  busy: laterAgain,
  'used-up': 'The daily limit of checks on this network is reached. Try again tomorrow.',
};

/**
 * Runs the check of an appeal at the latest block, with the same pair. It takes seconds, so it is done before the transaction of the act. One that
 * takes longer than a person waits goes on, and the next try within it gets its result.
 * @returns undefined for a case that is no appeal, or is decided
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
    .where('decided_time', 'is', null)
    .executeTakeFirst();
  const appealed = parseAppealed(row?.appealed_check ?? null);
  if (!appealed) return undefined;
  const { network, address, pair, id } = appealed;
  const asked = tokenChecks.check({ network, address, pair: pair ?? undefined, madeFor: 'review' });
  const answer = await within(asked, longestWaitMs).catch(() => undefined);
  if (!answer?.ok) throw new AppError('unavailable', answer ? refusals[answer.code] : laterAgain);
  return seenOf(answer.check, id);
}

import { decidingChecks, type Outcome } from '#features/store/token-checks/model/check.ts';
import type { TokenCheck } from '#features/store/token-checks/server/check-rows.ts';
import type { TokenChecks } from '#features/store/token-checks/server/token-checks.ts';
import type {
  Finding,
  FindingCode,
  FindingSeverity,
} from '#features/submission/submissions/model/finding.ts';
import { readPayload } from '#features/submission/submissions/server/parse-payload.ts';
import type { LaterChecks } from '#features/submission/submissions/server/server-kind.ts';
import { tokenFormat } from '../../model/token/stored-token.ts';

/** What a verdict is to the reviewers: the one who approves a token with a stop says why. Many good tokens have a caution. */
const meanings: Record<Outcome, { code: FindingCode; severity: FindingSeverity }> = {
  stop: { code: 'token-check-stop', severity: 'desk' },
  caution: { code: 'token-check-caution', severity: 'warning' },
  'not-determined': { code: 'token-check-not-determined', severity: 'warning' },
  passed: { code: 'token-check-passed', severity: 'notice' },
};

const deciding: readonly string[] = decidingChecks;

/** Why the verdict is what it is: `resale:reverts, fees:fee-takes-most`. What is often unknown and decides nothing is left out. */
function reasonsOf({ verdict, findings }: Pick<TokenCheck, 'verdict' | 'findings'>): string {
  if (verdict === 'passed') return '';
  const counting = findings.filter(
    ({ id, outcome }) => outcome === verdict && (verdict !== 'not-determined' || deciding.includes(id)),
  );
  return [...new Set(counting.map(({ id, why }) => `${id}:${why}`))].join(', ');
}

/** @param address as it was submitted */
function findingOf({ address, check }: { address: string; check: TokenCheck }): Finding {
  const { id, network, block, verdict } = check;
  return { ...meanings[verdict], params: { network, address, block, check: id, found: reasonsOf(check) } };
}

/** Simulated purchases and sales of a submitted token: they take seconds, for which the form does not wait. */
export function createTokenLaterChecks(tokenChecks: Pick<TokenChecks, 'check'>): LaterChecks {
  return {
    codes: Object.values(meanings).map(({ code }) => code),
    async find(stored) {
      const read = readPayload(tokenFormat, stored);
      if (!read.ok) return undefined;
      const { network, address } = read.payload;
      const answer = await tokenChecks.check({ network, address, madeFor: 'review' });
      return answer.ok ? [findingOf({ address, check: answer.check })] : undefined;
    },
  };
}

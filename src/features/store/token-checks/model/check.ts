import * as v from 'valibot';

/** How a check ended, the worst first. `not-determined` is a result of its own: nothing is known, and it never counts as passed. */
export const outcomes = ['stop', 'caution', 'not-determined', 'passed'] as const;
export type Outcome = (typeof outcomes)[number];

/** What has to be known and passed before a check may say that it found no problem. */
export const decidingChecks = [
  'contract',
  'purchase',
  'transfer',
  'resale',
  'later-resale',
  'fees',
  'owner',
  'mint',
  'pause',
  'blacklist',
  'fee-change',
  'limits',
  'upgrade',
  'block-number',
] as const;

/** What tells more, and is often unknown: an endpoint limits logs, no repository has the source. */
const furtherChecks = ['holders', 'look-alike', 'successor', 'listing', 'source'] as const;

export const checkIds = [...decidingChecks, ...furtherChecks] as const;
export type CheckId = (typeof checkIds)[number];

/** Every reason of every check; the page has the words. */
export const whys = [
  // Nothing is known
  'node-cannot-simulate',
  'endpoint-failed',
  'no-exchange',
  'no-pair',
  'pair-unknown',
  'pair-without-liquidity',
  'pair-reverts',
  'control-failed',
  'not-reached',
  'purchase-reverts',
  'opens-later',
  'code-unread',
  'logs-limited',
  'not-compared',
  'no-source',
  'no-matching-source',
  'other-code-compared',
  'repository-failed',
  // Of the contract and the route
  'no-contract',
  'not-a-token',
  'answers-as-token',
  'works',
  'reverts',
  'stops-later',
  'some-fail',
  'some-fail-later',
  'only-later',
  'no-fee',
  'fee',
  'fee-takes-most',
  // Of those who rule over it
  'no-owner',
  'owner-renounced',
  'owner-is-account',
  'owner-is-contract',
  'owner-is-timelock',
  'no-known-function',
  'function-in-code',
  'owner-can',
  'without-effect',
  'fixed-code',
  'upgradeable',
  'reads-block-number',
  'no-block-number',
  // Of what is around it
  'spread',
  'concentrated',
  'resembles',
  'resembles-none',
  'same-symbol-and-site',
  'not-replaced',
  'listed',
  'not-listed',
  'delisted',
  'source-matches-exactly',
  'source-matches',
] as const;
export type Why = (typeof whys)[number];

/** The longest text that a contract may add to a finding. */
const mostText = 200;

export const findingSchema = v.object({
  id: v.picklist(checkIds),
  outcome: v.picklist(outcomes),
  why: v.picklist(whys),
  /** The call that shows it, such as `eth_simulateV1 transfer(100)`; null where none was made. */
  call: v.nullable(v.pipe(v.string(), v.maxLength(mostText))),
  /** Number of the block whose state was read; null where none was. */
  block: v.nullable(v.pipe(v.number(), v.safeInteger())),
  /** Fees in hundredths of a percent, times in seconds, amounts in base units as text, addresses with their checksum. */
  params: v.record(v.string(), v.union([v.pipe(v.string(), v.maxLength(mostText)), v.number()])),
});
export type Finding = v.InferOutput<typeof findingSchema>;

export const findingsSchema = v.array(findingSchema);

/**
 * The worst of the findings. Nothing that could not be determined counts as passed: without a stop or a caution the verdict is
 * `passed` only where every deciding check was made and passed.
 */
export function verdictOf(findings: readonly Finding[]): Outcome {
  const has = (outcome: Outcome) => findings.some((finding) => finding.outcome === outcome);
  if (has('stop')) return 'stop';
  if (has('caution')) return 'caution';
  const isProven = decidingChecks.every((id) => {
    const own = findings.filter((finding) => finding.id === id);
    return own.length > 0 && own.every(({ outcome }) => outcome === 'passed');
  });
  return isProven ? 'passed' : 'not-determined';
}

/** How many findings ended in each way: the page says beside the verdict how many could not be determined. */
export function countOutcomes(findings: readonly Finding[]): Record<Outcome, number> {
  const count = (wanted: Outcome) => findings.filter(({ outcome }) => outcome === wanted).length;
  return {
    stop: count('stop'),
    caution: count('caution'),
    'not-determined': count('not-determined'),
    passed: count('passed'),
  };
}

/** No text of a contract shows control characters, changes the direction of its line, or is longer than a line. */
export function plainText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, mostText);
}

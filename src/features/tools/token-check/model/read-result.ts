import type { CheckAnswer } from '#features/store/token-checks/model/check-call.ts';
import type { CheckId, Finding, Outcome, Why } from '#features/store/token-checks/model/check.ts';

/** What the page says first. Of a stop: what it is that stops. */
export type Headline = 'stop-resale' | 'stop-later' | 'stop-fee' | Exclude<Outcome, 'stop'>;

const stopsBy: Partial<Record<CheckId, Headline>> = { 'later-resale': 'stop-later', fees: 'stop-fee' };

/** The first stop decides: where nothing can be sold, a fee no longer matters. */
export function headlineOf({ verdict, findings }: Pick<CheckAnswer, 'verdict' | 'findings'>): Headline {
  if (verdict !== 'stop') return verdict;
  const stop = findings.find(({ outcome }) => outcome === 'stop');
  return (stop && stopsBy[stop.id]) ?? 'stop-resale';
}

/** The simulated passage, in its order. */
const stepIds = ['purchase', 'transfer', 'resale'] as const satisfies readonly CheckId[];
export type StepId = (typeof stepIds)[number];

/** `partly`: it worked for some buyers, or only later. */
export type StepState = 'worked' | 'partly' | 'failed' | 'unknown';

export interface Step {
  id: StepId;
  state: StepState;
  /** In hundredths of a percent; null where nothing arrived that could be measured. */
  fee: number | null;
}

function stateOf(finding: Finding | undefined): StepState {
  if (!finding || finding.outcome === 'not-determined') return 'unknown';
  if (finding.outcome === 'passed') return 'worked';
  return finding.outcome === 'stop' || finding.why === 'reverts' ? 'failed' : 'partly';
}

/** What the three steps did; fees are shown beside those that worked. */
export function listSteps(findings: readonly Finding[]): Step[] {
  const find = (wanted: CheckId) => findings.find(({ id }) => id === wanted);
  const fees: Finding['params'] = find('fees')?.params ?? {};
  return stepIds.map((id) => {
    const state = stateOf(find(id));
    const fee = fees[id];
    const isMeasured = (state === 'worked' || state === 'partly') && typeof fee === 'number';
    return { id, state, fee: isMeasured ? fee : null };
  });
}

/** Why nothing could be traded, where a person can name a pair. */
const withoutPair: ReadonlySet<Why> = new Set(['no-pair', 'pair-unknown', 'pair-without-liquidity']);
export const needsPair = (findings: readonly Finding[]): boolean =>
  findings.some(({ id, why }) => id === 'resale' && withoutPair.has(why));

/** Why nothing was asked. What was compared with the catalogue has no call and no block either, and was made all the same. */
const unasked: ReadonlySet<Why> = new Set(['no-exchange', 'not-reached', 'not-compared', 'no-source']);
export const wasMade = ({ why }: Pick<Finding, 'why'>): boolean => !unasked.has(why);

/** As they are listed: what speaks against the token, what speaks for it, what is not known. */
export const listedOutcomes = [
  'stop',
  'caution',
  'passed',
  'not-determined',
] as const satisfies readonly Outcome[];

/** Within an outcome in the order in which they were made. */
export const sortFindings = (findings: readonly Finding[]): Finding[] =>
  listedOutcomes.flatMap((outcome) => findings.filter((finding) => finding.outcome === outcome));

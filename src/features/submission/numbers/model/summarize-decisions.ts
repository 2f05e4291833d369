import { promisedTime } from '#features/submission/submissions/model/promise.ts';
import type { CountedKind, DecisionSummary } from './numbers.ts';

/** An answer of the desk: when the submission came to the desk, and when it was answered. RFC 3339 UTC. */
export interface Decision {
  kind: CountedKind;
  entered: string;
  at: string;
  /** False after changes were requested: how much was left of the promise then is not in the history. */
  isFirst: boolean;
}

const hourMs = 60 * 60_000;

/** The value that the given share of sorted values does not exceed (nearest rank). */
function percentile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

/** How long answers took, and which share of the first answers came within the promised working days. */
export function summarizeDecisions(decisions: readonly Decision[]): DecisionSummary {
  const hours = decisions
    .map(({ entered, at }) => (Date.parse(at) - Date.parse(entered)) / hourMs)
    .toSorted((a, b) => a - b);
  const first = decisions.filter(({ isFirst }) => isFirst);
  const kept = first.filter(
    ({ kind, entered, at }) => Date.parse(at) <= promisedTime(kind, new Date(entered)).getTime(),
  );
  return {
    decided: decisions.length,
    median_hours: percentile(hours, 0.5),
    ninety_hours: percentile(hours, 0.9),
    kept_share: first.length === 0 ? null : kept.length / first.length,
  };
}

import { promisedWorkingDays } from '#features/submission/submissions/model/promise.ts';
import { countedKinds, type CountedKind } from './numbers.ts';
import { summarizeDecisions, type Decision } from './summarize-decisions.ts';

/** How far back visitors' figures go. */
export const reviewTimesDays = 90;
/** Fewer answers say more about single submissions than about the desk. */
export const leastAnswers = 10;

/** How long answers took. */
export interface ReviewFigures {
  answers: number;
  /** Whole hours, rounded up, around the clock: half of the answers came within. */
  half_hours: number;
  /** Nine of ten came within. */
  ninety_hours: number;
  /** Share of the first answers, from 0 to 1, within the promised working days; null where too few are first answers. */
  kept_share: number | null;
}

export interface ReviewTime {
  kind: CountedKind;
  /** Working days. */
  promised_days: number;
  /** Null where there were too few answers. */
  figures: ReviewFigures | null;
}

/** What the public page shows. */
export interface ReviewTimes {
  /** The last day that counts, YYYY-MM-DD, UTC. */
  until: string;
  times: ReviewTime[];
}

function figuresOf(decisions: readonly Decision[]): ReviewFigures | null {
  const { decided, median_hours, ninety_hours, kept_share } = summarizeDecisions(decisions);
  if (decided < leastAnswers || median_hours === null || ninety_hours === null) return null;
  const firstAnswers = decisions.filter(({ isFirst }) => isFirst).length;
  return {
    answers: decided,
    half_hours: Math.ceil(median_hours),
    ninety_hours: Math.ceil(ninety_hours),
    kept_share: firstAnswers < leastAnswers ? null : kept_share,
  };
}

/** The figures of each kind, against the promise. @param decisions of the last 90 days */
export function listReviewTimes(decisions: readonly Decision[], until: Date): ReviewTimes {
  return {
    until: until.toISOString().slice(0, 10),
    times: countedKinds.map((kind) => ({
      kind,
      promised_days: promisedWorkingDays[kind],
      figures: figuresOf(decisions.filter((decision) => decision.kind === kind)),
    })),
  };
}

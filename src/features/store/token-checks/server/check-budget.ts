import type { Limits, Refusal } from '#platform/limits/limits.ts';

const windowSeconds = 600;
const daySeconds = 24 * 60 * 60;
/** Of one address in ten minutes. */
const asksPerVisitor = 10;

export interface CheckBudget {
  /** A visitor asks, for a check that is made or one that another has begun. @returns undefined where they may */
  takeAsk(visitor: string): Promise<Refusal | undefined>;
  /** A check is made. @returns undefined where the network's share of the day allows it */
  takeRun(network: string): Promise<Refusal | undefined>;
}

/** Shares of their own, apart from those of visitors' reads: a check costs an endpoint some hundreds of calls. */
export function createCheckBudget({
  dailyChecks,
  limits,
}: {
  dailyChecks: number;
  limits: Limits;
}): CheckBudget {
  const ofVisitor = { name: 'token checks of a visitor', points: asksPerVisitor, windowSeconds };
  const ofNetwork = {
    ...{ name: 'token checks of a network in a day', points: dailyChecks },
    ...{ windowSeconds: daySeconds, isKept: true },
  };
  return {
    takeAsk: (visitor) => limits.take([{ rule: ofVisitor, key: visitor }]),
    takeRun: (network) => limits.take([{ rule: ofNetwork, key: network }]),
  };
}

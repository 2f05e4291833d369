import type { LimitRule, Limits, Refusal } from '#platform/limits/limits.ts';
import type { MadeFor } from './check-rows.ts';

const windowSeconds = 600;
const daySeconds = 24 * 60 * 60;
/** Of one address in ten minutes. */
const asksPerVisitor = 10;
/** So many visitors can use up a day together, and no fewer. */
const visitorsPerDay = 10;
/** Of a network's day in percent. The rest is for submissions in review, whatever visitors ask and however many tokens are listed. */
const visitorsShare = 80;
const listedShare = 15;

export interface CheckBudget {
  /** A visitor asks, for a check that is made or one that another has begun. @returns undefined where they may */
  takeAsk(visitor: string): Promise<Refusal | undefined>;
  /** A check is made. @returns undefined where the network's share of the day allows it */
  takeRun(run: { network: string; payer: MadeFor }): Promise<Refusal | undefined>;
}

/** Shares of their own, apart from those of visitors' reads: a check costs an endpoint some hundreds of calls. */
export function createCheckBudget({
  dailyChecks,
  limits,
}: {
  dailyChecks: number;
  limits: Limits;
}): CheckBudget {
  const inADay = { windowSeconds: daySeconds, isKept: true };
  const ofVisitor = { name: 'token checks of a visitor', points: asksPerVisitor, windowSeconds };
  const ofVisitorInADay = {
    name: 'token checks of a visitor in a day',
    points: Math.max(asksPerVisitor, Math.ceil(dailyChecks / visitorsPerDay)),
    ...inADay,
  };
  const partOf = (whose: string, percent: number): LimitRule => ({
    name: `token checks of a network for ${whose} in a day`,
    points: Math.max(1, Math.floor((dailyChecks * percent) / 100)),
    ...inADay,
  });
  const parts: Record<MadeFor, readonly LimitRule[]> = {
    visitor: [partOf('visitors', visitorsShare)],
    listed: [partOf('listed tokens', listedShare)],
    review: [],
  };
  const ofNetwork = { name: 'token checks of a network in a day', points: dailyChecks, ...inADay };
  return {
    takeAsk: (visitor) =>
      limits.take([
        { rule: ofVisitor, key: visitor },
        { rule: ofVisitorInADay, key: visitor },
      ]),
    takeRun: ({ network, payer }) =>
      limits.take([...parts[payer], ofNetwork].map((rule) => ({ rule, key: network }))),
  };
}

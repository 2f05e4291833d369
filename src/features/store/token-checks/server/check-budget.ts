import type { Limits, Refusal } from '#platform/limits/limits.ts';

const windowSeconds = 600;
const daySeconds = 24 * 60 * 60;
/** Of one address in ten minutes. */
const asksPerVisitor = 10;
/** So many visitors can use up a day together, and no fewer. */
const visitorsPerDay = 10;
/** Of a network's day in percent. The rest is for submissions in review and listed tokens, whatever visitors ask. */
const visitorsShare = 80;

export interface CheckBudget {
  /** A visitor asks, for a check that is made or one that another has begun. @returns undefined where they may */
  takeAsk(visitor: string): Promise<Refusal | undefined>;
  /** A check is made. @returns undefined where the network's share of the day allows it */
  takeRun(run: { network: string; isForVisitor: boolean }): Promise<Refusal | undefined>;
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
  const ofVisitors = {
    name: 'token checks of a network for visitors in a day',
    points: Math.max(1, Math.floor((dailyChecks * visitorsShare) / 100)),
    ...inADay,
  };
  const ofNetwork = { name: 'token checks of a network in a day', points: dailyChecks, ...inADay };
  return {
    takeAsk: (visitor) =>
      limits.take([
        { rule: ofVisitor, key: visitor },
        { rule: ofVisitorInADay, key: visitor },
      ]),
    takeRun: ({ network, isForVisitor }) =>
      limits.take([
        ...(isForVisitor ? [{ rule: ofVisitors, key: network }] : []),
        { rule: ofNetwork, key: network },
      ]),
  };
}

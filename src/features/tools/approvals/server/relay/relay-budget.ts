import type { Limits } from '#platform/limits/limits.ts';
import type { Log } from '#platform/log/log.ts';

const windowSeconds = 600;
const daySeconds = 24 * 60 * 60;
/** Of one address in ten minutes: a busy address of a chain whose node takes short ranges only is read whole. */
const unitsPerVisitor = 20_000;
/** So many visitors can use up a day together, and no fewer. */
const visitorsPerDay = 10;

/** Who is asked to wait: the one visitor, or all visitors of a network. */
export type SpentBy = 'visitor' | 'network';

export interface RelayBudget {
  /**
   * Counts units before they are spent.
   * @returns undefined where they may be spent, otherwise whose share is used up and for how long
   */
  spend(
    who: { visitor: string; network: string },
    units: number,
  ): Promise<{ by: SpentBy; retryAfterSeconds: number } | undefined>;
}

/**
 * What visitors may make the portal ask endpoints for: units of `callWeight`. An address has a share of ten minutes and one of a
 * day, each network has a day's budget for all visitors, which begins with its first read. A read that one of
 * them refuses uses up none of them.
 * @param options.dailyUnits of each network
 */
export function createRelayBudget(options: { dailyUnits: number; limits: Limits; log: Log }): RelayBudget {
  const { dailyUnits, limits, log } = options;
  const ofVisitor = { name: 'units of a visitor', points: unitsPerVisitor, windowSeconds };
  const inADay = { windowSeconds: daySeconds, isKept: true };
  const ofVisitorInADay = {
    name: 'units of a visitor in a day',
    points: Math.ceil(dailyUnits / visitorsPerDay),
    ...inADay,
  };
  const ofNetwork = { name: 'units of a network in a day', points: dailyUnits, ...inADay };
  const told = new Map<string, number>();
  /** Once a day for each network: the operator may want a larger budget, or an endpoint of its own. */
  const tell = (network: string, seconds: number) => {
    const now = Date.now();
    if ((told.get(network) ?? 0) > now) return;
    told.set(network, now + seconds * 1000);
    log.warn({ network, dailyUnits }, 'visitors have used up the reads of a network for today');
  };
  return {
    async spend({ visitor, network }, points) {
      const refusal = await limits.take([
        { rule: ofVisitor, key: visitor, points },
        { rule: ofVisitorInADay, key: visitor, points },
        { rule: ofNetwork, key: network, points },
      ]);
      if (!refusal) return undefined;
      const { rule, retryAfterSeconds } = refusal;
      if (rule !== ofNetwork) return { by: 'visitor', retryAfterSeconds };
      tell(network, retryAfterSeconds);
      return { by: 'network', retryAfterSeconds };
    },
  };
}

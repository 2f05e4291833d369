import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
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

/** @returns seconds to wait; undefined where there was enough left */
async function take(limiter: RateLimiterMemory, key: string, units: number): Promise<number | undefined> {
  try {
    await limiter.consume(key, units);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/**
 * What visitors may make the portal ask endpoints for: units of `callWeight`. An address has a share of ten minutes and one of a
 * day, each network has a day's budget for all visitors, which begins with its first read. Counted in memory, per process.
 * @param options.dailyUnits of each network
 */
export function createRelayBudget(options: { dailyUnits: number; log: Log }): RelayBudget {
  const { dailyUnits, log } = options;
  const visitors = [
    new RateLimiterMemory({ points: unitsPerVisitor, duration: windowSeconds }),
    new RateLimiterMemory({ points: Math.ceil(dailyUnits / visitorsPerDay), duration: daySeconds }),
  ];
  const networks = new RateLimiterMemory({ points: dailyUnits, duration: daySeconds });
  const told = new Map<string, number>();
  /** Once a day for each network: the operator may want a larger budget, or an endpoint of its own. */
  const tell = (network: string, seconds: number) => {
    const now = Date.now();
    if ((told.get(network) ?? 0) > now) return;
    told.set(network, now + seconds * 1000);
    log.warn({ network, dailyUnits }, 'visitors have used up the reads of a network for today');
  };
  return {
    async spend({ visitor, network }, units) {
      for (const limiter of visitors) {
        const retryAfterSeconds = await take(limiter, visitor, units);
        if (retryAfterSeconds !== undefined) return { by: 'visitor', retryAfterSeconds };
      }
      const retryAfterSeconds = await take(networks, network, units);
      if (retryAfterSeconds === undefined) return undefined;
      tell(network, retryAfterSeconds);
      return { by: 'network', retryAfterSeconds };
    },
  };
}

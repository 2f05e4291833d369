import type { Log } from './log.ts';

/** What is logged at the two moments, as a sentence. */
export interface OutageWords {
  begins: string;
  ends: string;
}

/** Of one outage: a server that goes down and comes up again fails in a few ways, and no reason is worth more lines than these. */
const reasonsMax = 10;

/** Logs the start and the end of an outage and each reason once, not each failed attempt in between. */
export function createOutageLog(log: Log, { begins, ends }: OutageWords) {
  const reported = new Set<string>();
  return {
    report(error: unknown): void {
      const reason = reasonOf(error);
      if (reported.has(reason) || reported.size >= reasonsMax) return;
      reported.add(reason);
      log.error({ reason }, begins);
    },
    over(): void {
      if (reported.size === 0) return;
      reported.clear();
      log.info({}, ends);
    },
    /** Between the two moments. */
    isOngoing: () => reported.size > 0,
  };
}

/** A short reason. viem's full messages contain the endpoint's address, which may include a key. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'shortMessage' in error ? String(error.shortMessage) : `${error.name}: ${error.message}`;
}

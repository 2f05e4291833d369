import type { Log } from './log.ts';

/** What is logged at the two moments, as a sentence. */
export interface OutageWords {
  begins: string;
  ends: string;
}

/** Logs the start and the end of an outage, not each failed attempt in between. */
export function createOutageLog(log: Log, { begins, ends }: OutageWords) {
  let reported: string | undefined;
  return {
    report(error: unknown): void {
      const reason = reasonOf(error);
      if (reason === reported) return;
      reported = reason;
      log.error({ reason }, begins);
    },
    over(): void {
      if (reported === undefined) return;
      reported = undefined;
      log.info({}, ends);
    },
  };
}

/** A short reason. viem's full messages contain the endpoint's address, which may include a key. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'shortMessage' in error ? String(error.shortMessage) : `${error.name}: ${error.message}`;
}

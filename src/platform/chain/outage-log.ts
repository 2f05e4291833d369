import type { Log } from '#platform/log/log.ts';

/** Logs the start and the end of an outage, not each failed attempt in between. */
export function createOutageLog(log: Log) {
  let reported: string | undefined;
  return {
    report(error: unknown): void {
      const reason = reasonOf(error);
      if (reason === reported) return;
      reported = reason;
      log.error({ reason }, 'the chain endpoint does not answer correctly; dependent work waits');
    },
    over(): void {
      if (reported === undefined) return;
      reported = undefined;
      log.info({}, 'the chain endpoint answers again');
    },
  };
}

/** A short reason. viem's full messages contain the endpoint's address, which may include a key. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'shortMessage' in error ? String(error.shortMessage) : `${error.name}: ${error.message}`;
}

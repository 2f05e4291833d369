import type { Log } from '#platform/log/log.ts';

/** Logs where an outage begins and where it ends, not each failed try in between. */
export function createOutageLog(log: Log) {
  let reported: string | undefined;
  return {
    report(error: unknown): void {
      const reason = reasonOf(error);
      if (reason === reported) return;
      reported = reason;
      log.error({ reason }, 'the chain endpoint does not answer as it should; what needs it waits');
    },
    over(): void {
      if (reported === undefined) return;
      reported = undefined;
      log.info({}, 'the chain endpoint answers again');
    },
  };
}

/** A short reason. viem's full messages name the endpoint's address, which may carry a key. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'shortMessage' in error ? String(error.shortMessage) : `${error.name}: ${error.message}`;
}

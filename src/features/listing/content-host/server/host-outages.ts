import type { Log } from '#platform/log/log.ts';
import { ContentHostError } from '../model/content-host-error.ts';

/** Represents the host as a whole. */
const wholeHost = '';

function reasonOf(error: unknown): string {
  if (error instanceof ContentHostError) return error.message;
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
}

/**
 * Logs the start and the end of an outage of the host, or of one of its calls; not each failed attempt in
 * between.
 */
export function createHostOutages(log: Log) {
  const begun = new Set<string>();

  function end(call: string): boolean {
    const wasOut = begun.delete(call);
    if (wasOut) log.info(call === wholeHost ? {} : { call }, 'the content host answers again');
    return wasOut;
  }

  return {
    /** @param call what failed, in a word */
    report(call: string, error: unknown): void {
      const isOutage = error instanceof ContentHostError && error.isOutage;
      // An invalid response is still a response: the host is up.
      if (!isOutage) end(wholeHost);
      const what = isOutage ? wholeHost : call;
      if (begun.has(what)) return;
      begun.add(what);
      log.error(
        { ...(isOutage ? {} : { call }), reason: reasonOf(error) },
        'the content host does not answer as it should; pages show what it gave last',
      );
    },
    /** @param call which call succeeded @returns true when that ended an outage of the host as a whole */
    over(call: string): boolean {
      end(call);
      return end(wholeHost);
    },
    /** True while the host as a whole does not respond. */
    isOut: () => begun.has(wholeHost),
  };
}

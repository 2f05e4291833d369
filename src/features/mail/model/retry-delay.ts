const firstDelayMs = 15_000;
const longestDelayMs = 60 * 60_000;
/** A mail server that is back is found within so long; asking it more often than a mailbox costs nobody anything. */
const longestOutageDelayMs = 5 * 60_000;

/** A mailbox that says “later” so many times (about four days) has refused. */
export const mostPutOffs = 100;

/**
 * How long a mail rests after an attempt that failed: 15 s, doubled each time, up to an hour, or to five minutes when
 * the mail server itself could not be used.
 * @param attempts made so far, from 1
 */
export function retryDelayMs(kind: 'put-off' | 'unreachable', attempts: number): number {
  const longestMs = kind === 'unreachable' ? longestOutageDelayMs : longestDelayMs;
  return Math.min(longestMs, firstDelayMs * 2 ** Math.min(attempts - 1, 20));
}

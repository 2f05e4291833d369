const firstDelayMs = 15_000;
const longestDelayMs = 60 * 60_000;
/**
 * Longest delay until a recovered mail server is noticed; frequent attempts do no harm, unlike those to a
 * mailbox.
 */
const longestOutageDelayMs = 5 * 60_000;

/** After this many “later” answers (about four days) a mailbox counts as refusing. */
export const mostPutOffs = 100;

/**
 * The delay after a failed attempt: 15 s, doubled each time, up to an hour, or to five minutes when the mail
 * server itself could not be used.
 * @param attempts made so far, from 1
 */
export function retryDelayMs(kind: 'put-off' | 'unreachable', attempts: number): number {
  const longestMs = kind === 'unreachable' ? longestOutageDelayMs : longestDelayMs;
  return Math.min(longestMs, firstDelayMs * 2 ** Math.min(attempts - 1, 20));
}

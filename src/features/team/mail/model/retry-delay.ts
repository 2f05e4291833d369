const firstDelayMs = 15_000;
const longestDelayMs = 60 * 60_000;
/**
 * Longest delay until a recovered mail server is noticed; frequent attempts do no harm, unlike those to a
 * mailbox.
 */
export const longestOutageDelayMs = 5 * 60_000;

/** A reputation is not better after seconds, and gets worse with every attempt. */
const firstRefusalDelayMs = 15 * 60_000;
const longestRefusalDelayMs = 4 * 60 * 60_000;

/** A mail that is not accepted now. `sender`: who sends it is refused; `recipient`: its mailbox asks to come again. */
export interface Deferral {
  kind: 'put-off' | 'unreachable';
  about: 'recipient' | 'sender' | 'server';
}

/** After how many attempts (about four days) a mail counts as refused. */
const mostAttempts = { recipient: 100, sender: 27 };

/** A server that takes no mails at all is tried for as long as it takes. */
export const isGivenUp = ({ kind, about }: Deferral, attempts: number): boolean =>
  kind === 'put-off' && attempts >= mostAttempts[about === 'sender' ? 'sender' : 'recipient'];

/**
 * The delay after a failed attempt: 15 s, doubled each time, up to an hour, or to five minutes when the mail
 * server itself could not be used; from 15 minutes up to four hours where the sender is refused.
 * @param attempts made so far, from 1
 */
export function retryDelayMs({ kind, about }: Deferral, attempts: number): number {
  const doubled = 2 ** Math.min(attempts - 1, 20);
  if (kind === 'unreachable') return Math.min(longestOutageDelayMs, firstDelayMs * doubled);
  return about === 'sender'
    ? Math.min(longestRefusalDelayMs, firstRefusalDelayMs * doubled)
    : Math.min(longestDelayMs, firstDelayMs * doubled);
}

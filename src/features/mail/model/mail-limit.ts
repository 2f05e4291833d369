import type { MailKind } from './mail-kind.ts';

/** The day in which the mails to a mailbox are counted: the 24 hours before. */
export const limitWindowMs = 24 * 60 * 60_000;

/**
 * Who can cause a mail decides how much room it has, because the address in a form is not confirmed and may be a stranger's.
 * A `notice` costs its sender nothing but a form. A `request` asks the recipient to act. A `decision` needs a payment or the desk.
 */
type MailWeight = 'notice' | 'request' | 'decision';

const weights: Record<MailKind, MailWeight> = {
  'submission-received': 'notice',
  'submission-withdrawn': 'notice',
  'submission-expired': 'notice',
  'submission-payment-refused': 'request',
  'submission-payment-disputed': 'decision',
  'submission-in-review': 'decision',
  'submission-changes-requested': 'decision',
  'submission-listed': 'decision',
  'submission-rejected': 'decision',
  'application-received': 'notice',
  'application-withdrawn': 'notice',
  'application-screening': 'notice',
  'application-interview': 'decision',
  'application-results': 'decision',
  'application-changes-requested': 'decision',
  'application-welcome': 'decision',
  'application-rejected': 'decision',
  'newsletter-confirmation': 'request',
};

/** Mails of every kind that a mailbox may have got today for one more of this weight to go: the last places are for the decisions. */
const room: Record<MailWeight, number> = { notice: 6, request: 10, decision: 20 };

/** How many mails of any kind may have gone to the mailbox in 24 hours for a mail of this kind to go too. */
export function mailRoom(kind: MailKind): number {
  return room[weights[kind]];
}

/** A decision waits until there is room; what anyone can cause is dropped, or it would only be spread over the next days. */
export function waitsForRoom(kind: MailKind): boolean {
  return weights[kind] === 'decision';
}

import { mailKinds, type MailKind } from './mail-kind.ts';

/** Mails to a mailbox are counted over the last 24 hours. */
export const limitWindowMs = 24 * 60 * 60_000;

/**
 * How much room a mail has depends on who can cause it, because the address in a form is not confirmed and
 * may be a stranger's. A `notice` costs its sender only a form. A `request` asks the recipient to act. A
 * `decision` needs a payment or the desk; an issue of the newsletter goes to confirmed addresses, sent by the desk.
 * `team` goes to accounts of the desk; what causes it has limits of its own.
 */
type MailWeight = 'notice' | 'request' | 'decision' | 'team';

const weights: Record<MailKind, MailWeight> = {
  'submission-received': 'notice',
  'submission-withdrawn': 'notice',
  'submission-expired': 'notice',
  'submission-payment-refused': 'request',
  'submission-payment-disputed': 'decision',
  'submission-payment-reversed': 'decision',
  'submission-in-review': 'decision',
  'submission-changes-requested': 'decision',
  'submission-listed': 'decision',
  'submission-rejected': 'decision',
  'submission-appealed': 'notice',
  'submission-appeal-granted': 'decision',
  'submission-appeal-upheld': 'decision',
  'submission-delisted': 'decision',
  'submission-relisted': 'decision',
  // Once for each listing; the team must learn of it when someone else has its link.
  'submission-listing-withdrawn': 'decision',
  // A few a day for each item; the team must learn of it when someone else has its link.
  'submission-change-asked': 'decision',
  'submission-change-approved': 'decision',
  'submission-change-rejected': 'decision',
  'submission-change-withdrawn': 'notice',
  'submission-refunded': 'decision',
  'submission-payment-answered': 'decision',
  'application-received': 'notice',
  'application-withdrawn': 'notice',
  'application-screening': 'notice',
  'application-interview': 'decision',
  // Once for each invitation.
  'application-interview-reminder': 'decision',
  'application-results': 'decision',
  'application-changes-requested': 'decision',
  'application-welcome': 'decision',
  'application-rejected': 'decision',
  'newsletter-confirmation': 'request',
  'newsletter-issue': 'decision',
  'newsletter-test': 'decision',
  'submission-link': 'request',
  'submission-withdrawal-asked': 'request',
  'application-link': 'request',
  'report-outcome': 'notice',
  'check-appeal-outcome': 'notice',
  'desk-invitation': 'decision',
  // The portal's own team; at most twenty a day in all (`alerts`).
  'desk-alert': 'decision',
  // At most thirty a day to a person, and one digest (`notices`).
  'desk-notice': 'team',
  'desk-digest': 'team',
  // Anyone who knows the address of an account can ask for one.
  'desk-recovery': 'request',
  // Made by an administrator, or for the first one.
  'desk-recovery-given': 'team',
  'desk-account-changed': 'team',
};

/**
 * Mails that a mailbox may have received today (`countedKinds`) for one more of this weight to be sent: the last
 * slots are for decisions. The team's own work must not wait for what else its mailboxes get.
 */
const room: Record<MailWeight, number> = { notice: 6, request: 10, decision: 20, team: 50 };

/**
 * The kinds that use up the room of a mail of this kind. What the team is told uses up no room of other mails: a colleague who was told of
 * much today still gets a link for a new password.
 */
export function countedKinds(kind: MailKind): readonly MailKind[] {
  return weights[kind] === 'team' ? mailKinds : mailKinds.filter((each) => weights[each] !== 'team');
}

/** How many mails that count for it may have been sent to the mailbox in 24 hours for a mail of this kind to be sent too. */
export function mailRoom(kind: MailKind): number {
  return room[weights[kind]];
}

/**
 * A decision waits until there is room; mails that anyone can cause are dropped, because delaying them would
 * only spread them over the next days.
 */
export function waitsForRoom(kind: MailKind): boolean {
  return weights[kind] === 'decision' || weights[kind] === 'team';
}

import type { MailKind } from '../model/mail-kind.ts';
import type { MailState } from '../model/outbox-mail.ts';

/** The desk is in English only; its texts are next to its screens. */
export const mailStateWords: Record<MailState, string> = {
  waiting: 'Waiting',
  failed: 'Failed',
  dropped: 'Over the daily limit',
  sent: 'Sent',
};

export const mailKindWords: Record<MailKind, string> = {
  'submission-received': 'Submission received',
  'submission-payment-refused': 'Payment refused',
  'submission-in-review': 'In review',
  'submission-changes-requested': 'Changes requested',
  'submission-listed': 'Listed',
  'submission-rejected': 'Rejected',
  'submission-withdrawn': 'Withdrawn',
  'submission-expired': 'Expired unpaid',
  'submission-payment-disputed': 'Payment disputed',
  'submission-appealed': 'Appeal received',
  'submission-appeal-granted': 'Appeal granted',
  'submission-appeal-upheld': 'Appeal decided: no change',
  'submission-delisted': 'Delisted',
  'submission-relisted': 'Listed again',
  'submission-refunded': 'Refunded',
  'submission-listing-withdrawn': 'Listing withdrawn',
  'submission-change-asked': 'Listing change requested',
  'submission-change-approved': 'Listing change approved',
  'submission-change-rejected': 'Listing change not approved',
  'submission-change-withdrawn': 'Listing change withdrawn',
  'submission-payment-reversed': 'Payment undone by the chain',
  'application-received': 'Application received',
  'application-screening': 'CV screening',
  'application-interview': 'Invited to an interview',
  'application-results': 'Interview concluded',
  'application-changes-requested': 'Asked for changes',
  'application-welcome': 'Welcome aboard',
  'application-rejected': 'Application rejected',
  'application-withdrawn': 'Application withdrawn',
  'submission-link': 'Status link sent again',
  'application-link': 'Status link sent again (application)',
  'newsletter-confirmation': 'Newsletter confirmation',
  'newsletter-issue': 'Newsletter issue',
  'newsletter-test': 'Newsletter, test',
  'report-outcome': 'Outcome of a report',
  'desk-invitation': 'Invitation to the desk',
};

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
  'application-received': 'Application received',
  'application-screening': 'CV screening',
  'application-interview': 'Invited to an interview',
  'application-results': 'Interview concluded',
  'application-changes-requested': 'Asked for changes',
  'application-welcome': 'Welcome aboard',
  'application-rejected': 'Application rejected',
  'application-withdrawn': 'Application withdrawn',
  'submission-link': 'Status link again',
  'application-link': 'Status link again (application)',
  'newsletter-confirmation': 'Newsletter confirmation',
  'report-outcome': 'Outcome of a report',
};

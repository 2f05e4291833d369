/** The kinds of mails, by the change that caused them. */
export const submissionMailKinds = [
  'submission-received',
  'submission-payment-refused',
  'submission-in-review',
  'submission-changes-requested',
  'submission-listed',
  'submission-rejected',
  'submission-withdrawn',
  'submission-expired',
  'submission-payment-disputed',
  'submission-payment-reversed',
  'submission-link',
  'submission-appealed',
  'submission-appeal-granted',
  'submission-appeal-upheld',
  'submission-delisted',
  'submission-relisted',
  'submission-withdrawal-asked',
  'submission-listing-withdrawn',
  'submission-change-asked',
  'submission-change-approved',
  'submission-change-rejected',
  'submission-change-withdrawn',
  'submission-refunded',
  'submission-payment-answered',
] as const;
export type SubmissionMailKind = (typeof submissionMailKinds)[number];

/** The same for an ambassador's application. */
export const applicationMailKinds = [
  'application-received',
  'application-screening',
  'application-interview',
  'application-interview-reminder',
  'application-results',
  'application-changes-requested',
  'application-welcome',
  'application-rejected',
  'application-withdrawn',
  'application-link',
] as const;
export type ApplicationMailKind = (typeof applicationMailKinds)[number];

export function isApplicationMailKind(kind: ChangeMailKind): kind is ApplicationMailKind {
  return (applicationMailKinds as readonly string[]).includes(kind);
}

/** Mails about one change of one submission. */
export type ChangeMailKind = SubmissionMailKind | ApplicationMailKind;

/** Issues, and one of them to an editor alone. */
export const issueMailKinds = ['newsletter-issue', 'newsletter-test'] as const;

/** To people of the desk, about the desk itself. */
export const teamMailKinds = [
  'desk-invitation',
  'desk-alert',
  'desk-notice',
  'desk-digest',
  'desk-recovery',
  'desk-recovery-given',
  'desk-account-changed',
] as const;
type TeamMailKind = (typeof teamMailKinds)[number];

export const mailKinds = [
  ...submissionMailKinds,
  ...applicationMailKinds,
  'newsletter-confirmation',
  ...issueMailKinds,
  'report-outcome',
  'check-appeal-outcome',
  ...teamMailKinds,
] as const;
export type MailKind = (typeof mailKinds)[number];

export function isTeamMailKind(kind: MailKind): kind is TeamMailKind {
  return (teamMailKinds as readonly string[]).includes(kind);
}

/** What a mail says, by the change that made it. */
export const submissionMailKinds = [
  'submission-received',
  'submission-updated',
  'submission-checking-payment',
  'submission-payment-refused',
  'submission-in-review',
  'submission-changes-requested',
  'submission-listed',
  'submission-rejected',
  'submission-withdrawn',
] as const;
export type SubmissionMailKind = (typeof submissionMailKinds)[number];

export const mailKinds = [...submissionMailKinds, 'newsletter-confirmation'] as const;
export type MailKind = (typeof mailKinds)[number];

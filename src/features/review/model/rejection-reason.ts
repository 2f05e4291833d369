/** Why a submission was rejected; the view has a sentence for each, the reviewer adds a text. */
export const rejectionReasons = [
  'duplicate',
  'copied-logo-or-name',
  'scam-or-honeypot',
  'site-not-working',
  'contract-not-on-mainnet',
  'not-open-source-or-audited',
  'poor-mobile-experience',
  'not-legal',
  'no-other-contact',
  'no-answer',
  'other',
] as const;

export type RejectionReason = (typeof rejectionReasons)[number];

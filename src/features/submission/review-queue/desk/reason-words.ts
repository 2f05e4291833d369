import type { RejectionReason } from '#features/submission/submissions/model/rejection-reason.ts';

/** Why a submission was rejected, for people at the desk. */
export const reasonWords: Record<RejectionReason, string> = {
  duplicate: 'Already listed',
  'copied-logo-or-name': 'Copies the logo or name of another project',
  'scam-or-honeypot': 'Scam or honeypot',
  'site-not-working': 'The site does not work',
  'contract-not-on-mainnet': 'The contract is not on the main network',
  'not-open-source-or-audited': 'Neither open source nor audited',
  'poor-mobile-experience': 'Does not work well on a phone',
  'not-legal': 'Not legal where it operates',
  'no-other-contact': 'No second contact of the team',
  'no-answer': 'No answer to our questions',
  'requirements-not-met': 'Fewer than two requirements are met',
  'claims-not-shown': 'The links do not confirm what the form says',
  'places-taken': 'Enough ambassadors for this language or country',
  'interview-missed': 'Did not come to the interview',
  'interview-result': 'Not continued after the interview',
  other: 'Another reason',
};

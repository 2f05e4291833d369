import type { RejectionReason } from '../model/rejection-reason.ts';
import type { ReviewActionName } from '../model/review-action.ts';

export const reasonWords: Record<RejectionReason, string> = {
  duplicate: 'Listed already',
  'copied-logo-or-name': 'Copies the logo or name of another project',
  'scam-or-honeypot': 'Scam or honeypot',
  'site-not-working': 'The site does not work',
  'contract-not-on-mainnet': 'The contract is not on the main network',
  'not-open-source-or-audited': 'Neither open source nor audited',
  'poor-mobile-experience': 'Does not work well on a phone',
  'not-legal': 'Not legal where we serve it',
  'no-other-contact': 'No other way to reach the team',
  'no-answer': 'The team did not answer',
  other: 'Another reason',
};

interface ActionWords {
  button: string;
  title: string;
  explanation: string;
  done: string;
}

export const actionWords: Record<ReviewActionName, ActionWords> = {
  approve: {
    button: 'Approve',
    title: 'Approve and list',
    explanation: 'It is in the store and the API at once, and the submitter is told.',
    done: 'Approved and listed.',
  },
  'request-changes': {
    button: 'Request changes',
    title: 'Request changes',
    explanation: 'The submitter can edit the form and send it again without paying again.',
    done: 'Changes requested.',
  },
  reject: {
    button: 'Reject',
    title: 'Reject',
    explanation: 'This is final. The submitter sees the reason and your text.',
    done: 'Rejected.',
  },
  'confirm-payment': {
    button: 'Confirm payment by hand',
    title: 'Confirm payment by hand',
    explanation:
      'You looked at the explorer yourself and found the donation. Nothing is asked of the chain; your name is kept with it.',
    done: 'Payment confirmed.',
  },
};

/** Asked of every text to the submitter. */
export const textHint = 'The submitter reads this. Say what is wrong, then what works.';

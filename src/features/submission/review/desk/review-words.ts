import type { ReviewActionName } from '../model/review-action.ts';

interface ActionWords {
  button: string;
  explanation: string;
  done: string;
  /** Instead of what is asked of every text. */
  textHint?: string;
  /** Instead of what is asked about a payment that the chain does not confirm; then it is required. */
  why?: { label: string; hint: string };
}

export const actionWords: Record<ReviewActionName, ActionWords> = {
  approve: {
    button: 'Approve',
    explanation: 'The item appears in the store and the API immediately. The submitter is notified.',
    done: 'Approved and listed.',
  },
  invite: {
    button: 'Invite to an interview',
    explanation: 'The candidate gets the time and your text by email and replies to the support address.',
    textHint: 'Add how long it takes, the link to the call, and other times if this one does not suit.',
    done: 'Invited.',
  },
  'conclude-interview': {
    button: 'Mark interview as held',
    explanation: 'The candidate is told when to expect the decision.',
    done: 'Marked as held. The decision is due.',
  },
  welcome: {
    button: 'Welcome aboard',
    explanation: 'This is final. The candidate becomes an ambassador and reads your text.',
    textHint: 'Write who they meet first, where, and their first task.',
    done: 'Welcomed.',
  },
  'request-changes': {
    button: 'Request changes',
    explanation: 'The submitter can edit the form and send it again, at no cost.',
    textHint:
      'The submitter reads this above the marked fields. You can leave it empty if the requests say what to change.',
    done: 'Changes requested.',
  },
  reject: {
    button: 'Reject',
    explanation: 'This is final. The submitter sees the reason and your text.',
    done: 'Rejected.',
  },
  'confirm-payment': {
    button: 'Confirm payment by hand',
    explanation:
      'Use this if you found the donation in the explorer yourself. The chain is checked first. If it does not confirm the payment, a second person has to confirm it too. Your name is recorded with it.',
    done: 'Payment confirmed.',
  },
  'deny-payment': {
    button: 'Refuse both claims',
    explanation:
      'No submission gets this payment. Everyone who was told about the dispute is told how it ended. The submitters who claimed the payment can pay with an amount of their own.',
    done: 'No submission gets the payment. All submitters are told.',
    why: {
      label: 'Why it belongs to neither submission',
      hint: 'Kept in the history of each submission for the desk. The submitters do not see it.',
    },
  },
  'accept-late-payment': {
    button: 'Accept a late payment',
    explanation:
      'The submission expired before it was paid. The submitter can send the form again without paying again. The chain is checked first, as for every payment.',
    textHint:
      'The submitter reads this. Say that the payment was found and that the form has to be sent again.',
    done: 'Payment accepted.',
  },
};

/** Asked of every text to the submitter. */
export const textHint = 'The submitter reads this. Say what is wrong, then what works.';

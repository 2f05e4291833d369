import { asking, choosing, press, pressAfter, type KeptForm } from './kept-form.ts';

/** The forms of cases. */
export const cases: readonly KeptForm[] = [
  {
    name: 'the decision about a report',
    files: ['store/reports/desk/case-form.tsx', 'team/cases/desk/decision-form.tsx'],
    path: ({ report }) => `/reports/${report}/show`,
    label: 'Why, for the desk',
    send: pressAfter('No action', 'Close the case'),
  },
  {
    name: 'a note about a report',
    files: ['store/reports/desk/case-notes.tsx'],
    path: ({ report }) => `/reports/${report}/show`,
    label: 'Note for the desk',
    send: press('Add note'),
  },
  {
    name: 'the decision about a finding',
    files: ['listing/watching/desk/watch-decision.tsx'],
    path: ({ finding }) => `/watch/${finding}/show`,
    open: choosing('Dismiss: nothing is wrong'),
    label: 'Why, for the desk',
    send: press('Dismiss finding'),
  },
  {
    name: 'the withholding of a link',
    files: ['listing/watching/desk/withhold-dialog.tsx'],
    path: ({ finding }) => `/watch/${finding}/show`,
    open: asking('Withhold link'),
    label: 'What you saw, for the desk',
    send: pressAfter('Signs of fraud', 'Withhold link'),
  },
  {
    name: 'the decision about an appeal',
    files: ['listing/appeals/desk/appeal-decision.tsx'],
    path: ({ appeal }) => `/appeals/${appeal}/show`,
    label: 'Answer to the team',
    send: pressAfter('Granted', 'Grant the appeal'),
  },
  {
    name: 'the answer to a question about a payment',
    files: ['submission/transfers/desk/question-show.tsx'],
    path: ({ question }) => `/payment-questions/${question}/show`,
    label: 'Answer to the team',
    send: press('Send the answer'),
  },
  {
    name: 'the assignment of a transfer',
    files: ['submission/transfers/desk/assign-form.tsx'],
    path: ({ transfer }) => `/transfers/${transfer}/show`,
    open: choosing('It pays for a submission'),
    label: 'Why you confirm it',
    send: async (place, _page, { waiting }) => {
      await place.getByLabel('Submission number').fill(String(waiting));
      await press('Assign to the submission')(place);
    },
  },
  {
    name: 'the refund of a transfer',
    files: ['submission/transfers/desk/refund-form.tsx'],
    path: ({ transfer }) => `/transfers/${transfer}/show`,
    open: choosing('It was refunded'),
    label: 'Transaction link of the refund',
    send: press('Record the refund'),
  },
  {
    name: 'why a transfer is set aside',
    files: ['submission/transfers/desk/transfer-decision.tsx'],
    path: ({ transfer }) => `/transfers/${transfer}/show`,
    open: choosing('Set it aside'),
    label: 'Why, for the desk',
    send: press('Set aside'),
  },
  {
    name: 'the decision about a proposal',
    files: ['team/second-person/desk/proposal-decision.tsx'],
    path: ({ proposal }) => `/proposals/${proposal}/show`,
    label: 'Note',
    send: press('Decline'),
  },
];

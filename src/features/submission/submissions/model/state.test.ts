import { describe, expect, test } from 'vitest';
import {
  editTransitionFor,
  firstStateOf,
  transitionActors,
  nextFor,
  stateAfter,
  submissionKinds,
  submissionStates,
  type TransitionName,
  type SubmissionState,
} from './state.ts';

const names = Object.keys(transitionActors) as TransitionName[];
type Table = Partial<Record<SubmissionState, Partial<Record<TransitionName, SubmissionState>>>>;

const listing: Table = {
  'awaiting-payment': {
    update: 'awaiting-payment',
    pay: 'checking-payment',
    withdraw: 'withdrawn',
    'accept-payment': 'in-review',
    'return-payment': 'changes-requested',
    'dispute-payment': 'awaiting-payment',
    'propose-payment': 'awaiting-payment',
    'ask-about-payment': 'awaiting-payment',
    expire: 'expired',
    'deny-payment': 'payment-refused',
    'close-dispute': 'awaiting-payment',
    'confirm-payment': 'in-review',
  },
  'checking-payment': {
    pay: 'checking-payment',
    withdraw: 'withdrawn',
    'accept-payment': 'in-review',
    'return-payment': 'changes-requested',
    'refuse-payment': 'payment-refused',
    'dispute-payment': 'checking-payment',
    'propose-payment': 'checking-payment',
    'ask-about-payment': 'checking-payment',
    expire: 'expired',
    'deny-payment': 'payment-refused',
    'close-dispute': 'checking-payment',
    'confirm-payment': 'in-review',
  },
  'payment-refused': {
    update: 'payment-refused',
    pay: 'checking-payment',
    withdraw: 'withdrawn',
    'accept-payment': 'in-review',
    'return-payment': 'changes-requested',
    'dispute-payment': 'payment-refused',
    'propose-payment': 'payment-refused',
    'ask-about-payment': 'payment-refused',
    expire: 'expired',
    'deny-payment': 'payment-refused',
    'close-dispute': 'payment-refused',
    'confirm-payment': 'in-review',
  },
  'in-review': {
    'reverse-payment': 'checking-payment',
    withdraw: 'withdrawn',
    approve: 'listed',
    'request-changes': 'changes-requested',
    reject: 'rejected',
  },
  expired: {
    'propose-payment': 'expired',
    'ask-about-payment': 'expired',
    'pay-late': 'expired',
    'accept-late-payment': 'changes-requested',
  },
  'changes-requested': {
    'reverse-payment': 'checking-payment',
    resubmit: 'in-review',
    withdraw: 'withdrawn',
    reject: 'rejected',
  },
  rejected: { appeal: 'rejected', 'uphold-appeal': 'rejected', 'grant-appeal': 'in-review' },
  listed: {
    appeal: 'listed',
    'uphold-appeal': 'listed',
    delist: 'listed',
    relist: 'listed',
    'withdraw-listing': 'listed',
  },
};

const application: Table = {
  'cv-screening': {
    withdraw: 'withdrawn',
    invite: 'interview',
    'request-changes': 'changes-requested',
    reject: 'rejected',
  },
  'changes-requested': { resubmit: 'cv-screening', withdraw: 'withdrawn', reject: 'rejected' },
  interview: {
    withdraw: 'withdrawn',
    invite: 'interview',
    'conclude-interview': 'interview-results',
    reject: 'rejected',
  },
  'interview-results': { withdraw: 'withdrawn', welcome: 'welcome', reject: 'rejected' },
};

/** In every state of what is to be listed: money is given back, and asked about, whatever was decided. */
const refundMoves = names.filter((name) => name.endsWith('-refund') || name === 'answer-about-payment');
const withRefunds = (table: Table): Table =>
  Object.fromEntries(
    listingStates.map((state) => [
      state,
      { ...table[state], ...Object.fromEntries(refundMoves.map((name) => [name, state])) },
    ]),
  );
const listingStates = submissionStates.filter(
  (state) => !['cv-screening', 'interview', 'interview-results', 'welcome'].includes(state),
);

describe.each([
  ['dapp', withRefunds(listing)],
  ['token', withRefunds(listing)],
  ['nft', withRefunds(listing)],
  ['ambassador', application],
] as const)('%s', (kind, allowed) => {
  test.each(submissionStates.flatMap((state) => names.map((name) => [state, name] as const)))(
    '%s, %s',
    (state, name) => {
      expect(stateAfter({ kind, state }, name)).toBe(allowed[state]?.[name]);
    },
  );

  test('every state is reached from the first, and every end is one', () => {
    const reached = new Set<SubmissionState>([firstStateOf(kind)]);
    for (const state of reached)
      for (const name of names) {
        const next = stateAfter({ kind, state }, name);
        if (next) reached.add(next);
      }
    // Only a late payment and the desk lead on from an expired one, and only an appeal from a decision.
    const ends: SubmissionState[] = ['expired', 'rejected', 'listed'];
    for (const state of reached) {
      const isOpen =
        !ends.includes(state) &&
        names.some((name) => !refundMoves.includes(name) && stateAfter({ kind, state }, name) !== undefined);
      expect(isOpen, state).toBe(nextFor(state) !== 'none');
    }
    expect(Object.keys(allowed).every((state) => reached.has(state as SubmissionState))).toBe(true);
  });
});

test('every state says what the submitter can do next', () => {
  expect(submissionStates.map((state) => [state, nextFor(state)])).toEqual([
    ['awaiting-payment', 'pay'],
    ['checking-payment', 'wait'],
    ['payment-refused', 'pay'],
    ['in-review', 'wait'],
    ['cv-screening', 'wait'],
    ['interview', 'wait'],
    ['interview-results', 'wait'],
    ['changes-requested', 'edit'],
    ['listed', 'none'],
    ['welcome', 'none'],
    ['rejected', 'none'],
    ['withdrawn', 'none'],
    ['expired', 'none'],
  ]);
  const editable = (kind: (typeof submissionKinds)[number]) =>
    submissionStates.filter((state) => editTransitionFor({ kind, state }) !== undefined);
  expect(editable('dapp')).toEqual(['awaiting-payment', 'payment-refused', 'changes-requested']);
  expect(editable('ambassador')).toEqual(['changes-requested']);
});

test('no move leads out of a closed submission, except an appeal out of a rejection; refunds keep the state', () => {
  const appeals: readonly TransitionName[] = [
    'appeal',
    'uphold-appeal',
    'grant-appeal',
    'delist',
    'relist',
    'withdraw-listing',
  ];
  for (const kind of submissionKinds)
    for (const state of ['listed', 'welcome', 'rejected', 'withdrawn'] as const)
      for (const name of names.filter((each) => !appeals.includes(each) && !refundMoves.includes(each)))
        expect(stateAfter({ kind, state }, name)).toBeUndefined();
});

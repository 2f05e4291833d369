import { expect, test } from 'vitest';
import {
  editMoveFor,
  moves,
  nextFor,
  stateAfter,
  submissionStates,
  type MoveName,
  type SubmissionState,
} from './state.ts';

const names = Object.keys(moves) as MoveName[];
const allowed: Record<SubmissionState, Partial<Record<MoveName, SubmissionState>>> = {
  'awaiting-payment': {
    update: 'awaiting-payment',
    pay: 'checking-payment',
    withdraw: 'withdrawn',
    'accept-payment': 'in-review',
    'confirm-payment': 'in-review',
  },
  'checking-payment': {
    pay: 'checking-payment',
    withdraw: 'withdrawn',
    'accept-payment': 'in-review',
    'refuse-payment': 'payment-refused',
    'confirm-payment': 'in-review',
  },
  'payment-refused': {
    update: 'payment-refused',
    pay: 'checking-payment',
    withdraw: 'withdrawn',
    'accept-payment': 'in-review',
    'confirm-payment': 'in-review',
  },
  'in-review': {
    withdraw: 'withdrawn',
    approve: 'listed',
    'request-changes': 'changes-requested',
    reject: 'rejected',
  },
  'changes-requested': { resubmit: 'in-review', withdraw: 'withdrawn', reject: 'rejected' },
  listed: {},
  rejected: {},
  withdrawn: {},
};

test.each(submissionStates.flatMap((state) => names.map((name) => [state, name] as const)))(
  '%s, %s',
  (state, name) => {
    expect(stateAfter(state, name)).toBe(allowed[state][name]);
  },
);

test('every state says what the submitter can do next', () => {
  expect(submissionStates.map(nextFor)).toEqual([
    'pay',
    'wait',
    'pay',
    'wait',
    'edit',
    'none',
    'none',
    'none',
  ]);
  expect(submissionStates.map(editMoveFor)).toEqual([
    'update',
    undefined,
    'update',
    undefined,
    'resubmit',
    undefined,
    undefined,
    undefined,
  ]);
});

test('no move leads out of a closed submission', () => {
  for (const state of ['listed', 'rejected', 'withdrawn'] as const) {
    for (const name of names) expect(stateAfter(state, name)).toBeUndefined();
  }
});

import { expect, it } from 'vitest';
import type { StatusEvent } from '#features/submission/submissions/model/status-view.ts';
import { decisionOf } from './decision-of.ts';

const step = (state: StatusEvent['state'], code: string | null, text: string | null = null): StatusEvent => ({
  ...{ at: '2026-11-27T08:00:00.000Z', state, code, text },
  ...{ requests: [], corrections: [], refund_changes: [] },
});

it('finds the decision with its reason and words behind later steps that keep the state', () => {
  const decided = step('rejected', 'duplicate', 'It is listed already.');
  const history = [
    step('in-review', null),
    decided,
    step('rejected', 'refund-sent'),
    step('rejected', 'appeal', 'Look again.'),
    step('rejected', 'appeal-upheld', 'No.'),
  ];
  expect(decisionOf({ state: 'rejected', history })).toBe(decided);
});

it('finds the latest of two decisions, and none of a submission that is reviewed again', () => {
  const second = step('rejected', 'other', 'Still no.');
  const history = [step('rejected', 'other', 'No.'), step('in-review', 'appeal-granted'), second];
  expect(decisionOf({ state: 'rejected', history })).toBe(second);
  expect(decisionOf({ state: 'in-review', history: history.slice(0, 2) })).toBeUndefined();
});

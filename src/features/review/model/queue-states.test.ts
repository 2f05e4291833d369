import { expect, it } from 'vitest';
import { statesOf } from './queue-states.ts';

it('offers a recruiter the states of applications only, those that wait for the desk first', () => {
  expect(statesOf(['ambassador'])).toEqual([
    'cv-screening',
    'interview-results',
    'interview',
    'changes-requested',
    'welcome',
    'rejected',
    'withdrawn',
  ]);
});

it('offers a reviewer no state of applications', () => {
  const states = statesOf(['dapp', 'token', 'nft']);
  expect(states[0]).toBe('in-review');
  expect(states).not.toContain('cv-screening');
});

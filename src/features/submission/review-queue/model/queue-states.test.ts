import { expect, it } from 'vitest';
import { isInQueue, statesOf } from './queue-states.ts';

it('offers a recruiter the states of applications only, those that wait for the desk first', () => {
  expect(statesOf(['ambassador'])).toEqual([
    'cv-screening',
    'interview',
    'interview-results',
    'changes-requested',
    'welcome',
    'rejected',
    'withdrawn',
  ]);
});

it('keeps invited candidates in the queue, and neither who waits for changes nor who was answered', () => {
  expect(statesOf(['ambassador']).filter(isInQueue)).toEqual([
    'cv-screening',
    'interview',
    'interview-results',
  ]);
});

it('offers a reviewer no state of applications', () => {
  const states = statesOf(['dapp', 'token', 'nft']);
  expect(states[0]).toBe('in-review');
  expect(states).not.toContain('cv-screening');
});

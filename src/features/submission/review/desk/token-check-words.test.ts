import { expect, it } from 'vitest';
import { findingSentence } from './finding-words.ts';
import { describeReasons } from './token-check-words.ts';

it('says each reason of a check in words, and one that it does not know as it is', () => {
  expect(describeReasons('resale:reverts, fees:fee-takes-most')).toBe(
    'resale: failed; fees: takes more than half',
  );
  expect(describeReasons('later-resale:some-new-reason')).toBe('later resale: some new reason');
});

it('is a sentence of the desk', () => {
  const params = { network: 'bsc', address: '0x22', block: 123, check: 7, found: 'resale:reverts' };
  expect(findingSentence({ code: 'token-check-stop', params }, {})).toBe(
    'The token check says stop, at block 123: resale: failed. Ask the team, or reject it.',
  );
  expect(findingSentence({ code: 'token-check-passed', params: { ...params, found: '' } }, {})).toBe(
    'The token check found no problem at block 123.',
  );
});

import { expect, it } from 'vitest';
import { submissionKinds, submissionStates } from '#features/submission/submissions/model/state.ts';
import { queueQuery, readQueue, wholeQueue, writeQueue } from './queue-filter.ts';

const known = { states: submissionStates, kinds: submissionKinds };

it('comes out of an address as it went in', () => {
  const filter = {
    ...wholeQueue,
    q: 'kelp & co',
    kind: 'token',
    states: ['in-review', 'rejected'],
    locale: 'zh-tw',
    network: 'bsc',
    due: 'late',
    holder: 'nobody',
  } as const;
  expect(readQueue(writeQueue(filter), known)).toEqual(filter);
  expect(readQueue(writeQueue(wholeQueue), known)).toEqual(wholeQueue);
});

it('says nothing about an address without it, and leaves out what it does not know', () => {
  expect(readQueue('', known)).toBeUndefined();
  expect(readQueue('?state=lost,listed&kind=boat&due=never', known)).toEqual({
    ...wholeQueue,
    states: ['listed'],
  });
});

it('asks the server for what is narrowed alone', () => {
  expect(queueQuery({ ...wholeQueue, q: '  ', network: 'eth' })).toEqual({ network: 'eth' });
});

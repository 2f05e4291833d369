import { expect, test } from 'vitest';
import { figureOf, lengthWords, titleOf } from './alert-words.ts';
import { judgeReadings } from './judge-readings.ts';

test('a figure is wrong above its limit, and not at it', () => {
  const queues = [
    { subject: 'mails', figure: 600 },
    { subject: 'webhooks', figure: 600.5 },
  ];
  expect(judgeReadings({ 'jobs-stuck': queues })).toEqual([
    { name: 'jobs-stuck', subject: 'webhooks', figure: 600, limit: 600 },
  ]);
});

test('a job fails by its own period', () => {
  const jobs = [
    { subject: 'drop-mails', figure: 10_000, planned: 3600 },
    { subject: 'tell-delisted', figure: 200, planned: 60 },
  ];
  const [found, ...others] = judgeReadings({ 'job-failing': jobs });
  expect(others).toEqual([]);
  expect(titleOf(found!)).toBe('The job “tell-delisted” fails');
  expect(figureOf(found!)).toBe('Figure: 3 minutes. Limit: 3 minutes.');
});

test('a backup that is not there is wrong', () => {
  const [found] = judgeReadings({ 'backup-late': [{ subject: '', figure: null, planned: 86_400 }] });
  expect(figureOf(found!)).toBe('Figure: none. Limit: 25 hours.');
});

test.each([
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [7200, '2 hours'],
  [172_799, '47 hours'],
  [200_000, '2 days'],
])('%i seconds are %s', (seconds, words) => expect(lengthWords(seconds)).toBe(words));

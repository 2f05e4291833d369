import { expect, it } from 'vitest';
import { placesFor } from './places.ts';

it('leads each role first to a place that it may open', () => {
  expect(placesFor(['reviewer']).map(({ name }) => name)).toEqual([
    'Review',
    'Reports',
    'Watch',
    'Appeals',
    'Transfers',
    'Listed',
    'Second person',
    'Outbox',
    'Numbers',
  ]);
  expect(placesFor(['recruiter'])[0]?.path).toBe('/submissions');
  expect(placesFor(['bookkeeper']).map(({ name }) => name)).toEqual(['Books', 'Numbers']);
  expect(placesFor(['observer']).map(({ name }) => name)).toEqual([
    'Reports',
    'Watch',
    'Appeals',
    'Transfers',
    'Releases',
    'Numbers',
  ]);
  expect(placesFor(['administrator']).map(({ name }) => name)).toContain('Log');
});

it('offers the review to no one who decides about no submissions', () => {
  expect(placesFor(['editor']).map(({ name }) => name)).not.toContain('Review');
});

it('puts the daily work first, because what has no room folds away from the end', () => {
  const names = placesFor(['administrator']).map(({ name }) => name);
  expect(names.slice(0, 5)).toEqual(['Review', 'Reports', 'Watch', 'Appeals', 'Transfers']);
  expect(names.indexOf('Accounts')).toBeLessThan(names.indexOf('Newsletter'));
});

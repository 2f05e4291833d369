import { expect, test } from 'vitest';
import { rebaseOrder } from './rebase-order.ts';

const entries = (...ids: number[]) => ids.map((id) => ({ id, title: `DApp ${id}` }));
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

test('a half-made order outlives a change that another person made to the list', () => {
  const own = entries(3, 1, 2);
  expect(idsOf(rebaseOrder({ base: [1, 2, 3], own, stored: entries(2, 1, 3) }))).toEqual([3, 1, 2]);
});

test('what others added is at the end, and what they removed is gone', () => {
  const own = entries(3, 1, 2);
  expect(idsOf(rebaseOrder({ base: [1, 2, 3], own, stored: entries(4, 1, 3) }))).toEqual([3, 1, 4]);
});

test('what the person added stays added, and what they removed stays removed', () => {
  const own = entries(9, 1);
  expect(idsOf(rebaseOrder({ base: [1, 2], own, stored: entries(1, 2, 4) }))).toEqual([9, 1, 4]);
  // Others added the same entry: it is in the list once, in the person's place.
  expect(idsOf(rebaseOrder({ base: [1, 2], own, stored: entries(1, 2, 9) }))).toEqual([9, 1]);
});

test('entries are as they are stored now, so a renamed one has its new name', () => {
  const stored = [{ id: 1, title: 'Renamed' }];
  expect(rebaseOrder({ base: [1], own: entries(1), stored })).toEqual(stored);
});

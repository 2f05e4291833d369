import { expect, test } from 'vitest';
import { withoutEnded, withUndoable, type Undoable } from './undo-stack.ts';

const decided = (ids: readonly number[], endMs: number): Undoable => ({
  items: ids.map((id) => ({ id, version: 2 })),
  title: `Item ${ids.join(', ')}`,
  done: 'Approved and listed.',
  endMs,
  hasMail: true,
});

const titles = (stack: readonly Undoable[]) => stack.map(({ title }) => title);

test('the decisions whose mail still waits are on the stack, the latest first', () => {
  const two = withUndoable([decided([1], 25_000)], decided([2], 26_000), 1_000);
  expect(titles(two)).toEqual(['Item 2', 'Item 1']);
  expect(titles(withUndoable(two, decided([3], 51_000), 25_500))).toEqual(['Item 3', 'Item 2']);
});

test('an item has one latest decision: an earlier one about it leaves the stack, those about others stay', () => {
  const stack = [decided([1, 2], 25_000), decided([3], 20_000)];
  const next = withUndoable(stack, decided([2], 26_000), 1_000);
  expect(next.map(({ items }) => items.map(({ id }) => id))).toEqual([[2], [1], [3]]);
  // A decision that cannot be undone ends what could be undone about its item.
  expect(withUndoable([decided([1], 25_000)], decided([1], 0), 1_000)).toEqual([]);
});

test('a stack from which nothing has ended stays the same array', () => {
  const stack = [decided([1], 25_000)];
  expect(withoutEnded(stack, 24_999)).toBe(stack);
  expect(withoutEnded(stack, 25_000)).toEqual([]);
});

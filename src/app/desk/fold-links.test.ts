import { expect, test } from 'vitest';
import { foldLinks, type LinkSeen } from './fold-links.ts';

const seen = (address: string, isIntersecting: boolean): LinkSeen => ({
  target: { getAttribute: () => address },
  isIntersecting,
});

test('a link without room folds, and comes back with the room', () => {
  const narrow = foldLinks(new Set(), [seen('#/reports', true), seen('#/outbox', false)]);
  expect([...narrow]).toEqual(['#/outbox']);
  expect([...foldLinks(narrow, [seen('#/outbox', true)])]).toEqual([]);
});

test('a window that grows and shrinks at once leaves folded what has no room in the end', () => {
  const folded = foldLinks(new Set(['#/outbox']), [seen('#/outbox', true), seen('#/outbox', false)]);
  expect([...folded]).toEqual(['#/outbox']);
});

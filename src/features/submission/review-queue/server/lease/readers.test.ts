import { expect, test } from 'vitest';
import { presenceMs } from '../../model/presence.ts';
import { createReaders } from './readers.ts';

const [ana, ben, cleo] = ['Ana', 'Ben', 'Cleo'].map((name) => ({ id: name.toLowerCase(), name })) as [
  { id: string; name: string },
  { id: string; name: string },
  { id: string; name: string },
];

test('each person who has an item open sees the others, until they ask no longer', () => {
  let nowMs = 0;
  const readers = createReaders(() => new Date(nowMs));
  expect(readers.note(1, cleo)).toEqual([]);
  expect(readers.note(1, ana)).toEqual(['Cleo']);
  expect(readers.note(2, ben)).toEqual([]);
  expect(readers.note(1, ben)).toEqual(['Ana', 'Cleo']);
  nowMs = presenceMs;
  expect(readers.note(1, ana)).toEqual(['Ben', 'Cleo']);
  nowMs += 1;
  expect(readers.note(1, ana)).toEqual([]);
});

import { expect, test } from 'vitest';
import { isNumber, isString, readIf, readList, readRecord } from './read-stored.ts';

const note = { text: readIf(isString, () => ''), sizes: readList(isNumber) };

test('valid members are kept, others are replaced or left out', () => {
  expect(readRecord(note, { text: 'sea', sizes: [1, 2], other: true })).toEqual({
    text: 'sea',
    sizes: [1, 2],
  });
  expect(readRecord(note, { text: 1, sizes: [1, '2'] })).toEqual({ text: '', sizes: [] });
});

test.each([null, undefined, 'text', 7, []])('%j is an object without members', (stored) => {
  expect(readRecord(note, stored)).toEqual({ text: '', sizes: [] });
});

test('what takes the place of an invalid value is made anew each time', () => {
  const read = readIf(isString, () => ['']);
  expect(read(null)).toEqual(['']);
  expect(read(null)).not.toBe(read(null));
});

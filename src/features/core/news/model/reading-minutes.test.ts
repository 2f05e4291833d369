import { expect, it } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

it('counts words, and characters where there are no spaces', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('word '.repeat(800))).toBe(4);
  expect(readingMinutes('字'.repeat(700))).toBe(2);
  expect(readingMinutes(`${'字，'.repeat(350)} ${'word '.repeat(200)}`)).toBe(2);
});

it('counts kana as characters, Thai by words, and vowel signs as part of their letter', () => {
  expect(readingMinutes('かな'.repeat(350))).toBe(2);
  expect(readingMinutes('กระเป๋า'.repeat(600))).toBe(3);
  expect(readingMinutes('हिन्दी में '.repeat(200))).toBe(2);
});

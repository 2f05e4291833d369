import { expect, test } from 'vitest';
import { isNestedDeeply } from './is-nested-deeply.ts';

const judge = (json: string) => isNestedDeeply(new TextEncoder().encode(json));

test('lists and objects of 64 levels are fine, however many there are', () => {
  expect(judge('{"a":'.repeat(64) + '1' + '}'.repeat(64))).toBe(false);
  expect(judge(`[${'[],{},'.repeat(10_000)}1]`)).toBe(false);
});

test('65 levels are too many, closed or not', () => {
  expect(judge('['.repeat(65) + ']'.repeat(65))).toBe(true);
  expect(judge('{"a":['.repeat(40))).toBe(true);
});

test('brackets within a text are no levels', () => {
  expect(judge(JSON.stringify({ 'a"[\\': '[{"'.repeat(100) }))).toBe(false);
});

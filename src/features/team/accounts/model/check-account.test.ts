import { expect, it } from 'vitest';
import { parseAccountEmail } from './check-account.ts';

it.each([
  ['  Ana@Example.org ', 'ana@example.org'],
  ['ana@example', undefined],
  ['ana', undefined],
  ['', undefined],
  [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.org`, undefined],
])('the email %j is one account’s under %j', (typed, email) => {
  expect(parseAccountEmail(typed)).toBe(email);
});

import { expect, it } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';

it.each([
  'password1234',
  'Password2026!',
  'QWERTY123456',
  '1q2w3e4r5t6y',
  'dragondragon',
  '123456789012',
  'sunshine.2026',
])('%s is among the first that anyone would try', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['correct horse battery', 'kelp-anchor-moth', 'uGk4-9fWq-hTz2', 'another long password'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

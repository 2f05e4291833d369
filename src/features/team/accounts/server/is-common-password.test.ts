import { expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { isCommonPassword } from './is-common-password.ts';

it.each([
  'password1234',
  'Password2026!',
  'QWERTY123456',
  '1q2w3e4r5t6y',
  'dragondragon',
  '123456789012',
  'sunshine.2026',
  `${brand.name}2026!!`,
  `${brand.name}-Wallet-1`,
  `my-${brand.primaryHost}`,
  `dragon@${brand.name}`,
  'ReviewerDesk1!',
])('%s is among the first that anyone would try', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  'correct horse battery',
  'kelp-anchor-moth',
  'uGk4-9fWq-hTz2',
  'another long password',
  'wallets-made-of-kelp',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

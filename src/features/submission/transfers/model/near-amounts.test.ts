import { expect, it } from 'vitest';
import { parseUnits } from '#features/submission/donations/model/donation-amount.ts';
import { nearAmounts } from './near-amounts.ts';

const units = (amount: string, decimals = 18) => parseUnits(amount, decimals)!;

it.each([
  ['a mistyped last digit', '200.6461', '200.6462'],
  ['a mistyped first digit', '300.6462', '200.6462'],
  ['two digits in the wrong order', '200.6642', '200.6462'],
  ['a digit too many', '200.64621', '200.6462'],
  ['a rounded amount', '200.646199999', '200.6462'],
  ['a mistyped digit of a long amount', '200.646213', '200.646212'],
  ['the next amount, with a carry', '200.6500', '200.6499'],
  ['a last digit that was left out', '200.646', '200.6462'],
])('finds the amount meant by %s', (_what, sent, meant) => {
  expect(nearAmounts(units(sent), 18)).toContain(units(meant));
});

it('finds it for a token with few decimals', () => {
  expect(nearAmounts(units('200.6461', 4), 4)).toContain(units('200.6462', 4));
});

it('does not find an amount with two other digits, the amount itself, or nothing', () => {
  const near = nearAmounts(units('200.6461'), 18);
  expect(near).not.toContain(units('200.6472'));
  expect(near).not.toContain(units('200.6461'));
  expect(nearAmounts(1n, 18).filter((amount) => amount <= 0n)).toEqual([]);
});

import { expect, it } from 'vitest';
import { checkPlaceholders, fillPlaceholders } from './placeholders.ts';

const values = { name: '{reference}', reference: 'abcd', wallet: 'Tideport', support: 'help@example.org' };

it('fills each placeholder once, so that a project cannot put one into its name', () => {
  expect(fillPlaceholders('{name} in {wallet}: {reference}', values)).toBe('{reference} in Tideport: abcd');
});

it('names a placeholder that it cannot fill, and a brace that is left open', () => {
  expect(checkPlaceholders('Hello {name}')).toBeUndefined();
  expect(checkPlaceholders('Hello {nane}')).toBe('{nane} is not a placeholder.');
  expect(checkPlaceholders('Hello {name')).toBe('A brace is not closed.');
});

import { expect, test } from 'vitest';
import { checkLink } from './check-link.ts';

test('a link is checked as the server cleans it', () => {
  const check = (typed: string) => checkLink(typed, { isRequired: true });
  expect(check('https://example.org')).toBeNull();
  // Without a scheme and with what a paste brought along it is stored as a link.
  expect(check(' example.org/dapp\u200b\n')).toBeNull();
  expect(check('not a link')).toBe('url');
  expect(check('https://localhost')).toBe('url');
});

test('only a link that is required may not be empty', () => {
  expect(checkLink(' ', { isRequired: true })).toBe('required');
  expect(checkLink('', { isRequired: false })).toBeNull();
});

import { expect, it } from 'vitest';
import { quoteTitle } from './quote-title.ts';

it.each([
  ['Lagoon Exchange', '“Lagoon Exchange”'],
  ['You won! https://evil.example/claim?a=1 now', '“You won! … now”'],
  ['Claim at evil.example/now', '“Claim at evil·example/now”'],
  ['Line\r\nBcc: a@b.example', '“Line Bcc: a@b·example”'],
  ['Lagoon” from the team: “pay', '“Lagoon from the team: pay”'],
  ['pay \u202eelpmaxe', '“pay elpmaxe”'],
  ['Lens v4.0', '“Lens v4.0”'],
  ['泻湖 🏮', '“泻湖 🏮”'],
  ['x'.repeat(41), `“${'x'.repeat(39)}…”`],
])('%j becomes %s', (title, quoted) => expect(quoteTitle(title, 'en')).toBe(quoted));

it('uses the quotation marks of the language', () => {
  expect(quoteTitle('Lagoon', 'ja')).toBe('「Lagoon」');
  expect(quoteTitle('Lagoon', 'ru')).toBe('«Lagoon»');
});

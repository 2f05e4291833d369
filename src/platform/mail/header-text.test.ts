import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headerText, isPlainAddress } from './header-text.ts';

describe('headerText', () => {
  it.each([
    ['Lagoon\r\nBcc: victim@example.com', 'Lagoon Bcc: victim@example.com'],
    ['Lagoon\n\n<p>body</p>', 'Lagoon <p>body</p>'],
    ['a\u2028b\u2029c\u0085d\u0000e', 'a b c d e'],
    ['pay \u202Elecxe.exe', 'pay lecxe.exe'],
    ['=?utf-8?q?=0D=0ABcc:_victim@example.com?=', '= ?utf-8?q?=0D=0ABcc:_victim@example.com?='],
    ['泻湖 🏮', '泻湖 🏮'],
  ])('%j', (text, line) => expect(headerText(text)).toBe(line));

  it('is one line of at most 180 characters, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const line = headerText(text, 180);
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect([...line].length).toBeLessThanOrEqual(180);
        expect(line.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('isPlainAddress', () => {
  it.each(['ana@example.com', 'ana+tag@sub.example.co', '用户@例子.公司'])('accepts %s', (address) =>
    expect(isPlainAddress(address)).toBe(true),
  );
  it.each([
    '',
    'ana',
    'ana@example.com, ben@example.com',
    'Ana <ana@example.com>',
    'ana@example.com\r\nBcc: ben@example.com',
    'ana@example.com>\r\nRCPT TO:<ben@example.com',
    'ana@example.com\u0000',
    '"a b"@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('refuses %j', (address) => expect(isPlainAddress(address)).toBe(false));
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainSigns } from './plain-signs.ts';

test.each([
  ['١٢٣٤٥٦', '123456', 'Arabic'],
  ['۱۲۳۴۵۶', '123456', 'Persian'],
  ['१२३४५६', '123456', 'Hindi'],
  ['১২৩৪৫৬', '123456', 'Bengali'],
  ['๑๒๓๔๕๖', '123456', 'Thai'],
  ['１２３４５６', '123456', 'full width'],
  ['၁၂၃', '123', 'Burmese'],
  ['𝟏𝟘𝟫', '109', 'mathematical'],
  ['０ｘＡｂ', '0xAb', 'full-width letters keep their case'],
  ['３。８。０', '3.8.0', 'the full stop of Chinese and Japanese'],
  ['١٫٥', '1.5', 'the Arabic decimal sign'],
  ['12–34−56', '12-34-56', 'dashes'],
  ['\u202a12\u200b3\ufeff', '123', 'what cannot be seen'],
  ['1\u00a0000', '1 000', 'a space that does not break'],
  ['a\r\n\tb', 'a\r\n\tb', 'lines stay lines'],
  ['10²', '10²', 'an exponent is no digit of the number'],
  ['½', '½', 'a fraction is no digit of the number'],
  ['Café', 'Café', 'letters keep their marks'],
])('%j is %j: %s', (text, plain) => {
  expect(plainSigns(text)).toBe(plain);
});

test('every digit of Unicode is the digit that it means', () => {
  const wrong: string[] = [];
  let zeros = 0;
  for (let code = 0; code < 0x2_0000; code += 1) {
    const character = String.fromCodePoint(code);
    if (!/\p{Nd}/u.test(character)) continue;
    const plain = plainSigns(character);
    zeros += Number(plain === '0');
    // The compatible form of a digit has its value.
    const known = character.normalize('NFKC');
    if (!/^\d$/.test(plain) || (/^\d$/.test(known) && known !== plain)) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
  expect(zeros).toBeGreaterThan(60);
});

test('the plain form has a plain form, itself, and ASCII is plain', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary-ascii' }), (text, plain) => {
      expect(plainSigns(plainSigns(text))).toBe(plainSigns(text));
      expect(plainSigns(plain)).toBe(plain);
    }),
  );
});

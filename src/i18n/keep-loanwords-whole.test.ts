import { expect, it } from 'vitest';
import { keepLoanwordsWhole } from './keep-loanwords-whole.ts';

const [joiner, breakPoint] = ['\u2060', '\u200b'];

const visible = (text: string) => text.replaceAll(joiner, '·').replaceAll(breakPoint, '|');

it.each([
  ['between words', 'การลิสต์โทเคนใน', 'การ|ลิ·ส·ต์|โ·ท·เ·ค·น|ใน'],
  ['not at spaces, brackets and the repetition mark', '“แฮช” (แฮช) แฮช ๆ', '“แ·ฮ·ช” (แ·ฮ·ช) แ·ฮ·ช ๆ'],
])('a line of Thai breaks %s, never within a loanword', (_name, text, broken) => {
  expect(visible(keepLoanwordsWhole('th', text))).toBe(broken);
});

it('a longer loanword wins over the one it ends with', () => {
  const text = keepLoanwordsWhole('th', 'รีสเตก');
  expect(text.replaceAll(joiner, '')).toBe('รีสเตก');
  expect(text.startsWith(`รี${joiner}`)).toBe(true);
});

it('reaches the branches of a plural, and leaves names of placeholders as they are', () => {
  const message = [['count', 'plural', { other: ['#', ' แฮช'] }], ' {0}'];
  expect(keepLoanwordsWhole('th', message)).toEqual([
    ['count', 'plural', { other: ['#', ` แ${joiner}ฮ${joiner}ช`] }],
    ' {0}',
  ]);
});

it('leaves other languages alone', () => {
  const messages = { a: 'แฮช' };
  expect(keepLoanwordsWhole('ja', messages)).toBe(messages);
});

import { expect, test } from 'vitest';
import { balanceLines, fillLines, listBreakable } from './break-lines.ts';

test.each([
  ['en', 'Coins travel. Keys stay home.', ['Coins ', 'travel. ', 'Keys ', 'stay ', 'home.']],
  ['en', 'Self-custody (for you), $5.30', ['Self-', 'custody ', '(for ', 'you), ', '$5.30']],
  ['zh-Hans', '密钥，留下。', ['密', '钥，', '留下。']],
  ['ja', '「鍵」は手元に', ['「鍵」', 'は', '手元', 'に']],
  ['th', 'กุญแจอยู่ที่บ้าน', ['กุญแจ', 'อยู่', 'ที่', 'บ้าน']],
  ['ko', '코인은 움직이고', ['코인은 ', '움직이고']],
])('%s: %s breaks between words, and never before a closing mark', (language, text, parts) => {
  expect(listBreakable(text, language)).toEqual(parts);
});

test('lines are filled first, then balanced', () => {
  const parts = ['aa ', 'bb ', 'cc ', 'dd ', 'ee'];
  const widths = [3, 3, 3, 3, 3];
  expect(fillLines(parts, widths, 12)).toEqual(['aa bb cc dd', 'ee']);
  expect(balanceLines(parts, widths, 12)).toEqual(['aa bb cc', 'dd ee']);
});

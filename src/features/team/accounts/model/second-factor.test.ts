import { expect, it } from 'vitest';
import { readEnteredCode } from './second-factor.ts';

it.each([
  ['123456', 'app', '123456'],
  [' 123 456 ', 'app', '123456'],
  ['abcde-fghjk', 'recovery', 'abcde-fghjk'],
  ['ABCDE FGHJK', 'recovery', 'abcde-fghjk'],
  ['１２３４５６', 'app', '123456'],
  ['١٢٣ ٤٥٦', 'app', '123456'],
  ['१२३४५६', 'app', '123456'],
  ['๑๒๓–๔๕๖', 'app', '123456'],
  ['\u202a123456\u202c', 'app', '123456'],
  ['ＡＢＣＤＥ－ＦＧＨＪＫ', 'recovery', 'abcde-fghjk'],
  ['abcdefghjk', 'recovery', 'abcde-fghjk'],
  ['12345', 'recovery', '12345-'],
  ['', 'recovery', '-'],
])('reads %j as a code of the kind %s', (typed, kind, code) => {
  expect(readEnteredCode(typed)).toEqual({ kind, code });
});

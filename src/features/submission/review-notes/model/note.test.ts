import { expect, it } from 'vitest';
import { splitMentions } from './note.ts';

const mentioned = (text: string, names: string[]) =>
  splitMentions(text, names).flatMap(({ mention }) => (mention === undefined ? [] : [mention]));

it('finds accounts by their names, whatever the letter case, with spaces in them and at the end of a sentence', () => {
  const names = ['Mara', 'Ana Maria', 'Ana', '李 雷'];
  expect(mentioned('@mara and @Ana Maria: ask @Ana. (@李 雷)', names)).toEqual([
    'Mara',
    'Ana Maria',
    'Ana',
    '李 雷',
  ]);
});

it('takes no part of a longer word, and no email address', () => {
  expect(mentioned('@Marathon, mara@mara.example, Mara', ['Mara'])).toEqual([]);
});

it('keeps the text as it is', () => {
  const text = 'Ask @Mara.\nShe knows @Nobody.';
  expect(
    splitMentions(text, ['Mara'])
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

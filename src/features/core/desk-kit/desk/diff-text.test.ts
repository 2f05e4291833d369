import { expect, it } from 'vitest';
import { diffText, type DiffRow } from './diff-text.ts';

const written = ({ place, side, parts }: DiffRow) =>
  `${place}|${side === 'added' ? '+' : '-'}|${parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')}`;

it('marks the words that changed in a line, and numbers the lines of the later text', () => {
  const before = 'Intro\n\n- Approvals show more details.\n- Search finds contracts.';
  const after = 'Intro\n\n- Approvals show who may move what.\n- Search finds contracts.\nCheck it.';
  expect(diffText(before, after, 'Text').map(written)).toEqual([
    'Text, line 3|-|- Approvals show [more details].',
    '|+|- Approvals show [who may move what].',
    'Text, line 5|+|[Check it.]',
  ]);
});

it('shows lines that were taken out at the end and in the middle', () => {
  expect(diffText('a\nb\nc\nd', 'a\nc', 'Text').map(written)).toEqual([
    'Text, line 2|-|[b]',
    'Text, line 3|-|[d]',
  ]);
});

it('shows a huge line that changed everywhere without marking its words', () => {
  const words = (seed: string) => Array.from({ length: 2_000 }, (_, index) => `${seed}${index}`).join(' ');
  const rows = diffText(words('a'), words('b'), 'Text');
  expect(rows.map(({ parts }) => parts.length)).toEqual([1, 1]);
});

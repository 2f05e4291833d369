import { expect, it } from 'vitest';
import type { LineProblem } from './judge-list.ts';
import { filterLines, hasError, judgedLines, placeOfLine, type LineFilter } from './line-filter.ts';

const text = 'address,amount\r\none\n\ntwo\nthree\n';
const problems: LineProblem[] = [
  { line: 4, kind: 'checksum' },
  { line: 5, kind: 'repeated', first: 2 },
  { line: 5, kind: 'own' },
];

it('lines have their numbers and everything that was noticed about them', () => {
  const lines = judgedLines(text, problems);
  expect(lines.map(({ line, text: typed }) => [line, typed])).toEqual([
    [1, 'address,amount'],
    [2, 'one'],
    [4, 'two'],
    [5, 'three'],
  ]);
  expect(lines.map((line) => line.problems.length)).toEqual([0, 0, 1, 2]);
  expect(lines.map(hasError)).toEqual([false, false, true, false]);
});

it.each<[LineFilter, number[]]>([
  ['check', [4, 5]],
  ['errors', [4]],
  ['warnings', [5]],
  ['all', [1, 2, 4, 5]],
])('%s', (filter, expected) => {
  expect(filterLines(judgedLines(text, problems), filter).map(({ line }) => line)).toEqual(expected);
});

it('a line that is not shown leads to the next one, and one behind the last to the last', () => {
  const rows = [{ line: 2 }, { line: 4 }, { line: 5 }];
  expect([1, 2, 3, 4, 99].map((line) => placeOfLine(rows, line))).toEqual([0, 0, 1, 1, 2]);
});

it('what a name leads to is neither an error nor a warning', () => {
  const notes: LineProblem[] = [
    { line: 2, kind: 'name-pending', name: 'one.eth' },
    { line: 4, kind: 'name-unread', name: 'two.eth' },
    { line: 5, kind: 'name-none', name: 'three.eth' },
  ];
  const lines = judgedLines(text, notes);
  const linesOf = (filter: LineFilter) => filterLines(lines, filter).map(({ line }) => line);
  expect([linesOf('check'), linesOf('errors'), linesOf('warnings')]).toEqual([[4, 5], [5], [4]]);
  expect(lines.find(({ line }) => line === 2)?.problems).toHaveLength(1);
});

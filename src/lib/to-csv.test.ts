import { expect, it } from 'vitest';
import { csvMark, toCsv } from './to-csv.ts';

it('quotes what needs it and disarms formulas', () => {
  const rows = [
    { id: 1, title: 'Say "hi", twice', sum: -5, none: null },
    { id: 2, title: '=HYPERLINK("https://x.example")', sum: 0, none: null },
    { id: 3, title: '-1+1', sum: 1, none: null },
    { id: 5, title: '-148.5', sum: 1, none: null },
    { id: 4, title: '＝1+1', sum: 1, none: null },
    { id: 5, title: 'Lagoon; =cmd|calc;fine; -', sum: 1, none: null },
  ];
  expect(toCsv(rows).split('\r\n')).toEqual([
    'id,title,sum,none',
    '1,"Say ""hi"", twice",-5,',
    `2,"'=HYPERLINK(""https://x.example"")",0,`,
    "3,'-1+1,1,",
    '5,-148.5,1,',
    "4,'＝1+1,1,",
    "5,Lagoon; '=cmd|calc;fine; '-,1,",
    '',
  ]);
  expect(toCsv([])).toBe('');
});

const textCell = (text: string) => toCsv([{ text }]).split('\r\n')[1];

it.each(['-7', '-12', '-1.25', '-148.50'])('leaves the negative number %s as it is', (text) => {
  expect(textCell(text)).toBe(text);
});

it.each(['-1.', '-1.5+A1', "-1;'=2", '+-1', '@-1', '=1-1'])(
  'disarms %s, which only begins or ends as one',
  (text) => {
    expect(textCell(text)).toMatch(/^"?'/);
  },
);

it.each([
  ['a;=b', "a;'=b"],
  ['a;   =b', "a;   '=b"],
  ['a\t=b', "a\t'=b"],
])('disarms what begins a cell inside of %j', (text, safe) => {
  expect(textCell(text)).toBe(safe);
});

it('writes numbers and yes or no as they are, and nothing for what is missing', () => {
  expect(toCsv([{ sum: -5, yes: true, none: null, missing: undefined }])).toBe(
    'sum,yes,none,missing\r\n-5,true,,\r\n',
  );
});

it('marks a file as UTF-8 by the bytes EF BB BF', () => {
  expect([...new TextEncoder().encode(csvMark)]).toEqual([0xef, 0xbb, 0xbf]);
});

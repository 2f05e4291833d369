import { expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

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

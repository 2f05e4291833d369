import { expect, it } from 'vitest';
import { parseRates } from './parse-rates.ts';

const rates = [
  { day: '2026-01-01', rate: '0.035', source: 'CoinGecko' },
  { day: '2026-01-02', rate: '1', source: 'ECB' },
];

it.each([
  ['commas', 'day,rate,source\n2026-01-01,0.035,CoinGecko\n2026-01-02,1,ECB\n'],
  ['semicolons', '\uFEFFday;rate;source\r\n2026-01-01;0.035;CoinGecko\r\n\r\n2026-01-02;1;ECB'],
  ['tabs, without names', '2026-01-01\t0.035\tCoinGecko\n2026-01-02\t1\tECB'],
  ['quotes', '"2026-01-01","0.035","CoinGecko"\n"2026-01-02","1","ECB"'],
])('reads lines with %s', (_name, text) => {
  expect(parseRates(text, '')).toEqual({ ok: true, rates });
});

it('takes the source from the form where a line has none', () => {
  expect(parseRates('2026-01-01,0.035', ' CoinGecko ')).toEqual({ ok: true, rates: [rates[0]] });
  expect(parseRates('2026-01-01,0.035', '')).toEqual({
    ok: false,
    issues: ['Line 1 does not name the source of its rate.'],
  });
});

it.each([
  ['2026-01-01;0,035;ECB', 'Line 1 has no rate. Write it in digits with a point, such as 0.035.'],
  // A decimal comma between commas: 1,5 is not 1 from the source 5.
  ['2026-01-01,1,5', 'Line 1 does not name the source of its rate.'],
  ['2026-01-01,1,5,ECB', 'Line 1 has more than a day, a rate and a source.'],
  ['2026-01-01,"1,234.5",ECB', 'Line 1 has more than a day, a rate and a source.'],
  ['2026-01-01;1.234,5;ECB', 'Line 1 has no rate. Write it in digits with a point, such as 0.035.'],
  ['2026-01-01,0,ECB', 'Line 1 has no rate. Write it in digits with a point, such as 0.035.'],
  ['01/02/2026,1,ECB', 'Line 1 has no day. Write days as YYYY-MM-DD.'],
  ['2026-02-30,1,ECB', 'Line 1 has no day. Write days as YYYY-MM-DD.'],
  ['2026-01-01,1,ECB\n2026-01-01,2,ECB', 'Line 2 names a day for the second time.'],
  ['day,rate', 'There are no rates in the text.'],
  ['', 'There are no rates in the text.'],
])('refuses %j', (text, issue) => {
  expect(parseRates(text, '')).toEqual({ ok: false, issues: [issue] });
});

it('names the first lines that are wrong, and counts the others', () => {
  const parsed = parseRates('1\n'.repeat(9), 'ECB');
  expect(parsed).toMatchObject({ ok: false });
  if (!parsed.ok)
    expect([parsed.issues.length, parsed.issues.at(-1)]).toEqual([6, '4 more lines are wrong.']);
});

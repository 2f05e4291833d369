import { isRate, isSource, mostRates, type DayRate } from './book-rate.ts';
import { isDay } from './is-day.ts';

/** The rates of a file, or what is wrong with it: a sentence for each of the first lines that are. */
export type ParsedRates = { ok: true; rates: DayRate[] } | { ok: false; issues: string[] };

const issuesShown = 5;

/** A line has one kind of separator. Where there are others, a comma is no separator: it may be the point of a number. */
function cellsOf(line: string): string[] {
  const separator = [';', '\t'].find((each) => line.includes(each)) ?? ',';
  return line.split(separator).map((cell) => {
    const text = cell.trim();
    return text.length >= 2 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).trim() : text;
  });
}

/** What is wrong with a line, without its number; undefined where nothing is. */
function findIssue({ day, rate, source }: DayRate, cells: number): string | undefined {
  if (cells > 3) return 'has more than a day, a rate and a source.';
  if (!isDay(day)) return 'has no day. Write days as YYYY-MM-DD.';
  if (!isRate(rate)) return 'has no rate. Write it in digits with a point, such as 0.035.';
  return isSource(source) ? undefined : 'does not name the source of its rate.';
}

/**
 * Reads lines of a day, a rate and its source, separated by commas, semicolons or tabs. A first line with names is left out, and empty ones.
 * @param source of lines that name none
 */
export function parseRates(text: string, source: string): ParsedRates {
  const rates = new Map<string, DayRate>();
  const issues: string[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const cells = cellsOf(line);
    const [day = '', rate = '', named = ''] = cells;
    if (line.trim() === '' || (index === 0 && !/\d/.test(line))) continue;
    const read = { day, rate, source: named || source.trim() };
    const issue =
      findIssue(read, cells.length) ?? (rates.has(day) ? 'names a day for the second time.' : undefined);
    if (issue) issues.push(`Line ${index + 1} ${issue}`);
    else rates.set(day, read);
  }
  if (issues.length > issuesShown)
    issues.splice(issuesShown, Infinity, `${issues.length - issuesShown} more lines are wrong.`);
  if (issues.length === 0 && rates.size === 0) issues.push('There are no rates in the text.');
  if (rates.size > mostRates)
    issues.push(`There are ${rates.size} rates. Send at most ${mostRates} at a time.`);
  return issues.length > 0 ? { ok: false, issues } : { ok: true, rates: [...rates.values()] };
}

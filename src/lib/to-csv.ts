/**
 * A spreadsheet would run a cell that begins so (CSV injection, https://owasp.org/www-community/attacks/CSV_Injection). The wide forms
 * become the usual ones in Japanese and Chinese editions.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
/** Begins so too, and runs nothing. */
const negativeNumber = /^-\d+(\.\d+)?$/;

/** Where a spreadsheet splits the line at semicolons or tabs, as European editions do, these begin a cell of their own. */
const formulaStartInside = /([;\t] {0,9})(?=[=+\-@＝＋－＠])/g;

function cellOf(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value as string | number | boolean);
  const inside = text.replaceAll(formulaStartInside, "$1'");
  const runs = typeof value === 'string' && formulaStart.test(text) && !negativeNumber.test(text);
  const safe = runs ? `'${inside}` : inside;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Bytes by which spreadsheets know UTF-8; without them they show Chinese names as something else. */
export const csvMark = '\uFEFF';

const lineOf = (cells: readonly unknown[]) => `${cells.map(cellOf).join(',')}\r\n`;

/** The first line. */
export const csvHead = (columns: readonly string[]): string => lineOf(columns);

/** Rows with the same keys as lines without a head. */
export const csvLines = (rows: readonly object[]): string =>
  rows.map((row) => lineOf(Object.values(row))).join('');

/** Rows with the same keys as CSV (RFC 4180) with a head; text that a spreadsheet would run as a formula gets a quote in front. */
export function toCsv(rows: readonly object[]): string {
  const [first] = rows;
  return first ? csvHead(Object.keys(first)) + csvLines(rows) : '';
}

/** A spreadsheet would run a cell that begins so (CSV injection, https://owasp.org/www-community/attacks/CSV_Injection). */
const formulaStart = /^[=+\-@\t\r]/;

function cellOf(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value as string | number | boolean);
  const safe = typeof value === 'string' && formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows with the same keys as CSV (RFC 4180) with a head; text that a spreadsheet would run as a formula gets a quote in front. */
export function toCsv(rows: readonly object[]): string {
  const [first] = rows;
  if (!first) return '';
  const lines = rows.map((row) => Object.values(row).map(cellOf).join(','));
  return `${[Object.keys(first).join(','), ...lines].join('\r\n')}\r\n`;
}

/** What is between the columns of a list. */
export type Separator = '\t' | ';' | ',' | ' ';

/** In the order in which they are looked for: a blank is in many lists that have another separator. */
export const separators: readonly Separator[] = ['\t', ';', ',', ' '];

/** The separator that most lines of a list have outside quotation marks. */
export function findSeparator(lines: readonly string[]): Separator {
  const bare = lines.map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, ''));
  const countOf = (separator: Separator) => bare.filter((line) => line.trim().includes(separator)).length;
  const counts = separators.map(countOf);
  const most = Math.max(...counts);
  return most === 0 ? ' ' : separators[counts.indexOf(most)]!;
}

/** Where a run of blanks ends. @param kept a blank that is not skipped */
function skipBlanks(text: string, start: number, kept = ''): number {
  let at = start;
  while (at < text.length && text[at] !== kept && text[at]!.trim() === '') at += 1;
  return at;
}

interface Cell {
  text: string;
  /** Where the line goes on. */
  end: number;
}

/** The cell of which the quotation mark is at `start`; null where it is not closed. */
function readQuoted(line: string, start: number): Cell | null {
  let close = line.indexOf('"', start + 1);
  while (close !== -1 && line[close + 1] === '"') close = line.indexOf('"', close + 2);
  if (close === -1) return null;
  return { text: line.slice(start + 1, close).replaceAll('""', '"'), end: close + 1 };
}

/** The cell up to the next separator; null where a quotation mark is in its middle. */
function readBare(line: string, start: number, separator: Separator): Cell | null {
  const next = line.indexOf(separator, start);
  const end = next === -1 ? line.length : next;
  const text = line.slice(start, end);
  return text.includes('"') ? null : { text, end };
}

/** The cells of a line; null where a quotation mark is not closed or text follows it. */
export function splitLine(line: string, separator: Separator): string[] | null {
  const text = line.trim();
  const cells: string[] = [];
  for (let at = 0; ;) {
    const start = skipBlanks(text, at, separator);
    const cell = text[start] === '"' ? readQuoted(text, start) : readBare(text, start, separator);
    if (!cell) return null;
    cells.push(cell.text.trim());
    const end = skipBlanks(text, cell.end, separator);
    if (end === text.length) break;
    if (text[end] !== separator) return null;
    at = separator === ' ' ? skipBlanks(text, end) : end + 1;
  }
  // A separator at the end of the line is no further cell.
  if (cells.length > 2 && cells.at(-1) === '') cells.pop();
  return cells;
}

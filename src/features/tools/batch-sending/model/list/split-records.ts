import { separators, splitLine } from './split-line.ts';

/** A line of a list, or several where a cell in quotation marks has line breaks. */
export interface ListRecord {
  /** Its first line, counted from one. */
  line: number;
  text: string;
}

/** Lines that a cell is followed through; more are a quotation mark that is not closed. */
const mostLines = 5;

const hasOpenMark = (text: string) => text.split('"').length % 2 === 0;

/** How many lines the record takes that begins at `start`: more than one only where it then has cells, and hides no other recipient. */
function lengthOf(lines: readonly string[], start: number): number {
  if (!hasOpenMark(lines[start]!)) return 1;
  const next = lines.slice(start + 1, start + mostLines).findIndex(hasOpenMark);
  if (next === -1) return 1;
  const taken = lines.slice(start, start + next + 2);
  const text = taken.join('\n');
  const isWhole = separators.some((sign) => (splitLine(text, sign)?.length ?? 0) > 1);
  return isWhole && !taken.slice(1).some((line) => /0x/i.test(line)) ? taken.length : 1;
}

/** The records of a list, without empty lines. */
export function splitRecords(text: string): ListRecord[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const records: ListRecord[] = [];
  for (let at = 0; at < lines.length;) {
    const length = lengthOf(lines, at);
    const joined = lines.slice(at, at + length).join('\n');
    if (joined.trim() !== '') records.push({ line: at + 1, text: joined });
    at += length;
  }
  return records;
}

import { plainSigns } from '#lib/plain-signs.ts';
import { readNumber, type ReadNumber } from './read-number.ts';
import { isRecipientAlone, looksLikeRecipient, readAddress, type ReadAddress } from './recipient-cell.ts';
import { findSeparator, separators, splitLine, type Separator } from './split-line.ts';
import { splitRecords, type ListRecord } from './split-records.ts';

/** A line with its two columns. */
export interface Pair {
  line: number;
  address: ReadAddress;
  /** The recipient as it was typed: in a name every sign counts, also digits of another script and the joiners of emoji. */
  typed: string;
  amount: ReadNumber;
}

/** `separator`: more than two columns, probably because the sign between them is also in the amount. */
export interface ColumnFault {
  line: number;
  kind: 'columns' | 'separator' | 'quotes';
}

export const isPair = (line: Pair | ColumnFault): line is Pair => 'address' in line;

const numberPattern = /^[-+]?[\d.,'’_\u0020\u00A0\u202F]+(?:e[-+]?\d+)?$/i;
const isNumber = (cell: string) => /\d/.test(cell) && numberPattern.test(cell);

interface Cell {
  typed: string;
  /** In plain signs. */
  plain: string;
}

type Cells = readonly Cell[] | null;

const isHeader = (cells: Cells) =>
  cells !== null &&
  cells.length >= 2 &&
  cells.every(({ plain }) => !looksLikeRecipient(plain) && !isNumber(plain));

const isPayment = (cells: Cells) =>
  cells?.length === 2 &&
  cells.some(({ plain }) => isRecipientAlone(plain)) &&
  cells.some(({ plain }) => isNumber(plain));

/** A space that does not break is no separator, so a line is split as it came. */
const cellsOf = (text: string, separator: Separator): Cells =>
  splitLine(text, separator)?.map((typed) => ({ typed, plain: plainSigns(typed) })) ?? null;

/** A recipient and several cells of digits: the sign between the columns is probably also in the amount. */
const hasTornAmount = (cells: Cells) =>
  cells !== null &&
  cells.length > 2 &&
  cells.filter(({ plain }) => looksLikeRecipient(plain)).length === 1 &&
  cells.filter(({ plain }) => /^\d[\d.,]*$/.test(plain)).length === cells.length - 1;

/** The cells of a line by the list's separator, or by another one where only that makes a payment, or shows what is wrong. */
function splitPayment(text: string, usual: Separator): Cells {
  const cells = cellsOf(text, usual);
  if (isPayment(cells)) return cells;
  const others = separators.filter((separator) => separator !== usual);
  const all = [cells, ...others.map((separator) => cellsOf(text, separator))];
  return all.find(isPayment) ?? all.find(hasTornAmount) ?? cells;
}

type Unnumbered<Line> = Omit<Line, 'line'>;
type ReadRecord = Unnumbered<Pair> | Unnumbered<ColumnFault>;

function readCells(cells: Cells): ReadRecord {
  if (cells === null) return { kind: 'quotes' };
  const [first, second] = cells;
  if (cells.length !== 2 || first === undefined || second === undefined)
    return { kind: hasTornAmount(cells) ? 'separator' : 'columns' };
  // The amount may come first.
  const isTurned = looksLikeRecipient(second.plain) && !looksLikeRecipient(first.plain);
  const [recipient, amount] = isTurned ? [second, first] : [first, second];
  return {
    address: readAddress(recipient.plain),
    typed: recipient.typed,
    amount: readNumber(amount.plain),
  };
}

/** What the records of the latest list read as. A key changes one of 2,000 lines, and reading all of them again takes a slow phone longer than a key. */
let latest: ReadonlyMap<string, ReadRecord> = new Map();

function readRecords(records: readonly ListRecord[], usual: Separator): (Pair | ColumnFault)[] {
  const read = new Map<string, ReadRecord>();
  const lines = records.map(({ line, text }) => {
    const key = usual + text;
    const record = read.get(key) ?? latest.get(key) ?? readCells(splitPayment(text, usual));
    read.set(key, record);
    return { line, ...record };
  });
  latest = read;
  return lines;
}

/** A list's first line names its columns, by any separator but a space, which is in every sentence. */
const isHeaderLine = ({ text }: ListRecord, usual: Separator) =>
  [usual, ...separators.filter((separator) => separator !== ' ')].some((separator) =>
    isHeader(cellsOf(text, separator)),
  );

/** The lines of a list in their two columns. `header`: the line that names them, null where there is none. */
export function readLines(text: string): { header: number | null; lines: readonly (Pair | ColumnFault)[] } {
  const [first, ...others] = splitRecords(text);
  if (!first) return { header: null, lines: [] };
  const usual = findSeparator([first, ...others].map((record) => record.text));
  const hasHeader = isHeaderLine(first, usual);
  return {
    header: hasHeader ? first.line : null,
    lines: readRecords(hasHeader ? others : [first, ...others], usual),
  };
}

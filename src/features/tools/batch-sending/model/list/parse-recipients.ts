import { getAddress, type Hex } from 'viem';
import { plainSigns } from '#lib/plain-signs.ts';
import { parseAmount, type AmountFault } from './parse-amount.ts';
import { findSeparator, splitLine, type Separator } from './split-line.ts';

/** A line that can be paid. */
export interface Recipient {
  /** Counted from one, as the person sees it. */
  line: number;
  /** With the capitals of EIP-55. */
  address: Hex;
  /** In base units. */
  amount: bigint;
}

/**
 * Why a line cannot be paid. `columns`: not an address and an amount. `quotes`: a quotation mark is not closed. `address`: no address.
 * `checksum`: its capitals do not match. `zero-address`: tokens sent there are lost. `name`: a name such as ENS has, which is not resolved.
 */
export type LineFault =
  | { line: number; kind: 'columns' | 'quotes' | 'address' | 'checksum' | 'zero-address' | AmountFault }
  | { line: number; kind: 'name'; name: string };

export interface RecipientList {
  recipients: readonly Recipient[];
  faults: readonly LineFault[];
  /** Lines whose address an earlier line has too: a warning, because two payments to one address can be meant. */
  repeated: readonly { line: number; first: number }[];
  /** Line of the header; null where there is none. */
  header: number | null;
  /** Of all recipients, in base units. */
  total: bigint;
}

const addressPattern = /^0x[\da-f]{40}$/i;
const namePattern = /^(?!0x)[^\s.@/:]+(?:\.[^\s.@/:]+)*\.[a-z]{2,}$/iu;
const numberPattern = /^[-+]?[\d.,'’_\u0020\u00A0\u202F]+(?:e[-+]?\d+)?$/i;
const isNumber = (cell: string) => /\d/.test(cell) && numberPattern.test(cell);

const looksLikeRecipient = (cell: string) => /^0x/i.test(cell) || namePattern.test(cell);
const isHeader = (cells: readonly string[]) =>
  cells.length >= 2 && cells.every((cell) => !looksLikeRecipient(cell) && !isNumber(cell));

/** The address with its capitals, or what is wrong with it. */
function readAddress(cell: string): Hex | Exclude<LineFault['kind'], AmountFault> {
  if (namePattern.test(cell)) return 'name';
  if (!addressPattern.test(cell)) return 'address';
  const digits = cell.slice(2);
  if (/^0+$/.test(digits)) return 'zero-address';
  const address = getAddress(`0x${digits.toLowerCase()}`);
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return isMixed && address.slice(2) !== digits ? 'checksum' : address;
}

function readLine(line: number, cells: readonly string[], decimals: number): Recipient | LineFault {
  const [first, second] = cells;
  if (cells.length !== 2 || first === undefined || second === undefined) return { line, kind: 'columns' };
  // The amount may come first.
  const [recipient, typed] =
    looksLikeRecipient(second) && !looksLikeRecipient(first) ? [second, first] : [first, second];
  const address = readAddress(recipient);
  if (address === 'name') return { line, kind: address, name: recipient };
  if (!address.startsWith('0x')) return { line, kind: address } as LineFault;
  const amount = parseAmount(typed, decimals);
  return typeof amount === 'bigint' ? { line, address: address as Hex, amount } : { line, kind: amount };
}

interface NumberedLine {
  line: number;
  text: string;
}

const isRecipient = (read: Recipient | LineFault): read is Recipient => 'address' in read;
const isFault = (read: Recipient | LineFault): read is LineFault => !isRecipient(read);

function readAll(lines: readonly NumberedLine[], separator: Separator, decimals: number) {
  let header: number | null = null;
  const read = lines.flatMap(({ line, text }, index): (Recipient | LineFault)[] => {
    // A space that does not break is no separator, so lines are split as they came.
    const cells = splitLine(text, separator)?.map(plainSigns) ?? null;
    if (cells === null) return [{ line, kind: 'quotes' }];
    if (index === 0 && isHeader(cells)) {
      header = line;
      return [];
    }
    return [readLine(line, cells, decimals)];
  });
  return { header, read };
}

/** Reads a pasted list: an address and an amount on each line. Every line is a recipient, a header, empty or named with its error. */
export function parseRecipients(text: string, decimals: number): RecipientList {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((each, index) => ({ line: index + 1, text: each }))
    .filter((each) => each.text.trim() !== '');
  const separator = findSeparator(lines.map((each) => each.text));
  const { header, read } = readAll(lines, separator, decimals);
  const recipients = read.filter(isRecipient);
  const firsts = new Map<Hex, number>();
  const repeated = recipients.flatMap(({ line, address }) => {
    const first = firsts.get(address);
    if (first !== undefined) return [{ line, first }];
    firsts.set(address, line);
    return [];
  });
  return {
    recipients,
    faults: read.filter(isFault),
    repeated,
    header,
    total: recipients.reduce((sum, { amount }) => sum + amount, 0n),
  };
}

import type { Hex } from 'viem';
import type { NameFault } from '../names/known-names.ts';
import { judgeAmount, type AmountFault } from './judge-amount.ts';
import { isPair, readLines, type ColumnFault, type Pair } from './read-lines.ts';
import { readMeanings, type MeaningOf, type OpenAmount, type SignAnswer } from './sign-meaning.ts';

/** A line that can be paid. */
export interface Recipient {
  /** Counted from one, as the person sees it. */
  line: number;
  /** With the capitals of EIP-55. */
  address: Hex;
  /** In base units. */
  amount: bigint;
  /** The name that led to the address, in its normal form. */
  name?: string | undefined;
}

/**
 * Why a line cannot be paid. `columns`: not an address and an amount. `separator`: more than these, probably as the sign between them
 * is also in the amount. `quotes`: a quotation mark is not closed. `address`: no address. `checksum`: its capitals do not match.
 * `zero-address`: tokens sent there are lost. `name`: a name such as ENS has, as it was typed, which is not looked up; `names/settle-names.ts` puts its
 * address in its place, or says why there is none. `name-changed`: the name led to another address before.
 */
export type LineFault = { line: number } & (
  | { kind: ColumnFault['kind'] | 'address' | 'checksum' | 'zero-address' }
  | { kind: 'name'; name: string; amount: bigint }
  | { kind: NameFault; name: string }
  | { kind: 'name-changed'; name: string; before: Hex; now: Hex }
  | AmountFault
);

export interface RecipientList {
  recipients: readonly Recipient[];
  faults: readonly LineFault[];
  /** Lines whose address an earlier line has too: a warning, because two payments to one address can be meant. */
  repeated: readonly { line: number; first: number }[];
  /** Line of the header; null where there is none. */
  header: number | null;
  /** What has to be asked, also after the answer; null where nothing is open. */
  open: OpenAmount | null;
  /** Of all recipients, in base units. */
  total: bigint;
}

interface AmountTerms {
  decimals: number;
  meaningOf: MeaningOf;
}

function judgeLine(read: Pair | ColumnFault, { decimals, meaningOf }: AmountTerms): Recipient | LineFault {
  if (!isPair(read)) return read;
  const { line, address } = read;
  if (address === 'address' || address === 'zero-address' || address === 'checksum')
    return { line, kind: address };
  const amount = judgeAmount(read.amount, decimals, meaningOf);
  if (typeof amount !== 'bigint') return { line, ...amount };
  return address === 'name' ? { line, kind: address, name: read.typed, amount } : { line, address, amount };
}

const isRecipient = (read: Recipient | LineFault): read is Recipient => 'address' in read;
const isFault = (read: Recipient | LineFault): read is LineFault => !isRecipient(read);

/** Lines whose address an earlier line has too. */
export function findRepeated(recipients: readonly Recipient[]): RecipientList['repeated'] {
  const firsts = new Map<Hex, number>();
  return recipients.flatMap(({ line, address }) => {
    const first = firsts.get(address);
    if (first !== undefined) return [{ line, first }];
    firsts.set(address, line);
    return [];
  });
}

/**
 * Reads a pasted list: an address and an amount on each line. Every line is a recipient, a header, empty or named with its error.
 * @param answer what a point or comma means in amounts that the list itself leaves open
 */
export function parseRecipients(
  text: string,
  decimals: number,
  answer: SignAnswer | null = null,
): RecipientList {
  const { header, lines } = readLines(text);
  const { meaningOf, open } = readMeanings(lines.filter(isPair), answer);
  const read = lines.map((line) => judgeLine(line, { decimals, meaningOf }));
  const recipients = read.filter(isRecipient);
  return {
    ...{ recipients, faults: read.filter(isFault), repeated: findRepeated(recipients), header, open },
    total: recipients.reduce((sum, { amount }) => sum + amount, 0n),
  };
}

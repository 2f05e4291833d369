import {
  findRepeated,
  type LineFault,
  type Recipient,
  type RecipientList,
} from '../list/parse-recipients.ts';
import { totalOf } from '../payment-contract.ts';
import { nameKey, type KnownNames, type NameAnswers, type NameDelay } from './known-names.ts';

/** What is known of the names of a list. */
export interface NameBook {
  /** On which the list is paid. */
  network: string;
  known: KnownNames;
  answers: NameAnswers;
}

/** A line with a name, as it was typed, in the place of the address. */
type NamedLine = Extract<LineFault, { kind: 'name' }>;

/** A list with the addresses of its names. */
export interface NamedList extends RecipientList {
  /** Lines whose names were never looked up. */
  pending: readonly NamedLine[];
  /** Lines whose names the last look-up did not reach. */
  delays: readonly { line: number; kind: NameDelay; name: string }[];
}

const byLine = (a: { line: number }, b: { line: number }) => a.line - b.line;

const isNamed = (fault: LineFault): fault is NamedLine => fault.kind === 'name';

function recipientOf({ line, name, amount }: NamedLine, { network, known }: NameBook): Recipient | null {
  const found = known[nameKey(network, name)];
  return found ? { line, amount, ...found } : null;
}

const answerOf = ({ name }: NamedLine, { network, answers }: NameBook) => answers.get(nameKey(network, name));

const isDelay = (kind: string): kind is NameDelay => kind === 'name-unread' || kind === 'name-spent';

/** What is wrong with the name of a line; null where nothing is, or nothing is known. */
function faultOf(line: NamedLine, book: NameBook): LineFault | null {
  const answer = answerOf(line, book);
  if (answer === undefined || isDelay(answer.kind)) return null;
  const own = { line: line.line, name: line.name };
  if (answer.kind !== 'known') return { ...own, kind: answer.kind };
  const before = recipientOf(line, book)?.address;
  if (before === undefined || before.toLowerCase() === answer.address.toLowerCase()) return null;
  return { ...own, kind: 'name-changed', before, now: answer.address };
}

/**
 * Puts addresses in the place of names. A name that leads to another address now is an error, and its line keeps the first address: the id of a
 * list follows from the addresses of all lines, so what was paid of it stays known. @param book null where no names can be looked up: then each of them is an error
 */
export function settleNames(list: RecipientList, book: NameBook | null): NamedList {
  const named = book === null ? [] : list.faults.filter(isNamed);
  if (book === null || named.length === 0) return { ...list, pending: [], delays: [] };
  const faults = named.flatMap((line) => faultOf(line, book) ?? []);
  const found = named.flatMap((line) => recipientOf(line, book) ?? []);
  const settled = new Set([...faults, ...found].map(({ line }) => line));
  const recipients = [...list.recipients, ...found].toSorted(byLine);
  return {
    ...{ recipients, repeated: findRepeated(recipients), total: totalOf(recipients) },
    ...{ header: list.header, open: list.open },
    faults: [...list.faults.filter((fault) => !isNamed(fault)), ...faults].toSorted(byLine),
    pending: named.filter(({ line }) => !settled.has(line)),
    delays: named.flatMap((line) => {
      const kind = answerOf(line, book)?.kind;
      return kind !== undefined && isDelay(kind) ? [{ line: line.line, kind, name: line.name }] : [];
    }),
  };
}

/** The names of a list that are looked up at its check: all of those with nothing wrong, each once. */
export function namesToLookUp({ faults }: RecipientList, book: NameBook): string[] {
  const named = faults.filter(isNamed).filter((line) => faultOf(line, book) === null);
  return [...new Set(named.map(({ name }) => name))];
}

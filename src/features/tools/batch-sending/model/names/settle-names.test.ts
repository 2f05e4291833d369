import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getAddress, type Hex } from 'viem';
import { findNotes, judgeList } from '../judge-list.ts';
import { parseRecipients } from '../list/parse-recipients.ts';
import { learnNames, nameKey, type NameAnswer, type NameAnswers } from './known-names.ts';
import { namesToLookUp, settleNames, type NameBook } from './settle-names.ts';

const [one, two] = ['1', '2'].map((digit) => getAddress(`0x${digit.repeat(40)}`)) as [Hex, Hex];
const network = 'bsc';

const answersOf = (found: Readonly<Record<string, NameAnswer>>): NameAnswers =>
  new Map(Object.entries(found).map(([name, answer]) => [nameKey(network, name), answer]));

const known = (name: string, address: Hex): NameAnswer => ({ kind: 'known', name, address });

/** A book after look-ups, one after the other. */
const bookOf = (...lookUps: Readonly<Record<string, NameAnswer>>[]): NameBook =>
  lookUps.map(answersOf).reduce<NameBook>(
    (book, answers) => ({
      network,
      known: learnNames(book.known, answers),
      answers: new Map([...book.answers, ...answers]),
    }),
    { network, known: {}, answers: new Map() },
  );

const settle = (text: string, book: NameBook | null) => settleNames(parseRecipients(text, 0), book);

const judge = (text: string, book: NameBook, rejected: readonly number[] = []) => {
  const list = settle(text, book);
  const judged = judgeList(list, { asset: null, contract: two, account: null, rejected });
  return { list, ...judged, notes: findNotes(judged.rows, list) };
};

describe('a name', () => {
  it('is an error where none can be looked up, and waits for the check where they can', () => {
    const text = `crew.eth,1\n${two},2`;
    expect(settle(text, null).faults).toMatchObject([{ line: 1, kind: 'name', name: 'crew.eth' }]);
    const { faults, pending, recipients } = settle(text, bookOf());
    expect([faults, pending.map(({ line }) => line), recipients.length]).toEqual([[], [1], 1]);
    expect(namesToLookUp(parseRecipients(`${text}\ncrew.eth,3`, 0), bookOf())).toEqual(['crew.eth']);
  });

  it('becomes its address at its place, with its normal form', () => {
    const list = settle(`${two},1\nCrew.eth,2\n${two},3`, bookOf({ 'Crew.eth': known('crew.eth', one) }));
    expect(list.recipients.map(({ line, address, name }) => [line, address, name])).toEqual([
      [1, two, undefined],
      [2, one, 'crew.eth'],
      [3, two, undefined],
    ]);
    expect([list.total, list.faults, list.pending]).toEqual([6n, [], []]);
  });

  it('and its address are one recipient, and an address that only looks like it is noticed', () => {
    const fake = getAddress(`${one.slice(0, 6)}${'a'.repeat(32)}${one.slice(-4)}`.toLowerCase());
    const book = bookOf({ 'crew.eth': known('crew.eth', one), 'other.eth': known('other.eth', one) });
    const { warnings } = judge(`crew.eth,1\n\n${one},2\nother.eth,3\n${fake},4`, book);
    expect(warnings).toEqual([
      { line: 3, kind: 'repeated', first: 1 },
      { line: 4, kind: 'repeated', first: 1 },
      { line: 5, kind: 'look-alike', first: 1 },
    ]);
  });

  it('of another network is not known', () => {
    const book = { ...bookOf({ 'crew.eth': known('crew.eth', one) }), network: 'eth' };
    expect(settle('crew.eth,1', book)).toMatchObject({ recipients: [], faults: [], pending: [{ line: 1 }] });
  });

  it.each(['name-form', 'name-mixed', 'name-none', 'name-elsewhere'] as const)(
    'that gives no address is an error (%s), and is not looked up again',
    (kind) => {
      const book = bookOf({ 'crew.eth': { kind } });
      const list = settle('crew.eth,1', book);
      expect([list.recipients, list.pending]).toEqual([[], []]);
      expect(list.faults).toEqual([{ line: 1, kind, name: 'crew.eth' }]);
      expect(namesToLookUp(parseRecipients('crew.eth,1', 0), book)).toEqual([]);
    },
  );

  it.each(['name-unread', 'name-spent'] as const)('that was not reached is a warning (%s)', (kind) => {
    const book = bookOf({ 'crew.eth': { kind } });
    const { faults, list, notes } = judge('crew.eth,1', book);
    expect([faults, notes, list.pending.length]).toEqual([[], [], 1]);
    expect(list.delays).toEqual([{ line: 1, kind, name: 'crew.eth' }]);
    expect(namesToLookUp(parseRecipients('crew.eth,1', 0), book)).toEqual(['crew.eth']);
  });
});

describe('a name that leads to another address now', () => {
  const book = bookOf({ 'crew.eth': known('crew.eth', one) }, { 'crew.eth': known('crew.eth', two) });

  it('is an error with both, and keeps the first one and its place in the list', () => {
    const { list, faults, rows, notes } = judge('crew.eth,1', book);
    expect(faults).toEqual([{ line: 1, kind: 'name-changed', name: 'crew.eth', before: one, now: two }]);
    expect([list.recipients.map(({ address }) => address), rows, notes]).toEqual([[one], [], []]);
    expect(namesToLookUp(parseRecipients('crew.eth,1', 0), book)).toEqual([]);
  });

  it('has one error, whatever a trial said of its line', () => {
    expect(judge('\ncrew.eth,1', book, [2]).faults.map(({ line, kind }) => [line, kind])).toEqual([
      [2, 'name-changed'],
    ]);
  });

  it('is none while the case of the address alone differs, as in a file', () => {
    const address = getAddress(`0x${'ab'.repeat(20)}`);
    const same = bookOf(
      { 'crew.eth': known('crew.eth', address) },
      { 'crew.eth': known('crew.eth', address.toLowerCase() as Hex) },
    );
    expect(settle('crew.eth,1', same).faults).toEqual([]);
  });
});

it('notes say where names lead, and which are looked up later', () => {
  const { notes } = judge('new.eth,1\n\ncrew.eth,2', bookOf({ 'crew.eth': known('crew.eth', one) }));
  expect(notes).toEqual([
    { line: 1, kind: 'name-pending', name: 'new.eth' },
    { line: 3, kind: 'name-found', name: 'crew.eth', address: one },
  ]);
});

it('of any text each line is a recipient, an error or waits, and only once unless its name has changed', () => {
  const text = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('crew.eth,1', `${one},1`, 'none.eth 5', 'new.eth,"1"', 'late.eth;2', 'moved.eth,7'),
    ),
  );
  const book = bookOf(
    { 'crew.eth': known('crew.eth', one), 'moved.eth': known('moved.eth', one) },
    { 'moved.eth': known('moved.eth', two) },
    { 'none.eth': { kind: 'name-none' }, 'late.eth': { kind: 'name-unread' } },
  );
  fc.assert(
    fc.property(text, (lines) => {
      const parsed = parseRecipients(lines.join('\n'), 2);
      const { recipients, faults, pending } = settleNames(parsed, book);
      const once = [...recipients, ...pending, ...faults.filter(({ kind }) => kind !== 'name-changed')];
      expect(once.map(({ line }) => line).toSorted((a, b) => a - b)).toEqual(
        [...parsed.recipients, ...parsed.faults].map(({ line }) => line).toSorted((a, b) => a - b),
      );
    }),
  );
});

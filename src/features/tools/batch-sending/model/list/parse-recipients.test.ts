import fc from 'fast-check';
import { getAddress, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { parseAmount } from './parse-amount.ts';
import { parseRecipients } from './parse-recipients.ts';

const address = fc
  .stringMatching(/^[\da-f]{40}$/)
  .filter((digits) => !/^0+$/.test(digits))
  .map((digits) => getAddress(`0x${digits}`));
const one: Hex = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const two: Hex = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

describe('an amount', () => {
  it.each([
    ['1', 1_000_000n],
    ['0.5', 500_000n],
    [' 12.345678 ', 12_345_678n],
    ['1.50000000', 1_500_000n],
    ['1,234.5', 1_234_500_000n],
    ['1,234,567', 1_234_567_000_000n],
    ['1 234 567.5', 1_234_567_500_000n],
    ['1’234’567', 1_234_567_000_000n],
    ['1_000', 1_000_000_000n],
  ])('%j is %s base units', (typed, units) => expect(parseAmount(typed, 6)).toBe(units));

  it.each([
    ['1,234', 'ambiguous'],
    ['1,5', 'ambiguous'],
    ['1.234,56', 'ambiguous'],
    ['1.2.3', 'ambiguous'],
    ['1,23,456.7', 'ambiguous'],
    ['1.1234567', 'decimals'],
    ['0', 'zero'],
    ['0.000', 'zero'],
    ['-1', 'form'],
    ['+1', 'form'],
    ['1e3', 'form'],
    ['0x10', 'form'],
    ['', 'form'],
    ['ten', 'form'],
    ['1 23', 'form'],
    ['9'.repeat(79), 'too-large'],
  ])('%j is refused: %s', (typed, fault) => expect(parseAmount(typed, 6)).toBe(fault));

  it('is read back exactly as it was written, whatever its decimals', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 40n }),
        fc.integer({ min: 0, max: 30 }),
        (units, decimals) => {
          const digits = units.toString().padStart(decimals + 1, '0');
          const [whole, fraction] = [
            digits.slice(0, digits.length - decimals),
            digits.slice(digits.length - decimals),
          ];
          expect(parseAmount(decimals === 0 ? whole : `${whole}.${fraction}`, decimals)).toBe(units);
        },
      ),
    );
  });
});

describe('a list', () => {
  const rows = fc.array(fc.record({ address, amount: fc.bigInt({ min: 1n, max: 10n ** 12n }) }), {
    minLength: 1,
  });

  it('is read the same with every separator, in either order, with or without header, quotes and empty lines', () => {
    fc.assert(
      fc.property(
        fc.record({
          list: rows,
          separator: fc.constantFrom(',', ';', '\t', ' ', ' , '),
          isQuoted: fc.boolean(),
          hasHeader: fc.boolean(),
          end: fc.constantFrom('\n', '\r\n', '\n\n'),
          isTurned: fc.boolean(),
        }),
        ({ list, separator, isQuoted, hasHeader, end, isTurned }) => {
          const cell = (text: string) => (isQuoted ? `"${text}"` : text);
          const line = (pair: readonly string[]) =>
            (isTurned ? pair.toReversed() : pair).map(cell).join(separator);
          const lines = list.map((row) => line([row.address, String(row.amount)]));
          const text = [...(hasHeader ? [line(['address', 'amount'])] : []), ...lines].join(end);
          const read = parseRecipients(text, 0);
          expect(read.faults).toEqual([]);
          expect(read.recipients.map(({ line: _, ...row }) => row)).toEqual(list);
          expect(read.header).toBe(hasHeader ? 1 : null);
          expect(read.total).toBe(list.reduce((sum, { amount }) => sum + amount, 0n));
        },
      ),
    );
  });

  it('takes digits of any script and width, and never takes a payment for a header', () => {
    const wide = (text: string) =>
      text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    for (const amount of ['１２．５', '١٢٫٥', '१२.५', '12.5\u200b'])
      for (const recipient of [one, wide(one), `\u202a${one}\u202c`]) {
        const read = parseRecipients(`${recipient},${amount}`, 6);
        expect(read.recipients).toEqual([{ line: 1, address: one, amount: 12_500_000n }]);
        expect(read.header).toBe(null);
      }
    expect(parseRecipients(`${one} 1\u00a0234\u00a0567.5`, 6).total).toBe(1_234_567_500_000n);
    expect(parseRecipients(`${one};١٬٢٣٤`, 6).faults).toEqual([{ line: 1, kind: 'ambiguous' }]);
  });

  it('with one very long line is read without delay, whatever it consists of', () => {
    for (const text of [' ', '\t', '0', '"', '1 ', ', ', '0,'])
      expect(parseRecipients(`0x1${text.repeat(200_000)}x`, 18).faults).toHaveLength(1);
  });

  it('names every error with its line, and leaves the others payable', () => {
    const text = [
      'recipient,amount',
      `${one},5`,
      '',
      `${one.replace('F', 'f')},5`,
      'crew.example.eth,5',
      '0x1234,5',
      `0x${'0'.repeat(40)},5`,
      `${two}`,
      `${two},1,5`,
      `${two},"1,234"`,
      `${two},0`,
      `${two},0.1234567`,
      `"${two},5`,
      `${one.toLowerCase()},7`,
    ].join('\n');
    const read = parseRecipients(text, 6);
    expect(read.faults.map(({ line, kind }) => [line, kind])).toEqual([
      [4, 'checksum'],
      [5, 'name'],
      [6, 'address'],
      [7, 'zero-address'],
      [8, 'columns'],
      [9, 'columns'],
      [10, 'ambiguous'],
      [11, 'zero'],
      [12, 'decimals'],
      [13, 'quotes'],
    ]);
    expect(read.recipients.map(({ line }) => line)).toEqual([2, 14]);
    expect(read.repeated).toEqual([{ line: 14, first: 2 }]);
  });

  it('of any text has each line once: a recipient, an error, the header, or empty', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('0', 'x', 'a', ',', '"', '\n', ' ', '.', ';', '\t') }),
        (text) => {
          const read = parseRecipients(text, 18);
          const named = [...read.recipients, ...read.faults].map(({ line }) => line);
          const all = [...named, ...(read.header === null ? [] : [read.header])].toSorted((a, b) => a - b);
          const expected = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [index + 1]));
          expect(all).toEqual(expected);
        },
      ),
    );
  });
});

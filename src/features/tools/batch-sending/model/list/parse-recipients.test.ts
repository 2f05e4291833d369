import fc from 'fast-check';
import { getAddress, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { parseRecipients } from './parse-recipients.ts';
import { splitRecords } from './split-records.ts';

const address = fc
  .stringMatching(/^[\da-f]{40}$/)
  .filter((digits) => !/^0+$/.test(digits))
  .map((digits) => getAddress(`0x${digits}`));
const one: Hex = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const two: Hex = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

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
    expect(parseRecipients(`${one};١٬٢٣٤`, 6).open).toEqual({ line: 1, typed: '1,234', sign: ',' });
  });

  it('leaves a name as it was typed: other digits and the joiners of emoji make another name', () => {
    for (const name of ['\u{1f468}\u200d\u{1f4bb}.eth', '٣٣٣.eth', 'ＣＲＥＷ.eth', 'crew.eth\u200b'])
      for (const line of [`${name},５`, `5;"${name}"`])
        expect(parseRecipients(line, 0).faults).toEqual([{ line: 1, kind: 'name', name, amount: 5n }]);
    expect(parseRecipients('crew.eth,0', 0).faults).toEqual([{ line: 1, kind: 'zero' }]);
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
      `${two},"1.2.3"`,
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
      [9, 'separator'],
      [10, 'form'],
      [11, 'zero'],
      [12, 'decimals'],
      [13, 'quotes'],
    ]);
    expect(read.recipients.map(({ line }) => line)).toEqual([2, 14]);
    expect(read.repeated).toEqual([{ line: 14, first: 2 }]);
  });

  it('whose lines have different separators is read line by line', () => {
    const text = ['address;amount', `${one};1,5`, `${two},2.5`, `${one}\t3`, `${two} 4,5`, `5.5 ${one}`].join(
      '\n',
    );
    const read = parseRecipients(text, 1);
    expect(read.faults).toEqual([]);
    expect(read.recipients.map(({ amount }) => amount)).toEqual([15n, 25n, 30n, 45n, 55n]);
    expect(read.header).toBe(1);
  });

  it.each([`${one},1,5`, `${one}, 1,234.5`, `1,5,${one}`, `${one} 1 234,5`])(
    'says that %j has more than two columns, and does not choose one',
    (line) => expect(parseRecipients(line, 6).faults).toEqual([{ line: 1, kind: 'separator' }]),
  );

  it('can have line breaks within quotation marks', () => {
    const text = ['"Address', '(EVM)","Amount', 'in USDC"', `"${one}`, `","5"`, `${two},6`].join('\n');
    const read = parseRecipients(text, 0);
    expect(read.faults).toEqual([]);
    expect(read.header).toBe(1);
    expect(read.recipients).toEqual([
      { line: 4, address: one, amount: 5n },
      { line: 6, address: two, amount: 6n },
    ]);
  });

  it('loses no line to a quotation mark that is not closed', () => {
    const text = [`"${one},5`, `${two},6`, `",7`, `"${one}","8"`].join('\n');
    const read = parseRecipients(text, 0);
    expect(read.faults.map(({ line, kind }) => [line, kind])).toEqual([
      [1, 'quotes'],
      [3, 'quotes'],
    ]);
    expect(read.recipients.map(({ line, amount }) => [line, amount])).toEqual([
      [2, 6n],
      [4, 8n],
    ]);
  });

  it('of any text has each record once: a recipient, an error, the header, or empty', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('0', 'x', 'a', ',', '"', '\n', ' ', '.', ';', '\t') }),
        (text) => {
          const read = parseRecipients(text, 18);
          const named = [...read.recipients, ...read.faults].map(({ line }) => line);
          const all = [...named, ...(read.header === null ? [] : [read.header])].toSorted((a, b) => a - b);
          expect(all).toEqual(splitRecords(text).map(({ line }) => line));
          const lines = splitRecords(text).flatMap((record) => record.text.split('\n'));
          const isFilled = (line: string) => line.trim() !== '';
          expect(lines.filter(isFilled)).toEqual(text.split('\n').filter(isFilled));
        },
      ),
    );
  });

  it('is read the same whatever was read before it', () => {
    const line = fc.oneof(
      fc.constantFrom(
        `${one},5`,
        `${one};1,5`,
        `${one}\t1.234`,
        `${two} 7`,
        'address,amount',
        `"${two}","1,234"`,
        '',
      ),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (earlier, lines) => {
        const text = lines.join('\n');
        const read = parseRecipients(text, 18);
        parseRecipients([...lines.toReversed(), ...earlier].join('\n'), 6);
        expect(parseRecipients(text, 18)).toEqual(read);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { parseRecipients } from './parse-recipients.ts';
import type { SignAnswer } from './sign-meaning.ts';

const addressOf = (index: number) => `0x${String(index + 1).padStart(40, 'a')}`;
const listOf = (amounts: readonly string[]) =>
  amounts.map((amount, index) => `${addressOf(index)};${amount}`).join('\n');

/** Amounts with six decimals as they are read, and what is asked. */
function read(amounts: readonly string[], answer: SignAnswer | null = null) {
  const { recipients, faults, open } = parseRecipients(listOf(amounts), 6, answer);
  return {
    amounts: recipients.map(({ amount }) => Number(amount) / 1e6),
    faults: faults.map(({ line, kind }) => `${line} ${kind}`),
    open,
  };
}

describe('an amount that can be read in two ways', () => {
  it.each([
    ['decimals elsewhere', ['1.234', '0.5'], [1.234, 0.5]],
    ['decimals elsewhere, with a comma', ['1,234', '2,25'], [1.234, 2.25]],
    ['thousands elsewhere', ['1,234', '1,234,567'], [1_234, 1_234_567]],
    ['both elsewhere', ['1,234', '1.234', '1,234.5'], [1_234, 1.234, 1_234.5]],
    ['both elsewhere, as in Portuguese', ['1,234', '1.234', '1.234,5'], [1.234, 1_234, 1_234.5]],
  ])('is read as the list shows: %s', (_, typed, amounts) =>
    expect(read(typed)).toEqual({ amounts, faults: [], open: null }),
  );

  it('is asked about once where nothing shows it, and the answer holds for all lines', () => {
    const typed = ['5', '1.234', '20.000'];
    const open = { line: 2, typed: '1.234', sign: '.' };
    expect(read(typed)).toEqual({ amounts: [5], faults: ['2 open', '3 open'], open });
    expect(read(typed, { typed: '1.234', meaning: 'decimals' })).toEqual({
      ...{ amounts: [5, 1.234, 20], faults: [], open },
    });
    expect(read(typed, { typed: '1.234', meaning: 'thousands' }).amounts).toEqual([5, 1_234, 20_000]);
  });

  it('is asked about again when the first one is another, so that an answer is never taken for another list', () => {
    const answer = { typed: '1.234', meaning: 'decimals' } as const;
    expect(read(['9.876', '1.234'], answer).faults).toEqual(['1 open', '2 open']);
  });

  it('is not explained by the other sign, which a line from elsewhere can have', () => {
    expect(read(['1.234', '1,5']).open).toEqual({ line: 1, typed: '1.234', sign: '.' });
    expect(read(['1,234', '1.5']).open).toEqual({ line: 1, typed: '1,234', sign: ',' });
  });

  it('of both signs needs one answer', () => {
    const answer = { typed: '1,234', meaning: 'thousands' } as const;
    expect(read(['1,234', '1.234'], answer)).toMatchObject({ amounts: [1_234, 1.234], faults: [] });
  });

  it('in a list that contradicts itself stays open, but for the sign that the answer names', () => {
    const answer = { typed: '1.234', meaning: 'decimals' } as const;
    const { amounts, faults } = read(['1,5', '1.5', '1.234', '1,234'], answer);
    expect(amounts).toEqual([1.5, 1.5, 1.234]);
    expect(faults).toEqual(['4 open']);
  });
});

describe('a list of amounts in the writing of one language', () => {
  const units = fc
    .tuple(fc.bigInt({ min: 1n, max: 99_999n }), fc.bigInt({ min: 0n, max: 8n }))
    .map(([digits, zeros]) => digits * 10n ** zeros);
  const lists = fc.record({
    amounts: fc.array(units, { minLength: 1, maxLength: 5 }),
    locale: fc.constantFrom(...localeCodes),
    fewest: fc.integer({ min: 0, max: 4 }),
  });
  const writerOf = (locale: string, fewest: number) => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: fewest, maximumFractionDigits: 6 });
    return (amount: bigint) => format.format(`${amount}e-6` as Intl.StringNumericLiteral);
  };

  it('is read back exactly or asked about, never read as other amounts, and exactly after the answer', () => {
    fc.assert(
      fc.property(lists, ({ amounts, locale, fewest }) => {
        const text = listOf(amounts.map(writerOf(locale, fewest)));
        const first = parseRecipients(text, 6);
        expect(first.faults.filter(({ kind }) => kind !== 'open')).toEqual([]);
        for (const { line, amount } of first.recipients) expect(amount).toBe(amounts[line - 1]);
        expect(first.faults.length > 0).toBe(first.open !== null);
        if (first.open === null) return;
        const { typed, sign } = first.open;
        const isDecimal = new Intl.NumberFormat(locale).format(0.5).includes(sign);
        const answer = { typed, meaning: isDecimal ? 'decimals' : 'thousands' } as const;
        expect(parseRecipients(text, 6, answer).recipients.map(({ amount }) => amount)).toEqual(amounts);
      }),
    );
  });
});

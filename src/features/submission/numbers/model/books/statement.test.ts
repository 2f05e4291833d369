import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatUnits } from '#features/submission/donations/model/donation-amount.ts';
import { valueOf } from './book-rate.ts';
import { createStatement, type StatedEntry, type StatementSums } from './statement.ts';

const token = { id: '56:0x1', symbol: 'TPT', network: 'BNB Smart Chain' };
const other = { id: '56:0x2', symbol: 'TPT', network: 'BNB Smart Chain' };

interface Case {
  entry: StatedEntry['entry'];
  units: bigint | null;
  /** Null where no rate is known. */
  rate: string | null;
  day: string;
  status: StatedEntry['status'];
}

function stated({ entry, units, rate, status }: Case): StatedEntry {
  const amount = units === null ? '' : formatUnits(units, 18);
  const value =
    units === null || rate === null ? '' : valueOf(units, { rate, decimals: 18, currency: 'EUR' });
  return entry === 'donation' || entry === 'transfer'
    ? { entry, status, amount, refunded: '', value, refunded_value: '' }
    : { entry, status, amount: '', refunded: amount, value: '', refunded_value: value };
}

const entries = fc.array(
  fc.record<Case>({
    entry: fc.constantFrom('donation', 'refund', 'transfer', 'transfer-refund'),
    units: fc.option(fc.bigInt({ min: 0n, max: 10n ** 40n })),
    rate: fc.constantFrom('0.035', '1', '2.5', null),
    day: fc.constantFrom('2026-01-01', '2026-01-31', '2026-02-01', '2026-12-31'),
    status: fc.constantFrom('by-chain', 'by-hand', 'in-doubt', 'set-aside'),
  }),
);

function state(cases: readonly Case[]) {
  const statement = createStatement('EUR');
  for (const each of cases) statement.add(stated(each), { token, day: each.day });
  return statement.present();
}

/** In 10^-18 of a token, or in cents. */
const wholeOf = (text: string, decimals: number) => {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(decimals, '0'));
  return text.startsWith('-') ? -units : units;
};
const amounts = ['donated', 'transferred', 'refunded', 'net'] as const;
const values = ['value', 'refunded_value', 'net_value'] as const;
const numbers = [
  ...['donations', 'transfers', 'refunds'],
  ...['unknown', 'unpriced', 'in_doubt', 'set_aside'],
] as readonly ('donations' | 'transfers' | 'refunds' | 'unknown' | 'unpriced' | 'in_doubt' | 'set_aside')[];

const sum = (list: readonly bigint[]) => list.reduce((total, each) => total + each, 0n);

it('has the sum of its months as the total, and that of its entries', () => {
  fc.assert(
    fc.property(entries, (cases) => {
      const [found] = state(cases).tokens;
      if (!found) {
        expect(cases).toEqual([]);
        return;
      }
      const { months, total } = found;
      for (const name of numbers)
        expect(total[name]).toBe(months.reduce((count, month) => count + month[name], 0));
      for (const [names, decimals] of [
        [amounts, 18],
        [values, 2],
      ] as const)
        for (const name of names)
          expect(wholeOf(total[name], decimals)).toBe(
            sum(months.map((month) => wholeOf(month[name], decimals))),
          );
      const unitsOf = (...kinds: Case['entry'][]) =>
        sum(cases.filter(({ entry }) => kinds.includes(entry)).map(({ units }) => units ?? 0n));
      expect(wholeOf(total.donated, 18)).toBe(unitsOf('donation'));
      expect(wholeOf(total.transferred, 18)).toBe(unitsOf('transfer'));
      expect(wholeOf(total.refunded, 18)).toBe(unitsOf('refund', 'transfer-refund'));
      expect(wholeOf(total.net, 18)).toBe(
        unitsOf('donation', 'transfer') - unitsOf('refund', 'transfer-refund'),
      );
      const cells = cases.map(stated).flatMap(({ value }) => (value === '' ? [] : [wholeOf(value, 2)]));
      expect(wholeOf(total.value, 2)).toBe(sum(cells));
    }),
  );
});

it('is the same in whatever order entries come', () => {
  fc.assert(
    fc.property(entries, (cases) => {
      expect(state(cases.toReversed())).toEqual(state(cases));
    }),
  );
});

it('of two parts of the entries has together what that of all has', () => {
  fc.assert(
    fc.property(entries, entries, (one, two) => {
      const totalOf = (cases: readonly Case[]): Partial<StatementSums> => state(cases).tokens[0]?.total ?? {};
      for (const name of amounts)
        expect(sum([one, two].map((cases) => wholeOf(totalOf(cases)[name] ?? '0', 18)))).toBe(
          wholeOf(totalOf([...one, ...two])[name] ?? '0', 18),
        );
    }),
  );
});

it('counts two tokens of one symbol apart, and names what it cannot say', () => {
  const statement = createStatement('EUR');
  const donation = { entry: 'donation', rate: '1', day: '2026-01-01', status: 'by-chain' } as const;
  statement.add(stated({ ...donation, units: 10n ** 18n }), { token, day: donation.day });
  statement.add(stated({ ...donation, units: 5n * 10n ** 17n, rate: null }), {
    token: other,
    day: '2026-02-01',
  });
  statement.add(stated({ ...donation, units: null }), { token: other, day: '2026-02-02' });
  const { tokens, unpriced_days } = statement.present();
  expect(tokens.map(({ id, total }) => [id, total.donated, total.value])).toEqual([
    [token.id, '1', '1.00'],
    [other.id, '0.5', '0.00'],
  ]);
  expect(tokens[1]!.total).toMatchObject({ donations: 2, unknown: 1, unpriced: 1 });
  expect(unpriced_days).toEqual(['2026-02-01']);
});

it('ends rather than leave out what it cannot read', () => {
  const entry = { ...stated({ entry: 'donation', units: 1n, rate: '1', day: '', status: 'by-chain' }) };
  for (const amount of ['1,5', '-1', '1e3', `0.${'1'.repeat(37)}`])
    expect(() => createStatement('EUR').add({ ...entry, amount }, { token, day: '2026-01-01' })).toThrow();
});

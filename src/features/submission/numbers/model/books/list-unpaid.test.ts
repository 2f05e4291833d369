import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listUnpaid, type Arrived } from './list-unpaid.ts';

const arrived = (...units: readonly bigint[]): Arrived[] =>
  units.map((each, index) => ({ id: index + 1, place: 'one', units: each }));
const idsOf = (transfers: readonly Arrived[]) => transfers.map(({ id }) => id);

it('leaves what no payment is', () => {
  expect(idsOf(listUnpaid(arrived(5n, 7n), []))).toEqual([1, 2]);
  expect(idsOf(listUnpaid(arrived(5n, 7n), [{ place: 'one', units: 7n }]))).toEqual([1]);
  expect(idsOf(listUnpaid(arrived(5n), [{ place: 'one', units: 5n }]))).toEqual([]);
});

it('takes one of two equal transfers for one payment', () => {
  expect(idsOf(listUnpaid(arrived(5n, 5n), [{ place: 'one', units: 5n }]))).toEqual([2]);
});

it('prefers the transfer of the payment’s own token and receiver', () => {
  const transfers = [
    { id: 1, place: 'other', units: 5n },
    { id: 2, place: 'one', units: 5n },
  ];
  expect(idsOf(listUnpaid(transfers, [{ place: 'one', units: 5n }]))).toEqual([1]);
});

it('takes a transfer for a payment whose amount is not known, after those whose amount is', () => {
  const payments = [
    { place: 'one', units: null },
    { place: 'one', units: 5n },
  ];
  expect(idsOf(listUnpaid(arrived(5n, 7n, 9n), payments))).toEqual([3]);
  expect(idsOf(listUnpaid(arrived(5n), payments))).toEqual([]);
});

const units = fc.bigInt({ min: 1n, max: 4n });
const place = fc.constantFrom('one', 'other');

it('books everything that arrived once, whatever of it is paid for', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(place, units, fc.boolean()), { maxLength: 8 }), (all) => {
      const transfers = all.map(([where, each], index) => ({ id: index, place: where, units: each }));
      const payments = transfers.filter((_transfer, index) => all[index]![2]);
      const left = listUnpaid(transfers, payments);
      const sum = (list: readonly { units: bigint }[]) =>
        list.reduce((total, { units: each }) => total + each, 0n);
      expect(sum(left) + sum(payments)).toBe(sum(transfers));
      expect(left).toHaveLength(transfers.length - payments.length);
    }),
  );
});

it('never books a payment’s transfer again, even where its amount is not among them', () => {
  const payment = fc.record({ place, units: fc.option(units) });
  fc.assert(
    fc.property(
      fc.array(units, { maxLength: 6 }),
      fc.array(payment, { maxLength: 6 }),
      (amounts, payments) => {
        const left = listUnpaid(arrived(...amounts), payments);
        expect(left).toHaveLength(Math.max(0, amounts.length - payments.length));
      },
    ),
  );
});

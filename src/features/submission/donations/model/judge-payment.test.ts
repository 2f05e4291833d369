import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DonationTerms } from './donation-terms.ts';
import { judgePayment } from './judge-payment.ts';
import { clockSkewMs, type ExpectedTransfer, type SeenTransaction } from './judge-transfer.ts';
import type { Quote } from './quote.ts';

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const stranger = `0x${'9'.repeat(40)}`;
const otherToken = `0x${'7'.repeat(40)}`;
const quoteTime = '2026-03-02T10:00:00.500Z';
const quoteSeconds = Math.floor(Date.parse(quoteTime) / 1000);
const units = 200_473_100_000_000_000_000n;

const expected: ExpectedTransfer = {
  tokenContract: token,
  tokenDecimals: 18,
  receivingAddress: receiver,
  confirmations: 3,
};
const terms: DonationTerms = {
  receivingAddress: receiver,
  tokenContract: token,
  tokenSymbol: 'TPT',
  tokenDecimals: 18,
  chainId: 56,
  networkName: 'BNB Smart Chain',
  networkShort: 'BNB',
  explorerTransactionUrl: 'https://bscscan.com/tx/{hash}',
};
const quote = (id: number, amountUnits: bigint, createTime = quoteTime): Quote => ({
  id,
  submissionId: 1,
  amountUnits,
  terms,
  createTime,
});
const transfer = (change: Partial<SeenTransaction['transfers'][number]> = {}) => ({
  token: token.toLowerCase(),
  to: receiver.toLowerCase(),
  units,
  ...change,
});
const seenWith = (change: Partial<SeenTransaction> = {}): SeenTransaction => ({
  succeeded: true,
  to: token.toLowerCase(),
  valueUnits: 0n,
  transfers: [transfer()],
  blockNumber: 100n,
  blockTimeSeconds: quoteSeconds + 30,
  headNumber: 102n,
  ...change,
});
const judge = (seen: SeenTransaction, quotes = [quote(1, units)]) => judgePayment({ seen, quotes, expected });

describe('judgePayment', () => {
  it('accepts exactly a quoted amount', () => {
    expect(judge(seenWith())).toEqual({
      kind: 'accepted',
      quoteId: 1,
      detail: {
        mined_time: '2026-03-02T10:00:30.000Z',
        block_number: '100',
        seen_amount_units: units.toString(),
        seen_amount: '200.4731',
        confirmations: 3,
        confirmations_required: 3,
      },
    });
  });

  it('ignores the case of addresses', () => {
    expect(
      judge(seenWith({ transfers: [transfer({ token: token.toUpperCase(), to: receiver })] })),
    ).toMatchObject({ kind: 'accepted' });
  });

  it('finds the donation among other transfers and the paid quote among others', () => {
    const transfers = [
      transfer({ to: stranger }),
      transfer({ units: 1n }),
      transfer({ token: otherToken }),
      transfer(),
    ];
    expect(
      judge(seenWith({ transfers }), [quote(1, units + 1n), quote(2, units), quote(3, units + 2n)]),
    ).toMatchObject({
      kind: 'accepted',
      quoteId: 2,
    });
  });

  it('takes the earlier of two quotes with the same amount when the payment is older than the later', () => {
    const later = quote(2, units, '2026-03-03T10:00:00.000Z');
    expect(judge(seenWith(), [later, quote(1, units)])).toMatchObject({ kind: 'accepted', quoteId: 1 });
  });
});

describe('judgePayment, with an error,', () => {
  it.each([
    ['reverted', { succeeded: false, transfers: [] }, {}],
    [
      'wrong-amount',
      { transfers: [transfer({ units: units + 1n })] },
      { seen_amount: '200.473100000000000001', expected_amount: '200.4731' },
    ],
    [
      'wrong-amount',
      { transfers: [transfer({ units: units / 2n }), transfer({ units: units / 2n })] },
      { expected_amount: '200.4731' },
    ],
    [
      'wrong-amount',
      { transfers: [transfer({ to: stranger }), transfer({ units: 0n })] },
      { seen_amount: '0' },
    ],
    [
      'wrong-receiver',
      { transfers: [transfer({ to: stranger })] },
      { seen_receiver: stranger, seen_amount: '200.4731' },
    ],
    [
      'wrong-receiver',
      { transfers: [transfer({ to: stranger }), transfer({ token: otherToken })] },
      { seen_receiver: stranger },
    ],
    ['wrong-token', { transfers: [transfer({ token: otherToken })] }, { seen_token: otherToken }],
    [
      'wrong-token',
      { transfers: [transfer({ token: otherToken, to: stranger })] },
      { seen_token: otherToken },
    ],
    ['wrong-token', { transfers: [], to: receiver, valueUnits: units }, { seen_token: 'native' }],
    [
      'wrong-token',
      { transfers: [transfer({ token: otherToken, to: stranger })], to: receiver, valueUnits: 1n },
      { seen_token: 'native' },
    ],
    // What reached the receiving address says more than what moved before it.
    [
      'wrong-token',
      { transfers: [transfer({ token: stranger, to: stranger }), transfer({ token: otherToken })] },
      { seen_token: otherToken },
    ],
    ['wrong-token', { transfers: [], to: stranger, valueUnits: 1n }, { seen_token: 'native' }],
    [
      'mined-before-quote',
      { blockTimeSeconds: quoteSeconds - clockSkewMs / 1000 },
      { seen_amount: '200.4731' },
    ],
  ] as const)('refuses %s: %o', (code, change, detail) => {
    const outcome = judge(seenWith(change));
    expect(outcome).toMatchObject({ kind: 'refused', code, detail });
  });

  it.each([
    ['nothing at all', { transfers: [], to: null }],
    ['a call of the receiving address that carries nothing', { transfers: [], to: receiver }],
  ])('names no token for %s', (_what, change) => {
    const outcome = judge(seenWith(change));
    expect(outcome).toMatchObject({ kind: 'refused', code: 'wrong-token' });
    expect(outcome.detail).not.toHaveProperty('seen_token');
  });

  it('allows clock differences of up to two minutes', () => {
    const blockTimeSeconds = quoteSeconds - clockSkewMs / 1000 + 1;
    expect(judge(seenWith({ blockTimeSeconds }))).toMatchObject({ kind: 'accepted' });
    const onTheDot = quote(1, units, new Date(quoteSeconds * 1000).toISOString());
    const twoMinutes = seenWith({ blockTimeSeconds: quoteSeconds - 120 });
    expect(judge(twoMinutes, [onTheDot])).toMatchObject({ kind: 'accepted' });
  });

  it.each([
    [102n, 'accepted', 3],
    [101n, 'waiting', 2],
    [100n, 'waiting', 1],
    [99n, 'waiting', 0],
    [1n, 'waiting', 0],
  ] as const)('with the head at %s it is %s', (headNumber, kind, confirmations) => {
    expect(judge(seenWith({ headNumber }))).toMatchObject({
      kind,
      ...(kind === 'waiting' ? { code: 'awaiting-confirmations' } : {}),
      detail: { confirmations, confirmations_required: 3 },
    });
  });

  it.each([
    [undefined, 'accepted'],
    [101n, 'accepted'],
    [100n, 'accepted'],
    [99n, 'waiting'],
    [0n, 'waiting'],
  ] as const)('with blocks final up to %s it is %s', (finalNumber, kind) => {
    const outcome = judge(seenWith(finalNumber === undefined ? {} : { finalNumber }));
    expect(outcome).toMatchObject({
      kind,
      ...(kind === 'waiting' ? { code: 'awaiting-finality' } : {}),
      detail: { confirmations: 3 },
    });
  });

  it('refuses everything without a quote', () => {
    expect(judge(seenWith(), [])).toMatchObject({ kind: 'refused', code: 'wrong-amount' });
  });
});

describe('judgePayment, for any input,', () => {
  const address = fc.constantFrom(
    token,
    token.toLowerCase(),
    receiver,
    receiver.toLowerCase(),
    stranger,
    otherToken,
  );
  const amount = fc.oneof(
    fc.constantFrom(0n, units - 1n, units, units + 1n, 2n * units),
    fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  );
  const seconds = fc.integer({ min: -200, max: 200 }).map((offset) => quoteSeconds + offset);
  const seenFacts = {
    succeeded: fc.boolean(),
    to: fc.option(address),
    valueUnits: amount,
    transfers: fc.array(fc.record({ token: address, to: address, units: amount }), { maxLength: 4 }),
    blockNumber: fc.bigInt({ min: 0n, max: 10n }),
    blockTimeSeconds: seconds,
    headNumber: fc.bigInt({ min: 0n, max: 14n }),
  };
  const anySeen: fc.Arbitrary<SeenTransaction> = fc.record(
    { ...seenFacts, finalNumber: fc.bigInt({ min: 0n, max: 14n }) },
    { requiredKeys: Object.keys(seenFacts) as (keyof typeof seenFacts)[] },
  );
  const anyQuotes = fc
    .array(fc.tuple(amount, seconds), { maxLength: 4 })
    .map((drawn) =>
      drawn.map(([units, time], index) => quote(index + 1, units, new Date(time * 1000).toISOString())),
    );

  /** The same rule in another formulation. */
  const paysFor = (seen: SeenTransaction, one: Quote) =>
    seen.transfers.some(
      (sent) =>
        sent.token.toLowerCase() === token.toLowerCase() &&
        sent.to.toLowerCase() === receiver.toLowerCase() &&
        sent.units === one.amountUnits,
    ) && seen.blockTimeSeconds * 1000 - Date.parse(one.createTime) >= -clockSkewMs;

  it('accepts a payment if and only if the rule is met', () => {
    fc.assert(
      fc.property(anySeen, anyQuotes, (seen, quotes) => {
        const outcome = judge(seen, quotes);
        const isFinal = seen.finalNumber === undefined || seen.finalNumber >= seen.blockNumber;
        const confirmed = isFinal && seen.headNumber - seen.blockNumber + 1n >= 3n;
        const paid = seen.succeeded && quotes.some((one) => paysFor(seen, one));
        expect(outcome.kind).toBe(paid ? (confirmed ? 'accepted' : 'waiting') : 'refused');
        if (outcome.kind === 'accepted') {
          expect(
            paysFor(
              seen,
              quotes.find((one) => one.id === outcome.quoteId)!,
            ),
          ).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

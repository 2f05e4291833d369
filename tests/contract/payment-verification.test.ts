import { expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import type { Quote } from '#features/submission/donations/model/quote.ts';
import type { PaymentCode } from '#features/submission/donations/model/payment-code.ts';
import { createDemonstrationWallet } from '#platform/chain/dev/demonstration-wallet.ts';
import type { ChainReader } from '#platform/chain/chain-reader.ts';
import { devReceiver, devStranger } from '#platform/chain/dev/dev-accounts.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import { createLog } from '#platform/log/log.ts';
import { brandWith, shareTestChain, type TestChain } from '../support/chain.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { explorerLink, insertSubmission, preparePayment, type TestOptions } from '../support/donations.ts';

const getChain = shareTestChain();

const readChain = () =>
  createRpcChain({ rpcUrl: getChain().rpcUrl, chainId: brand.donation.chainId, log: createLog('silent') });

describeOnEachEngine('payment verification', (open) => {
  const prepare = async (options: Partial<TestOptions> = {}) =>
    preparePayment(await open(), { chain: readChain(), ...options });

  it('accepts exactly a quoted amount, with the submission in the same transaction', async () => {
    const { donations, verify, outcomes, seen, quote, submissionId, database, claim } = await prepare();
    const hash = await getChain().payDonation({ amountUnits: quote.amountUnits });
    expect(await claim(hash)).toEqual({ ok: true, paymentId: expect.any(Number) });
    expect(await verify()).toBe(1);
    expect(await seen()).toEqual({ status: 'accepted', code: null, state: 'in-review' });
    expect(outcomes).toMatchObject([
      { outcome: { kind: 'accepted', quoteId: quote.id, detail: { confirmations: 1 } } },
    ]);
    expect((await donations.getPayment(submissionId))?.quoteId).toBe(quote.id);
    const kept = await database.selectFrom('quotes').select(['reserved', 'reserved_until']).execute();
    expect(kept).toEqual([{ reserved: 1, reserved_until: expect.any(String) }]);
    expect(await verify()).toBe(0);
  });

  it('accepts an earlier quote of the submission', async () => {
    const { donations, verify, seen, quote, submissionId, database, claim } = await prepare();
    await donations.createQuote(database, submissionId, 'dapp');
    await claim(await getChain().payDonation({ amountUnits: quote.amountUnits }));
    await verify();
    expect(await seen()).toMatchObject({ status: 'accepted' });
  });

  it('accepts a donation among other transfers of one transaction', async () => {
    const { verify, seen, quote, claim } = await prepare();
    const transfers = [
      { to: devStranger, units: quote.amountUnits },
      { to: devReceiver, units: 7n },
      { to: devReceiver, units: quote.amountUnits },
    ];
    await claim(await getChain().payMany(transfers));
    await verify();
    expect(await seen()).toMatchObject({ status: 'accepted' });
  });

  it('accepts the demonstration wallet’s payment', async () => {
    const { donations, database, submissionId, verify, seen, quote } = await prepare();
    const wallet = createDemonstrationWallet({ rpcUrl: getChain().rpcUrl, brand });
    const paid = await wallet.pay(quote);
    expect(paid.link).toBe(explorerLink(paid.hash));
    await donations.recordPayment(database, submissionId, paid.link);
    await verify();
    expect(await seen()).toMatchObject({ status: 'accepted' });
  });

  const mistakes: [PaymentCode, (chain: TestChain, quote: Quote) => Promise<string>, object][] = [
    [
      'wrong-amount',
      (chain, quote) => chain.payDonation({ amountUnits: quote.amountUnits - 1n }),
      { seen_amount_units: expect.any(String) },
    ],
    [
      'wrong-amount',
      (chain) => chain.payDonation({ amountUnits: 200n * 10n ** 18n }),
      { seen_amount: '200' },
    ],
    [
      'wrong-receiver',
      (chain, quote) => chain.payStranger(quote.amountUnits),
      { seen_receiver: devStranger.toLowerCase() },
    ],
    [
      'wrong-token',
      (chain) => chain.payOtherToken(200_000_000n),
      { seen_token: expect.stringMatching(/^0x/) },
    ],
    ['wrong-token', (chain, quote) => chain.payNative(quote.amountUnits), { seen_token: 'native' }],
    ['wrong-token', (chain) => chain.payNobody(), {}],
    ['reverted', (chain, quote) => chain.payAndRevert(quote.amountUnits), {}],
  ];
  it.each(mistakes)('refuses %s', async (code, pay, detail) => {
    const { verify, outcomes, seen, quote, claim } = await prepare();
    const hash = await pay(getChain(), quote);
    await claim(hash);
    await verify();
    expect(await seen()).toEqual({ status: 'refused', code, state: 'payment-refused' });
    expect(outcomes).toMatchObject([{ outcome: { kind: 'refused', code, detail } }]);
  });

  it('refuses a payment mined before the quote, apart from clock differences', async () => {
    const { donations, verify, seen, clock, submissionId, database, claim } = await prepare();
    clock.advance(125_000);
    const late = await donations.createQuote(database, submissionId, 'dapp');
    await claim(await getChain().payDonation({ amountUnits: late.amountUnits }));
    await verify();
    expect(await seen()).toEqual({ status: 'refused', code: 'mined-before-quote', state: 'payment-refused' });
  });

  it('retries an unknown hash with growing delays and refuses it after half an hour', async () => {
    const { donations, verify, seen, clock, submissionId, claim } = await prepare();
    await claim(`0x${'ab'.repeat(32)}`);
    const rests: number[] = [];
    for (;;) {
      await verify();
      const payment = await donations.getPayment(submissionId);
      if (payment?.status !== 'checking') break;
      expect(payment.code).toBe('not-found-yet');
      const restMs = Date.parse(payment.nextAttemptTime) - clock.now().getTime();
      rests.push(Math.round(restMs / 1000));
      expect(await verify()).toBe(0);
      clock.advance(restMs + 1);
    }
    expect(rests.slice(0, 7)).toEqual([2, 2, 4, 8, 16, 32, 60]);
    expect(rests.reduce((sum, rest) => sum + rest)).toBeGreaterThanOrEqual(1800);
    expect(await seen()).toEqual({ status: 'refused', code: 'not-found', state: 'payment-refused' });
    // Pasting it again starts over.
    await claim(`0x${'ab'.repeat(32)}`);
    await verify();
    expect(await seen()).toMatchObject({ status: 'checking', code: 'not-found-yet' });
  });

  it('does not count an outage as time in which the hash was missing', async () => {
    const chain = readChain();
    let isDown = false;
    const sometimes: ChainReader = {
      ...chain,
      findTransaction: async (hash) =>
        isDown ? { ok: false, code: 'endpoint-down' } : chain.findTransaction(hash),
    };
    const { verify, seen, clock, claim } = await prepare({ chain: sometimes });
    await claim(`0x${'ab'.repeat(32)}`);
    await verify();
    isDown = true;
    clock.advance(45 * 60_000);
    await verify();
    expect(await seen()).toMatchObject({ status: 'checking', code: 'endpoint-down' });
    isDown = false;
    clock.advance(45 * 60_000);
    await verify();
    expect(await seen()).toMatchObject({ status: 'checking', code: 'not-found-yet' });
  });

  it('waits for the configured confirmations and shows how many there are', async () => {
    const { donations, verify, seen, quote, clock, submissionId, claim } = await prepare({
      brand: brandWith({ confirmations: 3 }),
    });
    const hash = await getChain().payDonation({ amountUnits: quote.amountUnits });
    await claim(hash);
    for (const confirmations of [1, 2]) {
      await verify();
      expect(await donations.getPayment(submissionId)).toMatchObject({
        status: 'checking',
        code: 'awaiting-confirmations',
        detail: { confirmations, confirmations_required: 3 },
      });
      await getChain().mine(1);
      clock.advance(3_000);
    }
    await verify();
    expect(await seen()).toMatchObject({ status: 'accepted', state: 'in-review' });
  });

  it('returns to not-found-yet when the block leaves the chain before it is confirmed', async () => {
    const { verify, seen, quote, clock, claim } = await prepare({ brand: brandWith({ confirmations: 2 }) });
    const { transactions } = getChain();
    const snapshot = await transactions.call('evm_snapshot', []);
    await claim(await getChain().payDonation({ amountUnits: quote.amountUnits }));
    await verify();
    expect(await seen()).toMatchObject({ code: 'awaiting-confirmations' });
    await transactions.call('evm_revert', [snapshot]);
    clock.advance(3_000);
    await verify();
    expect(await seen()).toEqual({ status: 'checking', code: 'not-found-yet', state: 'awaiting-payment' });
  });

  it('waits for the desk where no endpoint is configured, and accepts its decision', async () => {
    const { donations, database, verify, seen, clock, submissionId, claim } = await prepare({
      chain: unavailableChain,
    });
    const hash = `0x${'cd'.repeat(32)}`;
    await claim(hash);
    await verify();
    clock.advance(40 * 60_000);
    await verify();
    expect(await seen()).toMatchObject({ status: 'checking', code: 'no-endpoint' });
    const confirm = (id: number) =>
      database.transaction().execute((transaction) =>
        donations.confirmByHand({
          transaction,
          submissionId: id,
          link: explorerLink(hash),
          reviewer: { id: 'mira', name: 'Mira' },
          reason: '',
          verdict: { kind: 'unasked' },
        }),
      );
    expect(await confirm(submissionId)).toMatchObject({ ok: true });
    expect(await donations.getPayment(submissionId)).toMatchObject({
      status: 'accepted',
      code: null,
      confirmedBy: 'Mira',
    });
    expect(await confirm(await insertSubmission(database))).toEqual({ ok: false, code: 'used-already' });
  });
});

import { expect, it, vi } from 'vitest';
import { brand } from '#brand/brand.ts';
import type { Quote } from '#features/donations/model/quote.ts';
import type { PaymentCode } from '#features/donations/model/payment-code.ts';
import { createDemonstrationWallet } from '#platform/chain/dev/demonstration-wallet.ts';
import type { ChainReader } from '#platform/chain/chain-reader.ts';
import { devReceiver, devStranger } from '#platform/chain/dev/dev-accounts.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import { createLog } from '#platform/log/log.ts';
import { brandWith, shareTestChain, type TestChain } from '../support/chain.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createTestDonations, getSubmissionState, insertSubmission } from '../support/donations.ts';

const getChain = shareTestChain();

const link = (hash: string) => brand.donation.explorerTransactionUrl.replace('{hash}', hash);
const readChain = () =>
  createRpcChain({ rpcUrl: getChain().rpcUrl, chainId: brand.donation.chainId, log: createLog('silent') });

describeOnEachEngine('the verification of a payment', (open) => {
  async function prepare(options: Partial<Parameters<typeof createTestDonations>[1]> = {}) {
    const opened = await open();
    const made = createTestDonations(opened, { chain: readChain(), ...options });
    const { database } = opened;
    const submissionId = await insertSubmission(database);
    const quote = await made.donations.createQuote(database, submissionId, 'dapp');
    const claim = async (hash: string, id = submissionId) =>
      made.donations.recordPayment(database, id, link(hash));
    const seen = async (id = submissionId) => {
      const payment = await made.donations.getPayment(id);
      return { status: payment?.status, code: payment?.code, state: await getSubmissionState(database, id) };
    };
    return { ...made, database, submissionId, quote, claim, seen };
  }

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
    const openQuotes = await database.selectFrom('quotes').selectAll().where('open', '=', 1).execute();
    expect(openQuotes).toEqual([]);
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

  it('accepts what the demonstration wallet paid', async () => {
    const { donations, database, submissionId, verify, seen, quote } = await prepare();
    const wallet = createDemonstrationWallet({ rpcUrl: getChain().rpcUrl, brand });
    const paid = await wallet.pay(quote);
    expect(paid.link).toBe(link(paid.hash));
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

  it('refuses a payment mined before the quote, beyond what clocks may differ', async () => {
    const { donations, verify, seen, clock, submissionId, database, claim } = await prepare();
    clock.advance(125_000);
    const late = await donations.createQuote(database, submissionId, 'dapp');
    await claim(await getChain().payDonation({ amountUnits: late.amountUnits }));
    await verify();
    expect(await seen()).toEqual({ status: 'refused', code: 'mined-before-quote', state: 'payment-refused' });
  });

  it('waits for an unknown hash in growing rests and refuses it after half an hour', async () => {
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
    // Pasting it again begins anew.
    await claim(`0x${'ab'.repeat(32)}`);
    await verify();
    expect(await seen()).toMatchObject({ status: 'checking', code: 'not-found-yet' });
  });

  it('waits for the configured confirmations and says how many there are', async () => {
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

  it('goes back to not-found-yet when the block leaves the chain before it is confirmed', async () => {
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

  it('waits for the desk where no endpoint is configured, and takes its word', async () => {
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
      database
        .transaction()
        .execute((transaction) => donations.confirmByHand(transaction, id, link(hash), 'Mira'));
    expect(await confirm(submissionId)).toMatchObject({ ok: true });
    expect(await donations.getPayment(submissionId)).toMatchObject({
      status: 'accepted',
      code: null,
      confirmedBy: 'Mira',
    });
    expect(await confirm(await insertSubmission(database))).toEqual({ ok: false, code: 'used-already' });
  });

  it('refuses a hash that was accepted before: at once, or when it was claimed meanwhile', async () => {
    const { donations, database, verify, outcomes, seen, quote, claim } = await prepare();
    const hash = await getChain().payDonation({ amountUnits: quote.amountUnits });
    const [second, third] = [await insertSubmission(database), await insertSubmission(database)];
    const amount_units = quote.amountUnits.toString();
    await database
      .insertInto('quotes')
      .values({ submission_id: second, amount_units, open: 0, create_time: quote.createTime })
      .execute();
    await claim(hash);
    await claim(hash, second);
    await verify();
    const states = [await seen(), await seen(second)];
    expect(states).toContainEqual({ status: 'accepted', code: null, state: 'in-review' });
    expect(states).toContainEqual({ status: 'refused', code: 'used-already', state: 'payment-refused' });
    expect(outcomes).toHaveLength(2);
    expect(await claim(hash, third)).toEqual({ ok: false, code: 'used-already' });
    expect(await donations.getPayment(third)).toBeUndefined();
  });

  it('finds the same claim again for the same submission', async () => {
    const { database, verify, quote, seen, claim } = await prepare();
    const wrong = await getChain().payDonation({ amountUnits: 5n });
    const first = await claim(wrong);
    expect(
      await Promise.all([claim(wrong.toUpperCase().replace('0X', '')), claim(`${wrong}#eventlog`)]),
    ).toEqual([first, first]);
    await verify();
    expect(await seen()).toMatchObject({ code: 'wrong-amount' });
    expect(await claim(wrong)).toEqual(first);
    expect(await seen()).toMatchObject({ status: 'checking', code: null });
    const paid = await getChain().payDonation({ amountUnits: quote.amountUnits });
    const right = await claim(paid);
    await verify();
    expect(await seen()).toMatchObject({ status: 'accepted', state: 'in-review' });
    expect(right).not.toEqual(first);
    expect(await claim(paid)).toEqual(right);
    expect(await verify()).toBe(0);
    expect(await seen()).toMatchObject({ status: 'accepted', state: 'in-review' });
    expect(await database.selectFrom('payments').select('id').execute()).toHaveLength(2);
  });

  it('keeps the submission waiting while another of its claims is still being checked', async () => {
    const { verify, outcomes, seen, quote, clock, claim } = await prepare();
    await claim(`0x${'ef'.repeat(32)}`);
    await verify();
    await claim(await getChain().payDonation({ amountUnits: 5n }));
    await verify();
    expect(outcomes).toEqual([]);
    expect(await seen()).toMatchObject({ status: 'checking', state: 'awaiting-payment' });
    await claim(await getChain().payDonation({ amountUnits: quote.amountUnits }));
    await verify();
    expect(await seen()).toMatchObject({ status: 'accepted', state: 'in-review' });
    // What becomes of the other claims does not move the submission any more.
    for (let minute = 0; minute < 35; minute += 1) {
      clock.advance(61_000);
      await verify();
    }
    expect(outcomes).toHaveLength(1);
    expect(await seen()).toMatchObject({ status: 'accepted', state: 'in-review' });
  });

  it('looks at once when a claim that waits is pasted again, without forgetting since when it waits', async () => {
    const { donations, verify, clock, submissionId, claim } = await prepare();
    const hash = `0x${'fe'.repeat(32)}`;
    await claim(hash);
    for (let index = 0; index < 6; index += 1) {
      await verify();
      clock.advance(60_000);
    }
    await verify();
    expect(await verify()).toBe(0);
    await claim(hash);
    expect((await donations.getPayment(submissionId))?.code).toBe('not-found-yet');
    expect(await verify()).toBe(1);
    const next = (await donations.getPayment(submissionId))!.nextAttemptTime;
    expect(Date.parse(next) - clock.now().getTime()).toBe(60_000);
  });

  it('does not let an answer that comes too late overwrite a newer one', async () => {
    const chain = readChain();
    let answerLate = () => {};
    const late = new Promise<void>((resolve) => (answerLate = resolve));
    let looks = 0;
    const slowOnce: ChainReader = {
      ...chain,
      findTransaction: async (hash) => {
        looks += 1;
        if (looks > 1) return chain.findTransaction(hash);
        await late;
        return { ok: true, value: undefined };
      },
    };
    const { verify, clock, quote, seen, claim } = await prepare({
      chain: slowOnce,
      brand: brandWith({ confirmations: 1000 }),
    });
    await claim(await getChain().payDonation({ amountUnits: quote.amountUnits }));
    const first = verify();
    await vi.waitFor(() => expect(looks).toBe(1));
    expect(await verify()).toBe(0);
    clock.advance(31_000);
    expect(await verify()).toBe(1);
    expect(await seen()).toMatchObject({ code: 'awaiting-confirmations' });
    answerLate();
    await first;
    expect(await seen()).toMatchObject({ code: 'awaiting-confirmations' });
  });

  it('changes nothing when the submission cannot follow, and settles it later', async () => {
    const { donations, verify, seen, quote, clock, claim } = await prepare();
    await claim(await getChain().payDonation({ amountUnits: quote.amountUnits }));
    await donations.verifyDue({
      onOutcome: async () => {
        throw new Error('conflict');
      },
    });
    expect(await seen()).toMatchObject({ status: 'checking', code: null, state: 'awaiting-payment' });
    clock.advance(31_000);
    await verify();
    expect(await seen()).toMatchObject({ status: 'accepted', state: 'in-review' });
  });

  it('refuses links without a hash and stores nothing', async () => {
    const { donations, database, submissionId } = await prepare();
    const codes = [];
    for (const pasted of [
      '  ',
      'https://bscscan.com/tx/',
      `${'ab'.repeat(32)} ${'cd'.repeat(32)}`,
      'x'.repeat(1001),
    ]) {
      codes.push(await donations.recordPayment(database, submissionId, pasted));
    }
    expect(codes.map((answer) => !answer.ok && answer.code)).toEqual([
      'link-empty',
      'link-no-hash',
      'link-many-hashes',
      'link-too-long',
    ]);
    expect(await donations.getPayment(submissionId)).toBeUndefined();
  });
});

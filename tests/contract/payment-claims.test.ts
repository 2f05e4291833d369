import { expect, it, vi } from 'vitest';
import { brand } from '#brand/brand.ts';
import type { ChainReader } from '#platform/chain/chain-reader.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { createLog } from '#platform/log/log.ts';
import { brandWith, shareTestChain } from '../support/chain.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { insertSubmission, preparePayment, type TestOptions } from '../support/donations.ts';

const getChain = shareTestChain();

const readChain = () =>
  createRpcChain({ rpcUrl: getChain().rpcUrl, chainId: brand.donation.chainId, log: createLog('silent') });

describeOnEachEngine('payment claims', (open) => {
  const prepare = async (options: Partial<TestOptions> = {}) =>
    preparePayment(await open(), { chain: readChain(), ...options });

  it('leaves a hash that two submissions could claim to the desk, and refuses one that was accepted', async () => {
    const { donations, database, verify, outcomes, seen, quote, claim, submissionId } = await prepare();
    const hash = await getChain().payDonation({ amountUnits: quote.amountUnits });
    const [second, third] = [await insertSubmission(database), await insertSubmission(database)];
    const amount_units = quote.amountUnits.toString();
    await database
      .insertInto('quotes')
      .values({
        submission_id: second,
        amount_units,
        reserved: 0,
        contested: 1,
        create_time: quote.createTime,
      })
      .execute();
    await claim(hash);
    await claim(hash, second);
    await verify();
    const disputed = { status: 'disputed', code: 'disputed', state: 'checking-payment' };
    expect([await seen(), await seen(second)]).toEqual([disputed, disputed]);
    expect(outcomes.map(({ outcome }) => outcome.kind)).toEqual(['disputed', 'disputed']);
    const asked = await donations.askChain({ submissionId, link: hash });
    if (!asked.ok) throw new Error(asked.code);
    const confirmation = { submissionId, link: hash, reviewer: { id: 'ana', name: 'Ana' }, reason: '' };
    await database
      .transaction()
      .execute((transaction) =>
        donations.confirmByHand({ ...confirmation, transaction, verdict: asked.verdict }),
      );
    await verify();
    expect(await seen()).toMatchObject({ status: 'accepted', code: null });
    expect(await seen(second)).toEqual({ status: 'refused', code: 'used-already', state: 'payment-refused' });
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
    // The outcome of the other claims no longer changes the submission's state.
    for (let minute = 0; minute < 35; minute += 1) {
      clock.advance(61_000);
      await verify();
    }
    expect(outcomes).toHaveLength(1);
    expect(await seen()).toMatchObject({ status: 'accepted', state: 'in-review' });
  });

  it('checks a waiting claim immediately when it is pasted again, and keeps its start time', async () => {
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

  it('does not let a late answer overwrite a newer one', async () => {
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

  it('changes nothing when the submission cannot change state, and settles it later', async () => {
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

  it('rejects links without a hash and of other networks, and stores nothing', async () => {
    const { donations, database, submissionId } = await prepare();
    const codes = [];
    for (const pasted of [
      '  ',
      'https://bscscan.com/tx/',
      `${'ab'.repeat(32)} ${'cd'.repeat(32)}`,
      'x'.repeat(1001),
      `https://etherscan.io/tx/0x${'ab'.repeat(32)}`,
    ]) {
      codes.push(await donations.recordPayment(database, submissionId, pasted));
    }
    expect(codes.map((answer) => !answer.ok && answer.code)).toEqual([
      'link-empty',
      'link-no-hash',
      'link-many-hashes',
      'link-too-long',
      'other-network',
    ]);
    expect(await donations.getPayment(submissionId)).toBeUndefined();
  });
});

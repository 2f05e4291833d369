import { looksBeforeUndoing } from '#features/submission/donations/model/judge-doubt.ts';
import { beforeAll, expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { createDonations } from '#features/submission/donations/server/donations.ts';
import { devReceiver, devStranger } from '#platform/chain/dev/dev-accounts.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { createLog } from '#platform/log/log.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { shareTestChain, startFaultyEndpoint, type TestChain } from '../support/chain.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { explorerLink } from '../support/donations.ts';
import {
  correctRefund,
  createRejected,
  later,
  recordRefund,
  refundsOf,
  sendTokens,
  standing,
  team,
  verify,
} from '../support/refunds.ts';
import { brand as worldBrand, ana, createWorld } from '../support/submission-world.ts';

const minuteMs = 60_000;
const getChain = shareTestChain();

/** The wallet's address has received other donations before: tests send wrong refunds too. */
beforeAll(async () => {
  await getChain().payDonation({ amountUnits: 100_000n * 10n ** 18n });
});

describeOnEachEngine('a refund on the chain', (open) => {
  async function prepare(opened?: OpenDatabase, rpcUrl = getChain().rpcUrl) {
    const { chainId } = brand.donation;
    const donationChain = createRpcChain({ rpcUrl, chainId, log: createLog('silent'), timeoutMs: 30_000 });
    const world = await createWorld(opened ?? (await open()), { donationChain });
    return { world, ...(await createRejected(world, getChain())) };
  }

  it('is proven with block, time and sender, and the team reads it only then', async () => {
    const { world, id, reference, units, amount } = await prepare();
    const hash = await sendTokens(getChain(), { units });
    await recordRefund(world, id, { link: explorerLink(hash) });
    expect(await standing(world, id)).toEqual([['checking', null]]);
    const sent = (await world.submissions.status(reference))!;
    const facts = { amount: String(Number(amount)), receiver: team, tx_hash: hash };
    expect(sent).toMatchObject({
      state: 'rejected',
      refunds: [{ ...facts, state: 'checking', time: null }],
    });

    expect(await verify(world)).toBe(1);
    const [refund] = await refundsOf(world, id);
    expect(refund).toMatchObject({
      status: 'proven',
      code: null,
      sender: devReceiver.toLowerCase(),
      recorded_by: 'Ana',
      confirmed_by: null,
      receiver_reason: null,
      detail: { block_number: expect.stringMatching(/^\d+$/), confirmations: 1 },
    });
    const status = await world.submissions.status(reference);
    expect(status?.refunds).toEqual([{ ...facts, state: 'proven', time: refund!.detail.mined_time }]);
    expect(status?.history.slice(-3).map(({ state, code }) => [state, code])).toEqual([
      ['rejected', 'other'],
      ['rejected', 'refund-sent'],
      ['rejected', 'refund-proven'],
    ]);
    expect(await verify(world)).toBe(0);
    const mails = await world.database.selectFrom('outbox').select('kind').orderBy('id').execute();
    expect(mails.map(({ kind }) => kind).slice(-2)).toEqual(['submission-rejected', 'submission-refunded']);
  });

  const mistakes: [string, (chain: TestChain, units: bigint) => Promise<string>, object][] = [
    [
      'wrong-receiver',
      (chain, units) => sendTokens(chain, { units, to: devStranger }),
      { seen_receiver: devStranger.toLowerCase() },
    ],
    [
      'wrong-amount',
      (chain, units) => sendTokens(chain, { units: units - 1n }),
      { seen_amount_units: expect.any(String), expected_amount: expect.stringMatching(/^200\./) },
    ],
    ['wrong-token', (chain) => chain.payNobody(), {}],
    ['wrong-token', (chain) => chain.payOtherToken(200_000_000n), { seen_token: expect.any(String) }],
    ['reverted', (chain, units) => chain.payAndRevert(units), {}],
    // What an address sends to itself gives nobody anything.
    ['wrong-token', (chain, units) => sendTokens(chain, { units, from: team, to: team }), {}],
  ];
  it.each(mistakes)('is not proven: %s', async (code, send, detail) => {
    const { world, id, reference, units } = await prepare();
    await recordRefund(world, id, { link: await send(getChain(), units) });
    await verify(world);
    expect(await refundsOf(world, id)).toMatchObject([{ status: 'unproven', code, detail }]);
    const status = await world.submissions.status(reference);
    expect(status).toMatchObject({ state: 'rejected', refunds: [{ state: 'unproven', time: null }] });
    expect(status?.history.at(-1)).toMatchObject({ code: 'refund-unproven' });
    const mails = await world.database.selectFrom('outbox').select('kind').orderBy('id').execute();
    expect(mails.at(-1)?.kind).toBe('submission-rejected');

    // A corrected link is proven; the first record stays for the desk.
    const [wrong] = await refundsOf(world, id);
    const right = await sendTokens(getChain(), { units });
    await correctRefund(world, { id, refund: wrong!.id }, { link: right });
    await verify(world);
    expect(await refundsOf(world, id)).toMatchObject([
      { status: 'corrected', code, tx_hash: wrong!.tx_hash },
      { status: 'proven', tx_hash: right, replaces: wrong!.id },
    ]);
    expect((await world.submissions.status(reference))?.refunds).toHaveLength(1);
  });

  it('is not proven by a transaction that was mined before the payment', async () => {
    const early = await sendTokens(getChain(), { units: 7n });
    await getChain().transactions.call('evm_increaseTime', [3600]);
    const { world, id } = await prepare();
    await recordRefund(world, id, { link: early, amount: '0.000000000000000007' });
    await verify(world);
    expect(await standing(world, id)).toEqual([['unproven', 'mined-before-payment']]);
  });

  it('is refused where the transaction is the payment itself, or a payment of another submission', async () => {
    const { world, id, paid } = await prepare();
    const other = await createRejected(world, getChain());
    const refused = 'This transaction is a payment to you, not the refund.';
    await expect(recordRefund(world, id, { link: paid })).rejects.toThrow(refused);
    await expect(recordRefund(world, id, { link: other.paid })).rejects.toThrow(refused);
    expect(await refundsOf(world, id)).toEqual([]);
  });

  it('waits while its transaction is not mined, with the delays of a payment, and is not proven after half an hour', async () => {
    const { world, id } = await prepare();
    await recordRefund(world, id, { link: `0x${'ab'.repeat(32)}` });
    await verify(world);
    expect(await standing(world, id)).toEqual([['checking', 'not-found-yet']]);
    expect(await verify(world)).toBe(0);
    later(world, 31 * minuteMs);
    expect(await verify(world)).toBe(1);
    expect(await standing(world, id)).toEqual([['unproven', 'not-found']]);
    expect(await verify(world)).toBe(0);
    // Asking again starts over.
    const [refund] = await refundsOf(world, id);
    await world.review.refund({ id, action: { name: 'ask', refund: refund!.id }, person: ana });
    expect(await standing(world, id)).toEqual([['checking', 'not-found-yet']]);
  });

  it('waits again when the chain has undone it within a day, and is proven again when it is mined again', async () => {
    const { world, id, reference, units } = await prepare();
    const { transactions } = getChain();
    const before = await transactions.call<string>('evm_snapshot', []);
    const hash = await sendTokens(getChain(), { units });
    const raw = await transactions.call<string>('eth_getRawTransactionByHash', [hash]);
    await recordRefund(world, id, { link: hash });
    await verify(world);
    expect(await standing(world, id)).toEqual([['proven', null]]);
    later(world, 11 * minuteMs);
    expect(await verify(world)).toBe(1);
    expect(await standing(world, id)).toEqual([['proven', null]]);

    await transactions.call('evm_revert', [before]);
    await getChain().mine(2);
    later(world, 11 * minuteMs);
    await verify(world);
    expect(await refundsOf(world, id)).toMatchObject([
      { status: 'proven', doubt: { kind: 'absent', looks: 1 } },
    ]);
    for (let look = 1; look < looksBeforeUndoing; look += 1) {
      later(world, 11 * minuteMs);
      await verify(world);
    }
    expect(await standing(world, id)).toEqual([['checking', 'reversed']]);
    expect((await world.submissions.status(reference))?.refunds).toMatchObject([{ state: 'checking' }]);

    expect(await transactions.call('eth_sendRawTransaction', [raw])).toBe(hash);
    await transactions.getReceipt(hash);
    later(world, minuteMs);
    await verify(world);
    expect(await standing(world, id)).toEqual([['proven', null]]);
    const status = await world.submissions.status(reference);
    expect(status?.history.slice(-4).map(({ code }) => code)).toEqual([
      'refund-sent',
      'refund-proven',
      'refund-reversed',
      'refund-proven',
    ]);
    later(world, 25 * 60 * minuteMs);
    expect(await verify(world)).toBe(0);
  });

  it('survives an outage of the endpoint and a restart of the portal', async () => {
    const endpoint = await startFaultyEndpoint(getChain().rpcUrl);
    try {
      const opened = await open();
      const { world, id, units } = await prepare(opened, endpoint.rpcUrl);
      const hash = await sendTokens(getChain(), { units });
      endpoint.issue = 'status-503';
      await recordRefund(world, id, { link: hash });
      await verify(world);
      expect(await standing(world, id)).toEqual([['checking', 'endpoint-down']]);
      later(world, 45 * minuteMs);
      await verify(world);
      expect(await standing(world, id)).toEqual([['checking', 'endpoint-down']]);

      endpoint.issue = null;
      const { chainId } = brand.donation;
      const { rpcUrl } = endpoint;
      const chain = createRpcChain({ rpcUrl, chainId, log: createLog('silent') });
      const restarted = createDonations({
        ...opened,
        brand: worldBrand,
        chain,
        now: () => new Date(world.clock.time.getTime() + 2 * minuteMs),
        log: createLog('silent'),
      });
      expect(await restarted.refunds.verifyDue({ onRefund: world.submissions.onRefund })).toBe(1);
      expect(await standing(world, id)).toEqual([['proven', null]]);
    } finally {
      await endpoint.stop();
    }
  });
});

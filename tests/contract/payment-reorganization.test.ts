import { expect, it } from 'vitest';
import { brand as demonstrationBrand } from '#brand/brand.ts';
import { looksBeforeUndoing } from '#features/submission/donations/model/judge-doubt.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { createLog } from '#platform/log/log.ts';
import { shareTestChain } from '../support/chain.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { preparePayment } from '../support/donations.ts';
import { ana, createWorld, idOf, inReview, validDapp, type World } from '../support/submission-world.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const getChain = shareTestChain();

describeOnEachEngine('a payment on a chain that is reorganized', (open) => {
  it('is undone with its block, and accepted again when it is mined again', async () => {
    const { transactions, rpcUrl, payDonation, mine } = getChain();
    const { chainId } = demonstrationBrand.donation;
    const chain = createRpcChain({ rpcUrl, chainId, log: createLog('silent') });
    const prepared = await preparePayment(await open(), { chain });
    const { quote, claim, verify, recheck, seen, clock, outcomes, database } = prepared;
    const { donations, submissionId } = prepared;
    const before = await transactions.call<string>('evm_snapshot', []);
    const hash = await payDonation({ amountUnits: quote.amountUnits });
    const raw = await transactions.call<string>('eth_getRawTransactionByHash', [hash]);
    await claim(hash);
    await verify();
    clock.advance(11 * minuteMs);
    expect(await recheck()).toBe(1);
    expect(await seen()).toEqual({ status: 'accepted', code: null, state: 'in-review' });

    await transactions.call('evm_revert', [before]);
    // The endpoint is not beyond the block that it has lost: its answer says nothing.
    for (let look = 0; look < 5; look += 1) {
      clock.advance(11 * minuteMs);
      expect(await recheck()).toBe(1);
    }
    expect(await seen()).toEqual({ status: 'accepted', code: null, state: 'in-review' });
    expect(await donations.getPayment(submissionId)).toMatchObject({ doubt: { kind: 'lagging', looks: 0 } });
    await mine(2);
    for (let look = 1; look < looksBeforeUndoing; look += 1) {
      clock.advance(11 * minuteMs);
      expect(await recheck()).toBe(1);
      expect(await seen()).toEqual({ status: 'accepted', code: null, state: 'in-review' });
    }
    clock.advance(11 * minuteMs);
    expect(await recheck()).toBe(1);
    expect(await seen()).toEqual({ status: 'checking', code: 'reversed', state: 'checking-payment' });
    const [kept] = await database.selectFrom('quotes').select(['reserved', 'reserved_until']).execute();
    expect(kept).toEqual({ reserved: 1, reserved_until: null });
    await verify();
    expect(await seen()).toMatchObject({ status: 'checking', code: 'reversed' });

    expect(await transactions.call('eth_sendRawTransaction', [raw])).toBe(hash);
    await transactions.getReceipt(hash as `0x${string}`);
    clock.advance(minuteMs);
    await verify();
    expect(await seen()).toEqual({ status: 'accepted', code: null, state: 'in-review' });
    expect(outcomes.map(({ outcome }) => outcome.kind)).toEqual(['accepted', 'reversed', 'accepted']);
  });
});

const later = (world: World, ms: number) => {
  world.clock.time = new Date(world.clock.time.getTime() + ms);
};
const onOutcomeOf = ({ submissions }: World) => ({ onOutcome: submissions.onPaymentOutcome });
const recheck = (world: World) => world.donations.recheckAccepted(onOutcomeOf(world));
/** Looks as often and as long as it takes until a payment that the chain does not show is undone. */
async function recheckUntilUndone(world: World): Promise<void> {
  for (let look = 0; look < looksBeforeUndoing; look += 1) {
    later(world, 11 * minuteMs);
    expect(await recheck(world)).toBe(1);
  }
}
const verify = (world: World) => world.donations.verifyDue(onOutcomeOf(world));

/** As a reorganization does. @returns what puts the transactions back */
function dropBlocks({ chain }: World): () => void {
  const dropped = [...chain.mined];
  chain.mined.clear();
  return () => dropped.forEach(([hash, seen]) => chain.mined.set(hash, seen));
}

async function standing(world: World, reference: string) {
  const status = await world.submissions.status(reference);
  return [status?.state, status?.payment?.code ?? null, status?.promised_time ?? null];
}

describeOnEachEngine('a submission whose payment the chain undoes', (open) => {
  async function prepare() {
    const world = await createWorld(await open());
    const { reference } = await inReview(world);
    return { world, reference, id: await idOf(world, reference) };
  }

  it('waits for its payment again, and the sender is told by mail and history', async () => {
    const { world, reference, id } = await prepare();
    const restore = dropBlocks(world);
    await recheckUntilUndone(world);
    expect(await standing(world, reference)).toEqual(['checking-payment', 'reversed', null]);
    const status = await world.submissions.status(reference);
    expect(status?.history.at(-1)).toMatchObject({ state: 'checking-payment', code: 'reversed' });
    const approving = world.review
      .get(id, ana)
      .then(({ version }) => world.review.perform({ id, version, action: { name: 'approve' }, person: ana }));
    await expect(approving).rejects.toThrow();

    // Later than a new claim would be waited for.
    later(world, 3 * 60 * minuteMs);
    await verify(world);
    expect((await standing(world, reference)).slice(0, 2)).toEqual(['checking-payment', 'reversed']);
    restore();
    later(world, 2 * minuteMs);
    await verify(world);
    expect((await standing(world, reference)).slice(0, 2)).toEqual(['in-review', null]);
    const mails = await world.database.selectFrom('outbox').select('kind').orderBy('id').execute();
    expect(mails.map(({ kind }) => kind).slice(-3)).toEqual([
      'submission-in-review',
      'submission-payment-reversed',
      'submission-in-review',
    ]);
  });

  it('is back where its team works on requested changes when the payment returns', async () => {
    const { world, reference, id } = await prepare();
    const requests = [{ field: 'url', text: 'Give the address it ends at.' }];
    const { version, promised_time: due } = await world.review.get(id, ana);
    await world.review.perform({ id, version, action: { name: 'request-changes', requests }, person: ana });
    const paused = world.clock.time.toISOString();
    const restore = dropBlocks(world);
    await recheckUntilUndone(world);
    expect(await standing(world, reference)).toEqual(['checking-payment', 'reversed', null]);
    restore();
    later(world, 2 * minuteMs);
    await verify(world);
    expect(await standing(world, reference)).toEqual(['changes-requested', null, due]);
    const status = await world.submissions.status(reference);
    expect(status).toMatchObject({ next: 'edit', promise_paused_time: paused });
    expect(status?.history.at(-1)).toMatchObject({ state: 'changes-requested', requests });
    await world.submissions.update(reference, validDapp(world, { desc: 'It ends here.' }));
    expect((await standing(world, reference)).slice(0, 2)).toEqual(['in-review', null]);
    const mails = await world.database.selectFrom('outbox').select('kind').orderBy('id').execute();
    expect(mails.map(({ kind }) => kind).slice(-4)).toEqual([
      'submission-changes-requested',
      'submission-payment-reversed',
      'submission-changes-requested',
      'submission-in-review',
    ]);
  });

  it('has no payment when it does not return within a day', async () => {
    const { world, reference } = await prepare();
    dropBlocks(world);
    await recheckUntilUndone(world);
    later(world, dayMs + minuteMs);
    await verify(world);
    expect((await standing(world, reference)).slice(0, 2)).toEqual(['payment-refused', 'not-found']);
  });

  it('keeps its payment while the chain does not answer, and after a day', async () => {
    const { world, reference } = await prepare();
    world.chain.state.down = true;
    later(world, 11 * minuteMs);
    expect(await recheck(world)).toBe(1);
    expect((await standing(world, reference)).slice(0, 2)).toEqual(['in-review', null]);
    world.chain.state.down = false;
    dropBlocks(world);
    later(world, dayMs);
    expect(await recheck(world)).toBe(0);
    expect((await standing(world, reference)).slice(0, 2)).toEqual(['in-review', null]);
  });

  const doubtOf = async (world: World, id: number) => (await world.review.get(id, ana)).payment?.doubt;

  it('is not undone by an endpoint that lags behind, however often it is asked', async () => {
    const { world, reference, id } = await prepare();
    const restore = dropBlocks(world);
    world.chain.state.head = 99n;
    for (let look = 0; look < 9; look += 1) {
      later(world, 11 * minuteMs);
      await recheck(world);
    }
    expect((await standing(world, reference)).slice(0, 2)).toEqual(['in-review', null]);
    expect(await doubtOf(world, id)).toMatchObject({ kind: 'lagging', looks: 0 });
    restore();
    later(world, 11 * minuteMs);
    await recheck(world);
    expect(await doubtOf(world, id)).toBeNull();
  });

  it('is not undone by many answers within a moment, and the doubt is shown at the desk', async () => {
    const { world, reference, id } = await prepare();
    dropBlocks(world);
    for (let look = 0; look < 9; look += 1) await world.donations.askAgain(id, onOutcomeOf(world));
    expect((await standing(world, reference)).slice(0, 2)).toEqual(['in-review', null]);
    expect(await doubtOf(world, id)).toMatchObject({ kind: 'absent', looks: 9 });
  });

  it('is undone where the doubt began within a day and ended after it', async () => {
    const { world, reference } = await prepare();
    later(world, dayMs - 12 * minuteMs);
    dropBlocks(world);
    await recheckUntilUndone(world);
    expect((await standing(world, reference)).slice(0, 2)).toEqual(['checking-payment', 'reversed']);
  });

  it('is kept where the endpoint answers differently within a moment', async () => {
    const { world, reference, id } = await prepare();
    const { reader, mined } = world.chain;
    const find = reader.findTransaction;
    let asked = 0;
    reader.findTransaction = async (hash) => {
      asked += 1;
      return asked % 2 === 1 ? { ok: true, value: undefined } : find(hash);
    };
    for (let look = 0; look < 5; look += 1) {
      later(world, 11 * minuteMs);
      await recheck(world);
    }
    expect(mined.size).toBe(1);
    expect((await standing(world, reference)).slice(0, 2)).toEqual(['in-review', null]);
    expect(await doubtOf(world, id)).toMatchObject({ kind: 'lagging' });
  });
});

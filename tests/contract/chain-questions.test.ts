import { expect, it } from 'vitest';
import { looksBeforeUndoing } from '#features/submission/donations/model/judge-doubt.ts';
import { chainAnswerSentence } from '#features/submission/payment-review/model/payment-words.ts';
import type { ChainReader } from '#platform/chain/chain-reader.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createFakeChain } from '../support/fake-chain.ts';
import {
  ana,
  ben,
  createWorld,
  edda,
  idOf,
  inReview,
  mine,
  submit,
  type World,
} from '../support/submission-world.ts';

const secondMs = 1000;
const dayMs = 24 * 60 * 60 * secondMs;

const later = (world: World, ms: number) => {
  world.clock.time = new Date(world.clock.time.getTime() + ms);
};
const paymentOf = async (world: World, id: number) => (await world.review.get(id, ana)).payment;
const answerOf = async (world: World, id: number) => {
  const asked = (await paymentOf(world, id))?.asked;
  return asked ? chainAnswerSentence(asked) : undefined;
};

/** A link was pasted, and nothing has looked at it yet. */
async function claim(world: World) {
  const reference = await submit(world);
  const quoted = await world.submissions.quote(reference);
  if (!quoted.ok) throw new Error('No quote');
  const link = mine(world, BigInt(quoted.quote.amount_units));
  expect((await world.submissions.pay(reference, link)).ok).toBe(true);
  return { id: await idOf(world, reference), reference };
}

describeOnEachEngine('a reviewer who asks the chain again', (open) => {
  it('reads that the chain still confirms the payment, with block and time, and the log keeps it', async () => {
    const world = await createWorld(await open());
    const { id } = await inReview(world);
    expect(await answerOf(world, id)).toBeUndefined();
    later(world, 60 * secondMs);
    await world.review.askChain({ id, person: ana });
    expect((await paymentOf(world, id))?.asked).toMatchObject({
      by: 'Ana',
      at: '2026-03-04T09:01:00.000Z',
      code: null,
    });
    expect(await answerOf(world, id)).toBe(
      'The chain confirms this payment: block 100, mined 4 Mar 2026, 09:00 UTC, 21 confirmations (1 needed).',
    );
    const log = await world.database
      .selectFrom('audit_log')
      .select(['action', 'subject', 'detail'])
      .execute();
    expect(log.map(({ detail, ...entry }) => ({ ...entry, ...JSON.parse(detail) }))).toEqual([
      {
        action: 'ask-chain',
        subject: `submission ${id}`,
        title: 'Lantern Exchange',
        from: 'in-review',
        tx_hash: (await paymentOf(world, id))?.tx_hash,
        code: null,
        block: '100',
      },
    ]);
  });

  it('moves on a submission whose payment nothing had looked at, once', async () => {
    const world = await createWorld(await open());
    const { id, reference } = await claim(world);
    await world.review.askChain({ id, person: ana });
    expect(await world.review.get(id, ana)).toMatchObject({
      state: 'in-review',
      payment: { status: 'accepted' },
    });
    await world.donations.verifyDue({ onOutcome: world.submissions.onPaymentOutcome });
    const status = await world.submissions.status(reference);
    expect(status?.history.map(({ state }) => state)).toEqual([
      'awaiting-payment',
      'checking-payment',
      'in-review',
    ]);
    const [entry] = await world.database.selectFrom('audit_log').select('detail').execute();
    expect(JSON.parse(entry!.detail)).toMatchObject({ from: 'checking-payment', to: 'in-review' });
  });

  it('undoes an accepted payment that the chain has undone within a day, after as many checks as the portal makes itself', async () => {
    const world = await createWorld(await open());
    const { id } = await inReview(world);
    world.chain.mined.clear();
    await world.review.askChain({ id, person: ana });
    expect(await world.review.get(id, ana)).toMatchObject({
      state: 'in-review',
      payment: { status: 'accepted', doubt: { kind: 'absent', looks: 1 } },
    });
    for (let look = 1; look < looksBeforeUndoing; look += 1) {
      later(world, 11 * 60 * secondMs);
      await world.review.askChain({ id, person: ana });
    }
    expect(await world.review.get(id, ana)).toMatchObject({
      state: 'checking-payment',
      payment: { code: 'reversed' },
    });
    expect(await answerOf(world, id)).toBe('Not found on the chain.');
  });

  it('changes nothing about a payment that was accepted longer ago, and still reads the answer', async () => {
    const world = await createWorld(await open());
    const { id } = await inReview(world);
    later(world, dayMs);
    world.chain.mined.clear();
    await world.review.askChain({ id, person: ana });
    expect(await world.review.get(id, ana)).toMatchObject({
      state: 'in-review',
      payment: { status: 'accepted' },
    });
    expect(await answerOf(world, id)).toBe('Not found on the chain.');
  });

  it('reads plainly that the endpoint does not answer, and nothing changes', async () => {
    const world = await createWorld(await open());
    const { id } = await inReview(world);
    world.chain.state.down = true;
    await world.review.askChain({ id, person: ana });
    expect(await world.review.get(id, ana)).toMatchObject({
      state: 'in-review',
      payment: { status: 'accepted' },
    });
    expect(await answerOf(world, id)).toBe(
      'The chain endpoint does not respond, so nothing has changed. Try again later.',
    );
  });

  it('waits between two questions, and for the answer to the first', async () => {
    const inner = createFakeChain();
    let calls = 0;
    let answerNow = () => {};
    const held = new Promise<void>((resolve) => (answerNow = resolve));
    let isHeld = false;
    const donationChain: ChainReader = {
      ...inner.reader,
      async findTransaction(hash) {
        calls += 1;
        if (isHeld) await held;
        return inner.reader.findTransaction(hash);
      },
    };
    const world = await createWorld(await open(), { donationChain });
    const { id } = await claim(world);
    isHeld = true;
    const first = world.review.askChain({ id, person: ana });
    await expect.poll(() => calls).toBe(1);
    const tooSoon = 'This payment was checked on the chain a moment ago. Try again in 10 seconds.';
    await expect(world.review.askChain({ id, person: ben })).rejects.toThrow(tooSoon);
    answerNow();
    await first;
    later(world, 9 * secondMs);
    await expect(world.review.askChain({ id, person: ana })).rejects.toThrow(tooSoon);
    expect(calls).toBe(1);
    later(world, secondMs);
    await world.review.askChain({ id, person: ben });
    expect(calls).toBe(2);
    expect((await paymentOf(world, id))?.asked?.by).toBe('Ben');
  });

  it('needs the right to decide, and a transaction to ask about', async () => {
    const world = await createWorld(await open());
    const id = await idOf(world, await submit(world));
    await expect(world.review.askChain({ id, person: edda })).rejects.toThrow(
      'Your account is not allowed to decide',
    );
    await expect(world.review.askChain({ id, person: ana })).rejects.toThrow(
      'No transaction has been submitted yet',
    );
  });
});

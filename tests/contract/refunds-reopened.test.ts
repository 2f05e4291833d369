import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../support/databases.ts';
import {
  later,
  paidUnits,
  recordRefund,
  refundsOf,
  reject,
  sendRefund,
  standing,
  verify,
} from '../support/refunds.ts';
import { ana, createWorld, mine, idOf, inReview, submit, type World } from '../support/submission-world.ts';

const ownUrl = () => ({ url: `https://${crypto.randomUUID()}.example` });
const halfHourMs = 31 * 60_000;

/** Records a refund whose transaction the chain does not know in time. @returns what puts it on the chain */
async function recordLate(world: World, id: number, units: bigint): Promise<() => void> {
  const hash = sendRefund(world, units);
  const sent = world.chain.mined.get(hash)!;
  world.chain.mined.delete(hash);
  await recordRefund(world, id, { link: hash });
  await verify(world);
  later(world, halfHourMs);
  await verify(world);
  return () => void world.chain.mined.set(hash, sent);
}

const ask = (world: World, id: number, refund: number) =>
  world.review.refund({ id, action: { name: 'ask', refund }, person: ana });

describeOnEachEngine('a refund that was not proven and is asked about again', (open) => {
  async function prepare() {
    const world = await createWorld(await open());
    const { id } = await inReview(world, ownUrl());
    await reject(world, id);
    return { world, id, units: await paidUnits(world, id) };
  }

  it('does not count once the payment was given back by another refund', async () => {
    const { world, id, units } = await prepare();
    const putOnChain = await recordLate(world, id, units);
    await recordRefund(world, id, { link: sendRefund(world, units) });
    await verify(world);
    putOnChain();
    const [first] = await refundsOf(world, id);
    await expect(ask(world, id, first!.id)).rejects.toThrow('This payment is already fully refunded.');
    await verify(world);
    expect(await standing(world, id)).toEqual([
      ['unproven', 'not-found'],
      ['proven', null],
    ]);
  });

  it('does not count for more than is left', async () => {
    const { world, id, units } = await prepare();
    const putOnChain = await recordLate(world, id, units);
    await recordRefund(world, id, { link: sendRefund(world, 50n * 10n ** 18n), amount: '50' });
    putOnChain();
    const [first] = await refundsOf(world, id);
    await expect(ask(world, id, first!.id)).rejects.toThrow('This is more than is left to refund: 150.');
    expect((await standing(world, id))[0]).toEqual(['unproven', 'not-found']);
  });

  it('counts when its payment has that much left', async () => {
    const { world, id, units } = await prepare();
    const putOnChain = await recordLate(world, id, units);
    putOnChain();
    const [first] = await refundsOf(world, id);
    await ask(world, id, first!.id);
    expect(await standing(world, id)).toEqual([['proven', null]]);
  });

  it('counts once when two people ask about two refunds of one payment at the same moment', async () => {
    const { world, id, units } = await prepare();
    const both = [await recordLate(world, id, units), await recordLate(world, id, units)];
    for (const putOnChain of both) putOnChain();
    const refunds = await refundsOf(world, id);
    const asked = await Promise.all(
      refunds.map(({ id: refund }) =>
        world.donations.refunds.askAgain(
          { id: refund, submissionId: id },
          { onRefund: world.submissions.onRefund },
        ),
      ),
    );
    expect(asked.filter((answer) => answer?.ok)).toHaveLength(1);
    const counted = (await standing(world, id)).filter(([status]) => status === 'proven');
    expect(counted).toHaveLength(1);
  });

  it('stays as it is while the chain cannot say what was paid', async () => {
    const world = await createWorld(await open());
    const reference = await submit(world, ownUrl());
    await world.submissions.quote(reference);
    const wrong = 150n * 10n ** 18n;
    await world.submissions.pay(reference, mine(world, wrong));
    await world.donations.verifyDue({ onOutcome: world.submissions.onPaymentOutcome });
    const id = await idOf(world, reference);
    await recordLate(world, id, wrong);
    world.chain.state.down = true;
    const [first] = await refundsOf(world, id);
    await expect(ask(world, id, first!.id)).rejects.toThrow('The chain endpoint does not respond');
    expect(await standing(world, id)).toEqual([['unproven', 'not-found']]);
  });
});

describeOnEachEngine('a payment that was given back through another submission’s claim', (open) => {
  it('pays for nobody else, neither by the chain nor by the desk', async () => {
    const world = await createWorld(await open());
    const [claimant, payer] = [await submit(world, ownUrl()), await submit(world, ownUrl())];
    const quoted = await world.submissions.quote(payer);
    if (!quoted.ok) throw new Error('No quote');
    const units = BigInt(quoted.quote.amount_units);
    await world.submissions.quote(claimant);
    const link = mine(world, units);
    const verifyPayments = () => world.donations.verifyDue({ onOutcome: world.submissions.onPaymentOutcome });
    await world.submissions.pay(claimant, link);
    await verifyPayments();
    const [first, second] = [await idOf(world, claimant), await idOf(world, payer)];
    await world.submissions.pay(payer, link);
    await recordRefund(world, first, { link: sendRefund(world, units) });
    await verifyPayments();
    expect(await world.submissions.status(payer)).toMatchObject({
      state: 'payment-refused',
      payment: { code: 'used-already' },
    });
    expect(await world.submissions.pay(payer, link)).toMatchObject({ ok: false, code: 'used-already' });
    const { version } = await world.review.get(second, ana);
    const action = { name: 'confirm-payment', link, why: 'It is theirs.' } as const;
    await expect(world.review.perform({ id: second, version, action, person: ana })).rejects.toThrow();
    expect(await world.submissions.status(payer)).toMatchObject({ state: 'payment-refused' });
  });
});

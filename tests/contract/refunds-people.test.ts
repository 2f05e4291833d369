import { expect, it } from 'vitest';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import {
  paidUnits,
  recordRefund,
  refundsOf,
  reject,
  sendRefund,
  standing,
  stranger,
  verify,
} from '../support/refunds.ts';
import { ana, ben, createWorld, edda, idOf, inReview, pay, submit } from '../support/submission-world.ts';

const ownUrl = () => ({ url: `https://${crypto.randomUUID()}.example` });

describeOnEachEngine('who may do what about refunds', (open) => {
  async function prepare() {
    const world = await createWorld(await open());
    const { id, reference } = await inReview(world, ownUrl());
    await reject(world, id);
    return { world, id, reference, units: await paidUnits(world, id) };
  }

  it('is confirmed by hand where no endpoint is configured, by nobody where one is', async () => {
    const world = await createWorld(await open(), { donationChain: unavailableChain });
    const reference = await submit(world, ownUrl());
    await world.submissions.quote(reference);
    await world.submissions.pay(reference, `0x${'12'.repeat(32)}`);
    const id = await idOf(world, reference);
    const { version } = await world.review.get(id, ana);
    const link = `0x${'12'.repeat(32)}`;
    await world.review.perform({ id, version, action: { name: 'confirm-payment', link }, person: ana });
    const sent = { link: `0x${'34'.repeat(32)}`, amount: '200', receiver: stranger };
    await expect(recordRefund(world, id, { ...sent, amount: '' })).rejects.toThrow();
    await expect(recordRefund(world, id, sent)).rejects.toThrow('Enter why the refund goes there.');
    await recordRefund(world, id, { ...sent, reason: 'The team wrote it in its mail.' });
    await verify(world);
    expect(await standing(world, id)).toEqual([['checking', 'no-endpoint']]);
    const [refund] = await refundsOf(world, id);
    await world.review.refund({ id, action: { name: 'confirm', refund: refund!.id }, person: ben });
    expect(await refundsOf(world, id)).toMatchObject([
      { status: 'proven', confirmed_by: 'Ben', recorded_by: 'Ana' },
    ]);
    const status = await world.submissions.status(reference);
    expect(status?.refunds).toMatchObject([{ state: 'proven', time: world.clock.time.toISOString() }]);
    const mails = await world.database.selectFrom('outbox').select('kind').orderBy('id').execute();
    expect(mails.at(-1)?.kind).toBe('submission-refunded');

    const asked = await createWorld(await open());
    const paid = await inReview(asked, ownUrl());
    await recordRefund(asked, paid.id, { link: sendRefund(asked, 1n) });
    const [waiting] = await refundsOf(asked, paid.id);
    const confirming = asked.review.refund({
      id: paid.id,
      action: { name: 'confirm', refund: waiting!.id },
      person: ben,
    });
    await expect(confirming).rejects.toThrow('only where no chain can be asked');
  });

  it('needs the permission, and a refund of this submission', async () => {
    const { world, id, units } = await prepare();
    const entry = { link: sendRefund(world, units) };
    await expect(recordRefund(world, id, { ...entry, by: edda })).rejects.toThrow(
      'is not allowed to record refunds',
    );
    await expect(world.review.refundable({ id, person: edda })).rejects.toThrow(
      'is not allowed to record refunds',
    );
    await recordRefund(world, id, entry);
    const [refund] = await refundsOf(world, id);
    const other = await submit(world, ownUrl());
    await pay(world, other);
    const ask = world.review.refund({
      id: await idOf(world, other),
      action: { name: 'ask', refund: refund!.id },
      person: ana,
    });
    await expect(ask).rejects.toThrow('There is no such refund of this submission.');
  });

  it('narrows the queue to refunds that wait or are not proven', async () => {
    const { world, id, units } = await prepare();
    const other = await inReview(world, ownUrl());
    await recordRefund(world, id, { link: sendRefund(world, units) });
    await recordRefund(world, other.id, { link: sendRefund(world, 1n) });
    const list = async (refund: 'checking' | 'unproven' | 'proven') => {
      const page = { sort: 'promised_time', order: 'ASC', page: 1, perPage: 25 } as const;
      return (await world.review.list({ ...page, refund }, ana)).data.map((row) => row.id).toSorted();
    };
    expect(await list('checking')).toEqual([id, other.id].toSorted());
    await verify(world);
    expect(await list('proven')).toEqual([id]);
    expect(await list('unproven')).toEqual([other.id]);
  });
});

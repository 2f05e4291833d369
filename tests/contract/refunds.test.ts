import { expect, it, onTestFinished, vi } from 'vitest';
import { leaseMs } from '#features/submission/donations/server/claim-due.ts';
import { openRequestOf } from '#features/submission/submission-form/model/open-request.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import {
  correctRefund,
  later,
  paidUnits,
  payer,
  recordRefund,
  refundsOf,
  reject,
  sendRefund,
  standing,
  stranger,
  verify,
} from '../support/refunds.ts';
import {
  ana,
  ben,
  brand,
  contract,
  createWorld,
  idOf,
  inReview,
  mine,
  submit,
  validDapp,
} from '../support/submission-world.ts';

const ownUrl = () => ({ url: `https://${crypto.randomUUID()}.example` });

describeOnEachEngine('refunds at the desk', (open) => {
  async function prepare() {
    const world = await createWorld(await open());
    const { id, reference } = await inReview(world, ownUrl());
    await reject(world, id);
    return { world, id, reference, units: await paidUnits(world, id) };
  }

  it('keeps a log entry and a version for each step, and names nobody to the team', async () => {
    const { world, id, reference, units } = await prepare();
    const before = (await world.submissions.status(reference))!.version;
    const hash = sendRefund(world, units);
    await recordRefund(world, id, { link: hash });
    await verify(world);
    const [refund] = await refundsOf(world, id);
    await world.review.refund({ id, action: { name: 'ask', refund: refund!.id }, person: ben });
    const log = await world.database
      .selectFrom('audit_log')
      .select(['action', 'actor', 'subject', 'detail'])
      .where('action', 'like', '%refund')
      .orderBy('id')
      .execute();
    expect(log.map(({ detail, ...entry }) => ({ ...entry, ...JSON.parse(detail) }))).toMatchObject([
      {
        action: 'record-refund',
        actor: 'ana@example.org',
        subject: `submission ${id}`,
        tx_hash: hash,
        receiver: payer,
      },
      { action: 'ask-refund', actor: 'ben@example.org', status: 'proven', code: null },
    ]);
    const status = (await world.submissions.status(reference))!;
    expect(status.version).toBe(before + 2);
    expect(JSON.stringify(status)).not.toContain('Ana');
    const found = await world.review.list(
      { sort: 'promised_time', order: 'ASC', page: 1, perPage: 25, q: hash },
      ana,
    );
    expect(found.data.map((row) => row.id)).toEqual([id]);
  });

  it('is proven right after the start when the process before was killed while it asked the chain', async () => {
    const { world, id, units } = await prepare();
    const { database, clock, donations, submissions } = world;
    await recordRefund(world, id, { link: sendRefund(world, units) });
    // As a process leaves it that was killed.
    const next_attempt_time = new Date(clock.time.getTime() + leaseMs).toISOString();
    await database.updateTable('refunds').set({ attempts: 1, next_attempt_time }).execute();
    expect(await verify(world)).toBe(0);
    const { onPaymentOutcome: onOutcome, onRefund } = submissions;
    const verifier = donations.startVerifier({ onOutcome, onRefund, pollMs: 60_000 });
    onTestFinished(() => verifier.stop());
    await vi.waitFor(async () => expect(await standing(world, id)).toEqual([['proven', null]]), {
      timeout: 30_000,
      interval: 5,
    });
  });

  it('counts a transaction once, for whatever submission', async () => {
    const { world, id, units } = await prepare();
    const other = await inReview(world, ownUrl());
    const hash = sendRefund(world, units);
    await recordRefund(world, id, { link: hash });
    const refused = 'This transaction is recorded as a refund already.';
    await expect(recordRefund(world, other.id, { link: hash })).rejects.toThrow(refused);
    await expect(recordRefund(world, id, { link: hash })).rejects.toThrow(refused);
    await verify(world);
    await expect(recordRefund(world, other.id, { link: hash })).rejects.toThrow(refused);
  });

  it('never gives back more than was paid, in parts or at once', async () => {
    const { world, id, units } = await prepare();
    await expect(recordRefund(world, id, { link: sendRefund(world, 1n), amount: '500' })).rejects.toThrow(
      'This is more than is left to refund: 200.',
    );
    const part = 50n * 10n ** 18n;
    await recordRefund(world, id, { link: sendRefund(world, part), amount: '50' });
    await recordRefund(world, id, { link: sendRefund(world, units - part) });
    await verify(world);
    expect(await standing(world, id)).toEqual([
      ['proven', null],
      ['proven', null],
    ]);
    await expect(recordRefund(world, id, { link: sendRefund(world, 1n) })).rejects.toThrow(
      'This payment is already fully refunded.',
    );
  });

  it('lets one of two people who record at once through, whichever transaction they name', async () => {
    const { world, id, units } = await prepare();
    const hash = sendRefund(world, units);
    const links = [hash, sendRefund(world, units), hash, sendRefund(world, units)];
    const recorded = await Promise.allSettled(
      links.map((link, index) => recordRefund(world, id, { link, by: index % 2 ? ben : ana })),
    );
    expect(recorded.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refundsOf(world, id)).toHaveLength(1);
    const rounds = await Promise.all([verify(world), verify(world), verify(world)]);
    expect(rounds.reduce((sum, count) => sum + count)).toBe(1);
    expect(await standing(world, id)).toEqual([['proven', null]]);
  });

  it('goes to another address than the payer’s with a written reason only, and never to the wallet itself', async () => {
    const { world, id, reference, units } = await prepare();
    const link = sendRefund(world, units, { to: stranger });
    await expect(recordRefund(world, id, { link, receiver: stranger })).rejects.toThrow(
      'This is not the address that paid. Enter why the refund goes there.',
    );
    const { receivingAddress } = brand.donation;
    await expect(
      recordRefund(world, id, { link, receiver: receivingAddress, reason: 'Ours.' }),
    ).rejects.toThrow('This is your own address');
    const mistyped = contract.replace('0x5a', '0x5A');
    await expect(recordRefund(world, id, { link, receiver: mistyped })).rejects.toThrow('mistyped');
    await expect(recordRefund(world, id, { link, receiver: '0x12' })).rejects.toThrow(
      'This is not an address',
    );
    await recordRefund(world, id, { link, receiver: stranger, reason: 'They paid from an exchange.' });
    await verify(world);
    expect(await refundsOf(world, id)).toMatchObject([
      { status: 'proven', receiver: stranger, receiver_reason: 'They paid from an exchange.' },
    ]);
    const status = await world.submissions.status(reference);
    expect(status?.refunds).toMatchObject([{ state: 'proven', receiver: stranger }]);
    expect(JSON.stringify(status)).not.toContain('exchange');
  });

  it('corrects what is not proven, never what is', async () => {
    const { world, id, reference, units } = await prepare();
    await recordRefund(world, id, { link: `0x${'cd'.repeat(32)}` });
    const [first] = await refundsOf(world, id);
    await correctRefund(world, { id, refund: first!.id }, { link: sendRefund(world, units) });
    await verify(world);
    expect((await world.submissions.status(reference))?.history.slice(-3)).toMatchObject([
      { code: 'refund-sent', refund_changes: [] },
      { code: 'refund-corrected', refund_changes: ['transaction'] },
      { code: 'refund-proven', refund_changes: [] },
    ]);
    expect((await world.review.get(id, ana)).history.at(-2)).toMatchObject({
      code: 'refund-corrected',
      refund_changes: ['transaction'],
    });
    expect(await refundsOf(world, id)).toMatchObject([
      { status: 'corrected', replaces: null },
      { status: 'proven', replaces: first!.id },
    ]);
    const [, proven] = await refundsOf(world, id);
    const again = correctRefund(world, { id, refund: proven!.id }, { link: sendRefund(world, units) });
    await expect(again).rejects.toThrow('This record is already proven or corrected.');
  });

  it('gives back a payment that was refused, to the address that the chain names', async () => {
    const world = await createWorld(await open());
    const reference = await submit(world, ownUrl());
    await world.submissions.quote(reference);
    const wrong = 150n * 10n ** 18n;
    await world.submissions.pay(reference, mine(world, wrong));
    await world.donations.verifyDue({ onOutcome: world.submissions.onPaymentOutcome });
    const id = await idOf(world, reference);
    expect(await world.review.refundable({ id, person: ana })).toMatchObject([{ left: '150', payer }]);
    world.chain.state.down = true;
    await expect(recordRefund(world, id, { link: sendRefund(world, wrong) })).rejects.toThrow(
      'The chain endpoint does not respond',
    );
    world.chain.state.down = false;
    await recordRefund(world, id, { link: sendRefund(world, wrong) });
    await verify(world);
    expect(await refundsOf(world, id)).toMatchObject([{ status: 'proven', amount: '150', receiver: payer }]);
    expect(await world.review.get(id, ana)).toMatchObject({ state: 'payment-refused' });

    // What the books need is not forgotten with the submission.
    later(world, 31 * 24 * 3_600_000);
    expect(await world.submissions.expire()).toBe(1);
    later(world, 31 * 24 * 3_600_000);
    await world.submissions.expire();
    expect(await world.review.get(id, ana)).toMatchObject({ state: 'expired' });
    expect(await standing(world, id)).toEqual([['proven', null]]);
  });

  it('gives back the second of two payments, and not what nobody paid', async () => {
    const world = await createWorld(await open());
    const { id, reference } = await inReview(world, ownUrl());
    const [quote] = await world.donations.listQuotes(id);
    const link = mine(world, quote!.amountUnits);
    await world.donations.recordPayment(world.database, id, link);
    await world.donations.verifyDue({ onOutcome: world.submissions.onPaymentOutcome });
    const payments = await world.review.refundable({ id, person: ana });
    expect(payments).toHaveLength(2);
    const [, second] = payments;
    await recordRefund(world, id, { link: sendRefund(world, quote!.amountUnits), payment: second!.payment });
    await verify(world);
    expect(await refundsOf(world, id)).toMatchObject([{ status: 'proven', payment: second!.payment }]);
    expect((await world.submissions.status(reference))?.state).toBe('in-review');

    const unpaid = await idOf(world, await submit(world, ownUrl()));
    await expect(recordRefund(world, unpaid, { link: sendRefund(world, 1n), amount: '1' })).rejects.toThrow(
      'Nothing reached the receiving address for this submission',
    );
  });

  it('leaves what the team works on open while changes are requested', async () => {
    const world = await createWorld(await open());
    const { id, reference, version } = await inReview(world, ownUrl());
    const requests = [{ field: 'url', text: 'Give the address it ends at.' }];
    await world.review.perform({ id, version, action: { name: 'request-changes', requests }, person: ana });
    await recordRefund(world, id, { link: sendRefund(world, 1n), amount: '0.000000000000000001' });
    await verify(world);
    const status = (await world.submissions.status(reference))!;
    expect(openRequestOf(status)?.requests).toEqual(requests);
    await world.submissions.update(reference, validDapp(world, { ...ownUrl(), desc: 'It ends here.' }));
    expect((await world.submissions.status(reference))?.state).toBe('in-review');
  });
});

import { expect, it } from 'vitest';
import type { TransferAction } from '#features/submission/transfers/model/transfer-case.ts';
import { scanEveryMs } from '#features/submission/donations/server/scan/scan-transfers.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { later, paidUnits, payer, sendRefund, stranger } from '../support/refunds.ts';
import {
  ana,
  ben,
  createWorld,
  idOf,
  inReview,
  mine,
  submit,
  type World,
} from '../support/submission-world.ts';

const hourMs = 3_600_000;
/** The last digit that a quote shows is another one. */
const digit = 100_000_000_000_000n;
const list = (world: World, state: 'open' | 'decided' | 'gone' = 'open') =>
  world.transfers.list({ state, sort: 'found_time', order: 'DESC', page: 1, perPage: 25 });
const hashOf = (link: string) => link.slice(-66);
const refund = { name: 'refund', amount: '', receiver: '', reason: '' } as const;

describeOnEachEngine('a transfer that belongs to no submission', (open) => {
  async function prepare() {
    const world = await createWorld(await open());
    await world.donations.fillTerms();
    const scan = async () => {
      later(world, scanEveryMs + 1);
      // The chain of these tests has everything in one block.
      await world.database.updateTable('transfer_scans').set({ next_block: 101 }).execute();
      await world.donations.scanTransfers();
    };
    const quote = async (change: Record<string, unknown> = {}) => {
      const reference = await submit(world, { url: `https://${crypto.randomUUID()}.example`, ...change });
      const quoted = await world.submissions.quote(reference);
      if (!quoted.ok) throw new Error('No quote');
      const id = await idOf(world, reference);
      return { reference, id, units: BigInt(quoted.quote.amount_units) };
    };
    /** Found an hour ago. */
    const found = async (units: bigint) => {
      const hash = hashOf(mine(world, units));
      await scan();
      later(world, hourMs);
      const [first] = (await list(world)).data;
      expect(first?.tx_hash).toBe(hash);
      return first!;
    };
    const act = (
      { id, version }: { id: number; version: number },
      action: TransferAction,
      person: typeof ana | typeof ben = ana,
    ) => world.transfers.act({ id, version, action, person });
    return { world, scan, quote, found, act };
  }

  it('appears once nobody has claimed it for a while, and not where it is claimed', async () => {
    const { world, scan, quote } = await prepare();
    const { units } = await quote();
    await inReview(world, { url: 'https://paid.example' });
    const hash = hashOf(mine(world, units));
    await scan();
    expect(await list(world)).toEqual({ data: [], total: 0 });
    later(world, hourMs);
    const { data } = await list(world);
    expect(data).toMatchObject([{ tx_hash: hash, sender: payer, claimed_by: [], decision: null }]);
    expect(await world.transfers.counts()).toEqual([
      { id: 'open', count: 1 },
      { id: 'decided', count: 0 },
      { id: 'gone', count: 0 },
    ]);
  });

  it('resembles what was quoted, a digit away from it, paid twice, and its payer', async () => {
    const { world, quote, found } = await prepare();
    const open = await quote();
    expect((await found(open.units)).resembles).toMatchObject([
      {
        ...{ kind: 'quoted', submission: { id: open.id, state: 'awaiting-payment' } },
        amount: expect.stringMatching(/^200\.\d{4}$/) as string,
      },
    ]);

    const near = await quote();
    const mistyped = await found(near.units % (10n * digit) === 0n ? near.units + digit : near.units - digit);
    expect(mistyped.resembles).toContainEqual(
      expect.objectContaining({ kind: 'near', submission: expect.objectContaining({ id: near.id }) }),
    );

    const paid = await inReview(world, { url: 'https://paid.example' });
    const twice = await found(await paidUnits(world, paid.id));
    expect(twice.resembles[0]).toMatchObject({ kind: 'repeated', submission: { id: paid.id } });
    const other = await found(7n);
    expect(other.resembles).toMatchObject([{ kind: 'payer', submission: { id: paid.id }, amount: null }]);
  });

  it('is confirmed by hand as the payment of a submission: by one person where the chain confirms it', async () => {
    const { world, quote, found, act } = await prepare();
    const { id, reference, units } = await quote();
    const transfer = await found(units);
    const { version: seen } = await world.review.get(id, ana);
    await act(transfer, { name: 'assign', submission: id, seen, why: '', text: '' });
    expect(await world.submissions.status(reference)).toMatchObject({ state: 'in-review' });
    expect(await list(world, 'decided')).toMatchObject({
      data: [{ decision: { outcome: 'assigned', submission: id, actor: ana.email }, claimed_by: [id] }],
    });
    expect((await list(world)).total).toBe(0);
  });

  it('needs a reason and a second person where the amount is another one', async () => {
    const { world, quote, found, act } = await prepare();
    const { id, reference, units } = await quote();
    const transfer = await found(units + digit);
    const { version: seen } = await world.review.get(id, ana);
    const assign = { name: 'assign', submission: id, seen, why: '', text: '' } as const;
    await expect(act(transfer, assign)).rejects.toThrow(/Enter why you confirm it/);
    expect((await list(world)).total).toBe(1);
    await act(transfer, { ...assign, why: 'A digit is another one.' });
    expect(await world.submissions.status(reference)).not.toMatchObject({ state: 'in-review' });
    const { version } = await world.review.get(id, ben);
    const action = { name: 'confirm-payment', link: transfer.tx_hash } as const;
    await world.review.perform({ id, version, action, person: ben });
    expect(await world.submissions.status(reference)).toMatchObject({ state: 'in-review' });
  });

  it('is not assigned on an older version of the submission', async () => {
    const { world, quote, found, act } = await prepare();
    const { id, units } = await quote();
    const transfer = await found(units);
    const { version } = await world.review.get(id, ana);
    const assign = { name: 'assign', submission: id, seen: version - 1, why: '', text: '' } as const;
    await expect(act(transfer, assign)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is given back once the chain confirms the refund, and pays for nothing any longer', async () => {
    const { world, quote, found, act } = await prepare();
    const { units, reference } = await quote();
    const transfer = await found(units);
    await expect(act(transfer, { ...refund, link: `0x${'7'.repeat(64)}` })).rejects.toThrow(
      'The chain does not confirm this refund: Not found on the chain yet.',
    );
    await expect(act(transfer, { ...refund, link: sendRefund(world, units - 1n) })).rejects.toThrow(
      /Sent another amount/,
    );
    await expect(
      act(transfer, { ...refund, link: sendRefund(world, units, { to: stranger }), receiver: stranger }),
    ).rejects.toThrow(/Enter why the refund goes there/);
    await expect(act(transfer, { ...refund, link: transfer.tx_hash })).rejects.toThrow(/not the refund/);
    const link = sendRefund(world, units);
    await act(transfer, { ...refund, link });
    expect(await list(world, 'decided')).toMatchObject({ data: [{ decision: { outcome: 'refunded' } }] });

    const claimed = await world.submissions.pay(reference, transfer.tx_hash);
    expect(claimed).toMatchObject({ ok: false, code: 'used-already' });
    const second = await found(9n);
    await expect(act(second, { ...refund, link, amount: '' })).rejects.toThrow();
  });

  it('cannot be given back while a submission claims it, nor may a refund count twice', async () => {
    const { world, quote, found, act } = await prepare();
    const { units, reference } = await quote();
    const transfer = await found(units);
    await world.submissions.pay(reference, transfer.tx_hash);
    await expect(act(transfer, { ...refund, link: sendRefund(world, units) })).rejects.toThrow(
      /claims this transaction/,
    );
    const one = await found(8n);
    const two = await found(8n);
    const link = sendRefund(world, 8n);
    const outcomes = await Promise.allSettled([one, two].map((each) => act(each, { ...refund, link })));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is set aside with a note, and brought back', async () => {
    const { world, found, act } = await prepare();
    const transfer = await found(11n);
    await act(transfer, { name: 'set-aside', note: 'Dust.' });
    const aside = await world.transfers.get(transfer.id);
    expect(aside.decision).toMatchObject({ outcome: 'set-aside', note: 'Dust.' });
    await expect(act(transfer, { name: 'set-aside', note: 'Again.' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await act(aside, { name: 'bring-back', note: 'Its sender wrote.' });
    expect((await list(world)).total).toBe(1);
    const entries = await world.database
      .selectFrom('audit_log')
      .select('action')
      .where('area', '=', 'transfer')
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['set-aside', 'bring-back']);
  });

  it('that the chain no longer shows is listed apart, and nothing can be done about it', async () => {
    const { world, scan, found, act } = await prepare();
    const transfer = await found(12n);
    world.chain.mined.clear();
    await scan();
    expect((await list(world)).total).toBe(0);
    expect(await list(world, 'gone')).toMatchObject({ data: [{ id: transfer.id }] });
    await expect(act(transfer, { name: 'set-aside', note: 'Gone.' })).rejects.toThrow(/is not on the chain/);
  });

  it('is looked for where the desk sees how far the chain was read', async () => {
    const { world, scan } = await prepare();
    await scan();
    expect(await world.transfers.scans()).toMatchObject([
      { issue: null, read_time: world.clock.time.toISOString() },
    ]);
    world.chain.state.down = true;
    await scan();
    expect(await world.transfers.scans()).toMatchObject([{ issue: 'unreachable' }]);
  });
});

import { expect, it } from 'vitest';
import { createListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import { createTestAppeals } from '../support/appeals.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createMailWorld, startServerForTest } from '../support/mail-world.ts';
import { ana, ben, inReview } from '../support/submission-world.ts';

const own = 'You sent this yourself, so another person decides.';
const ownItem = 'You sent this item yourself, so another person decides.';

describeOnEachEngine('a person at the desk', (open) => {
  async function prepare() {
    const world = await createMailWorld(await open(), await startServerForTest());
    const desk = createListingDesk({ database: world.database, now: () => world.clock.time });
    const sentByAna = () => inReview(world, { email: 'Ana@Example.org' });
    const approve = async (id: number, person: typeof ana | typeof ben) => {
      const { version } = await world.review.get(id, person);
      await world.review.perform({ id, version, action: { name: 'approve', note: 'Seen.' }, person });
    };
    const delist = (hid: number, person: typeof ana | typeof ben) =>
      desk.change({
        kind: 'dapp',
        hid,
        change: { name: 'delist', reason: 'requirements', note: 'No audit.' },
        person,
      });
    const listedBy = async (id: number) => (await world.review.get(id, ben)).listed_hid!;
    return { ...world, world, desk, sentByAna, approve, delist, listedBy, ...createTestAppeals(world) };
  }

  it('does not decide about a submission with their own email address, in any spelling, and reads why', async () => {
    const { sentByAna, approve, review } = await prepare();
    const { id } = await sentByAna();
    expect(await review.get(id, ana)).toMatchObject({ bar: 'own', actions: [] });
    await expect(approve(id, ana)).rejects.toMatchObject({ code: 'forbidden', message: own });
    expect((await review.get(id, ben)).bar).toBeNull();
    await approve(id, ben);
  });

  it('is not given their own submission as the next one', async () => {
    const { sentByAna, review } = await prepare();
    const { id } = await sentByAna();
    expect(await review.next({}, ana)).toBeUndefined();
    expect(await review.next({}, ben)).toEqual({ id });
  });

  it('does not decide about what the payer of their own submission paid for', async () => {
    const { sentByAna, approve, review, database, world } = await prepare();
    const mine = await sentByAna();
    const other = await inReview(world, { url: 'https://estuary.exchange', title: 'Estuary' });
    const pay = (id: number, address: string) =>
      database
        .updateTable('payments')
        .set({ payer_address: address })
        .where('submission_id', '=', id)
        .execute();
    await pay(mine.id, `0x${'ab'.repeat(20)}`);
    await pay(other.id, `0x${'cd'.repeat(20)}`);
    expect((await review.get(other.id, ana)).bar).toBeNull();
    await pay(other.id, `0x${'AB'.repeat(20)}`);
    await expect(approve(other.id, ana)).rejects.toMatchObject({ code: 'forbidden', message: own });
  });

  it('neither delists nor restores the item that they sent', async () => {
    const { sentByAna, approve, delist, listedBy, desk } = await prepare();
    const { id } = await sentByAna();
    await approve(id, ben);
    const hid = await listedBy(id);
    await expect(delist(hid, ana)).rejects.toMatchObject({ code: 'forbidden', message: ownItem });
    const seen = { kind: 'dapp', state: 'all', q: '', page: 1, perPage: 10 } as const;
    expect((await desk.list({ ...seen, person: ana })).data).toMatchObject([{ bar: 'own' }]);
    expect((await desk.list({ ...seen, person: ben })).data).toMatchObject([{ bar: null }]);
    await delist(hid, ben);
  });

  it('does not delist an item again after an appeal has overruled them', async () => {
    const { approve, delist, listedBy, appeal, appeals, pass, world } = await prepare();
    const { id, reference } = await inReview(world);
    await approve(id, ana);
    const hid = await listedBy(id);
    await delist(hid, ana);
    pass(60);
    expect(await appeal(reference)).toBe('sent');
    const [first] = (await appeals.list({ state: 'open', page: 1, perPage: 10 })).data;
    const decision = { outcome: 'granted', text: 'The audit is there.' } as const;
    await appeals.decide({ id: first!.id, version: first!.version, decision, person: ben });
    await expect(delist(hid, ana)).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Your delisting of this item was overruled after an appeal, so another person decides.',
    });
    await delist(hid, ben);
  });

  it('does not decide about an appeal of their own submission', async () => {
    const { sentByAna, review, appeal, appeals, pass } = await prepare();
    const { id, reference } = await sentByAna();
    const { version } = await review.get(id, ben);
    const action = { name: 'reject', reason: 'site-not-working', text: 'It answers 503.' } as const;
    await review.perform({ id, version, action, person: ben });
    pass(60);
    expect(await appeal(reference)).toBe('sent');
    const [first] = (await appeals.list({ state: 'open', page: 1, perPage: 10 })).data;
    expect((await appeals.get(first!.id, ana)).bar).toBe('own-submission');
    const decision = { outcome: 'granted', text: 'We looked again.' } as const;
    await expect(
      appeals.decide({ id: first!.id, version: first!.version, decision, person: ana }),
    ).rejects.toMatchObject({ code: 'forbidden', message: own });
  });
});

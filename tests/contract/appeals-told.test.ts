import { expect, it } from 'vitest';
import { createListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import { createOwnListings } from '#features/listing/own-listings/server/own-listings.ts';
import { createTestAppeals } from '../support/appeals.ts';
import { statusLinkIn } from '../support/mail-server.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createMailWorld, outboxRows, startServerForTest } from '../support/mail-world.ts';
import { restoreListing } from '../support/restore-listing.ts';
import { ana, idOf, inReview } from '../support/submission-world.ts';

describeOnEachEngine('the team of a delisted item', (open) => {
  /** A listed item whose mails have left. */
  async function prepare() {
    const world = await createMailWorld(await open(), await startServerForTest());
    const { appeals, appeal } = createTestAppeals(world);
    const { reference, id, version } = await inReview(world);
    await world.review.perform({ id, version, action: { name: 'approve' }, person: ana });
    const { listed_hid: hid } = await world.review.get(id, ana);
    world.pass(3600);
    const desk = createListingDesk({ database: world.database, now: () => world.clock.time });
    const change = async (name: 'delist' | 'restore') => {
      if (name === 'restore') return restoreListing(desk, { hid: hid!, person: ana });
      const delisting = { name, reason: 'closed', note: 'Gone.' } as const;
      return desk.change({ kind: 'dapp', hid: hid!, change: delisting, person: ana });
    };
    const told = async () =>
      (await outboxRows(world)).filter(({ kind }) => kind === 'submission-delisted').length;
    return { ...world, world, appeals, appeal, reference, change, told };
  }

  it('is told once, with the way to appeal, however many processes do it', async () => {
    const { appeals, reference, change, told, pass, submissions, outbox, server, database } = await prepare();
    await change('delist');
    pass(61);
    await Promise.all([appeals.tellDelisted(), appeals.tellDelisted(), appeals.tellDelisted()]);
    await appeals.tellDelisted();
    expect(await told()).toBe(1);
    expect((await submissions.status(reference))?.history.at(-1)).toMatchObject({
      state: 'listed',
      code: 'delisted',
    });
    expect(await appeals.find(reference)).toMatchObject({ state: 'possible' });
    for (let round = 0; round < 5; round += 1) await outbox.sendDue();
    expect(server.mails.at(-1)?.subject).toContain('No longer listed');
    const { reference: key } = statusLinkIn(server.mails.at(-1)!);
    expect(await idOf({ database }, key)).toBe(await idOf({ database }, reference));
  });

  it('is told again of the next delisting', async () => {
    const { appeals, change, told, pass } = await prepare();
    await change('delist');
    pass(61);
    await appeals.tellDelisted();
    pass(60);
    await change('restore');
    await change('delist');
    pass(61);
    await appeals.tellDelisted();
    expect(await told()).toBe(2);
  });

  it('is not mailed about a delisting that is undone within a minute, or was long ago', async () => {
    const { appeals, change, told, pass } = await prepare();
    await change('delist');
    pass(30);
    await appeals.tellDelisted();
    await change('restore');
    pass(60);
    await appeals.tellDelisted();
    await change('delist');
    pass(25 * 3600);
    await appeals.tellDelisted();
    expect(await told()).toBe(0);
  });

  it('is not mailed about its own withdrawal a second time', async () => {
    const { appeals, reference, told, pass, world } = await prepare();
    const own = createOwnListings({ ...world.open, confirmsByMail: false, now: () => world.clock.time });
    expect(await own.withdraw(reference)).toBe('withdrawn');
    pass(61);
    await appeals.tellDelisted();
    expect(await told()).toBe(0);
  });

  it('appeals before it is told, and is not told after that', async () => {
    const { appeals, appeal, reference, change, told, pass } = await prepare();
    await change('delist');
    expect(await appeal(reference)).toBe('sent');
    pass(61);
    await appeals.tellDelisted();
    expect(await told()).toBe(0);
  });
});

import { expect, it } from 'vitest';
import { createListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import { looksBeforeUndoing } from '#features/submission/donations/model/judge-doubt.ts';
import { syncWatches } from '#features/listing/watching/server/sync-watches.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { ana, createWorld, inReview, type World } from '../support/submission-world.ts';
import { createTestWatching } from '../support/watching.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const later = (world: World, ms: number) => {
  world.clock.time = new Date(world.clock.time.getTime() + ms);
};
const onOutcomeOf = ({ submissions }: World) => ({ onOutcome: submissions.onPaymentOutcome });
const recheck = (world: World) => world.donations.recheckAccepted(onOutcomeOf(world));
const verify = (world: World) => world.donations.verifyDue(onOutcomeOf(world));

describeOnEachEngine('a payment that the chain undoes after its item was listed', (open) => {
  async function prepare() {
    const world = await createWorld(await open());
    const item = await inReview(world);
    await world.review.perform({
      ...{ id: item.id, version: item.version, person: ana },
      action: { name: 'approve' },
    });
    const watching = createTestWatching(world.open, { now: () => world.clock.time });
    const list = async (state: 'open' | 'decided' = 'open') =>
      (await watching.list({ state, q: '', page: 1, perPage: 10 })).data;
    /** As a reorganization does. @returns what puts the transaction back */
    const drop = async () => {
      const dropped = [...world.chain.mined];
      world.chain.mined.clear();
      for (let look = 0; look < looksBeforeUndoing; look += 1) {
        later(world, 11 * minuteMs);
        await recheck(world);
      }
      return () => dropped.forEach(([hash, seen]) => world.chain.mined.set(hash, seen));
    };
    return { world, item, watching, list, drop };
  }

  it('is a finding at the Watch, with its evidence and the way to the submission', async () => {
    const { world, item, watching, list, drop } = await prepare();
    await drop();
    const [finding] = await list();
    expect(finding).toMatchObject({
      kind: 'dapp',
      name: 'Lantern Exchange',
      field: 'payment',
      code: 'payment-reversed',
      unlinked: false,
    });
    expect(finding?.address).toMatch(/^0x[0-9a-f]{64}$/);
    expect(finding?.signals[0]?.before).toMatch(/^Paid 200\.\d+ in block 100, mined /);
    expect(finding?.signals[0]?.after).toBe('Not on the chain');
    expect(await watching.get(finding!.id)).toMatchObject({
      submission: item.id,
      next_look_time: world.clock.time.toISOString(),
    });
    expect((await world.submissions.status(item.reference))?.state).toBe('listed');
    await syncWatches({ database: world.database, networks: [], random: () => 0 }, world.clock.time);
    expect(await list()).toHaveLength(1);
  });

  it('closes its finding by itself when it is mined again', async () => {
    const { world, list, drop } = await prepare();
    const restore = await drop();
    await verify(world);
    expect((await list())[0]?.signals[0]?.after).toBe('Not on the chain');
    restore();
    later(world, 2 * minuteMs);
    await verify(world);
    expect(await list()).toEqual([]);
    expect(await list('decided')).toMatchObject([{ state: 'recovered', decision: { actor: '' } }]);
    await drop();
    expect(await list()).toHaveLength(1);
  });

  it('says that it did not return within a day, and is asked about no longer', async () => {
    const { world, watching, list, drop } = await prepare();
    await drop();
    later(world, dayMs + minuteMs);
    await verify(world);
    const [finding] = await list();
    expect(finding?.signals[0]).toMatchObject({ after: 'Refused: not-found' });
    expect(finding?.signals[0]?.before).toContain('in block 100');
    expect((await watching.get(finding!.id)).next_look_time).toBeNull();
  });

  it('is decided by a person: dismissed, or the item is delisted; a payment is no link to withhold', async () => {
    const { world, watching, list, drop } = await prepare();
    await drop();
    const [finding] = await list();
    const act = (action: Parameters<typeof watching.act>[0]['action']) =>
      watching.act({ id: finding!.id, version: finding!.version, action, person: ana });
    await expect(act({ name: 'unlink', reason: 'doubt', note: 'Odd.' })).rejects.toThrow(
      'A payment is not a link',
    );
    await act({ name: 'delist', reason: 'requirements', note: 'Never paid.' });
    expect(await world.database.selectFrom('dapps').select('listed').execute()).toEqual([{ listed: 0 }]);
    expect(await list('decided')).toMatchObject([{ state: 'delisted', decision: { note: 'Never paid.' } }]);
  });

  it('is asked about immediately when a person wants that', async () => {
    const { world, watching, list, drop } = await prepare();
    const restore = await drop();
    await verify(world);
    restore();
    const [finding] = await list();
    await watching.act({ id: finding!.id, version: finding!.version, action: { name: 'look' }, person: ana });
    await verify(world);
    expect(await list()).toEqual([]);
  });

  it('raises nothing for an item that is not in the store, nor after a day', async () => {
    const { world, list, drop } = await prepare();
    const { hid } = await world.database.selectFrom('dapps').select('hid').executeTakeFirstOrThrow();
    const desk = createListingDesk({ database: world.database, now: () => world.clock.time });
    const change = { name: 'delist', reason: 'closed', note: '' } as const;
    await desk.change({ kind: 'dapp', hid, change, person: ana });
    await drop();
    expect(await list()).toEqual([]);

    const other = await prepare();
    later(other.world, dayMs);
    await other.drop();
    expect(await other.list()).toEqual([]);
  });
});

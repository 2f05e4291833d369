import { expect, it } from 'vitest';
import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { createAudit } from '#features/team/audit/server/audit.ts';
import type { DelistingReason } from '#features/store/catalogue/model/delisting.ts';
import type { RelistingRules } from '#features/store/catalogue/model/restoration.ts';
import { createListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import { restoreListing, seeDelisting } from '../support/restore-listing.ts';
import { createSiteTable, createWatchWorld, hourMs, pageOf } from '../support/watch-world.ts';

const rita = { id: 'rita', email: 'rita@example.org' };
const noor = { id: 'noor', email: 'noor@example.org' };
const lagoon = 'https://lagoon.example.org';
const casino = 'https://casino.example.net/';

describeOnEachEngine('an item that was delisted and is listed again', (open) => {
  async function prepare(rules?: RelistingRules) {
    const opened = await open();
    const { database } = opened;
    const sites = createSiteTable();
    const world = createWatchWorld(opened, { web: sites.web });
    const [hid = 0] = await listNow(database, [newDapp('Lagoon')]);
    await world.round();
    const desk = createListingDesk({ database, now: () => world.clock.time, ...(rules && { rules }) });
    const later = (ms = 60_000) => {
      world.pass(ms);
      return world.round();
    };
    const delist = (reason: DelistingReason, person = rita) => {
      world.pass(60_000);
      const change = { name: 'delist', reason, note: 'Seen by a user.' } as const;
      return desk.change({ kind: 'dapp', hid, change, person });
    };
    const relist = (person: AuditActor = noor, note = 'The team controls its domain again.') => {
      world.pass(60_000);
      return restoreListing(desk, { hid, person, note });
    };
    /** The site is taken over, and a person delists it because of what the watch found. */
    const delistTakenOver = async () => {
      sites.redirect(lagoon, casino, pageOf('Casino'));
      await later(7 * hourMs);
      const [{ id, version } = { id: 0, version: 0 }] = await world.openFindings();
      const action = { name: 'delist', reason: 'unreachable', note: 'It is a casino.' } as const;
      await world.watching.act({ id, version, action, person: rita });
      await later();
      return id;
    };
    const dapp = () => world.catalogue.findDapp(hid, 'en');
    const item = async () =>
      (await desk.list({ kind: 'dapp', state: 'listed', q: '', page: 1, perPage: 10, person: noor })).data[0];
    const audit = async () => (await createAudit({ database }).list({ page: 1, perPage: 10 })).data;
    return {
      ...opened,
      ...world,
      ...sites,
      hid,
      desk,
      later,
      delist,
      relist,
      delistTakenOver,
      dapp,
      item,
      audit,
    };
  }

  it('keeps its link closed until a look finds the site as it was before the delisting', async () => {
    const { delistTakenOver, relist, dapp, item, later, audit, openFindings, restore } = await prepare();
    await delistTakenOver();
    restore(lagoon);
    await relist();
    expect(await dapp()).toMatchObject({ title: 'Lagoon', url: '', withheld_links: ['url'] });
    expect(await item()).toMatchObject({ withheld: ['url'], is_returning: true, delisting: null });
    expect(await later(1)).toBe(1);
    expect(await dapp()).toMatchObject({ url: lagoon, withheld_links: [] });
    expect(await item()).toMatchObject({ withheld: [], is_returning: false });
    expect(await openFindings()).toEqual([]);
    expect((await audit())[0]).toMatchObject({ action: 'release', actor: 'link watch' });
  });

  it.each([
    ['still leads to another site', 'moved'],
    ['does not answer', 'dead'],
  ])('leaves its link to a person while the site %s', async (state, code) => {
    const { delistTakenOver, relist, dapp, item, later, openFindings, watching, fail, restore } =
      await prepare();
    await delistTakenOver();
    if (code === 'dead') fail(lagoon, 'refused');
    await relist();
    await later(1);
    const [finding] = await openFindings();
    expect(finding).toMatchObject({ code, unlinked: true });
    expect(await item(), state).toMatchObject({ withheld: ['url'], is_returning: false });
    // An attacker can show the old page again.
    restore(lagoon);
    await later(7 * hourMs);
    expect(await dapp()).toMatchObject({ url: '' });
    const { id, version } = await watching.get(finding!.id);
    await watching.act({ id, version, action: { name: 'dismiss', note: 'As before.' }, person: noor });
    expect(await dapp()).toMatchObject({ url: lagoon });
  });

  it('leaves its link to a person where nothing is known of before', async () => {
    const { delist, relist, database, later, openFindings, dapp } = await prepare();
    await delist('closed');
    await database.deleteFrom('watches').execute();
    await relist();
    await later(1);
    expect(await openFindings()).toMatchObject([{ code: 'nothing-to-compare', unlinked: true }]);
    expect(await dapp()).toMatchObject({ url: '' });
  });

  it('is not given back by a look that began before it was restored', async () => {
    const { delistTakenOver, relist, database, dapp, later, round, clock, restore } = await prepare();
    await delistTakenOver();
    restore(lagoon);
    await relist();
    clock.time = new Date(clock.time.getTime() - 1);
    await database.updateTable('watches').set({ next_look_time: clock.time.toISOString() }).execute();
    await round();
    expect(await dapp()).toMatchObject({ url: '' });
    await later(10 * 60_000);
    expect(await dapp()).toMatchObject({ url: lagoon });
  });

  it('is not looked at while it is delisted, and what its site was is kept', async () => {
    const { delistTakenOver, later, looks, database } = await prepare();
    await delistTakenOver();
    looks.splice(0);
    await later(30 * hourMs);
    expect(looks).toEqual([]);
    expect(await database.selectFrom('watches').select('address').execute()).toEqual([{ address: lagoon }]);
  });

  it.each(['compromised', 'fraud'] as const)(
    'for %s, is restored by another person than the one who delisted it',
    async (reason) => {
      const { delist, relist, desk, hid } = await prepare();
      await delist(reason);
      const seenBy = (person: typeof rita) => seeDelisting(desk, { hid, person });
      expect(await seenBy({ ...rita, email: 'Rita@Example.org' })).toMatchObject({ is_own: true });
      expect(await seenBy(noor)).toMatchObject({ is_own: false, closes: ['url'] });
      await expect(relist({ ...rita, email: 'RITA@example.org' })).rejects.toMatchObject({
        code: 'forbidden',
        message: 'You delisted this item, so another person has to restore it.',
      });
      await expect(relist({ ...noor, token: 'nightly' })).rejects.toMatchObject({ code: 'forbidden' });
      await relist(noor);
    },
  );

  it('after a finding of the watch, is restored by another person, who sees the evidence', async () => {
    const { delistTakenOver, relist, desk, hid } = await prepare();
    const id = await delistTakenOver();
    expect(await seeDelisting(desk, { hid, person: rita })).toMatchObject({
      is_own: true,
      finding: { id, address: lagoon, code: 'moved', signals: [{ after: casino }, {}] },
    });
    await expect(relist(rita)).rejects.toMatchObject({ code: 'forbidden' });
    await relist(noor);
  });

  it('counts a finding that waited when someone delisted the item without it', async () => {
    const { delist, redirect, later, desk, hid, relist } = await prepare();
    redirect(lagoon, casino, pageOf('Casino'));
    await later(7 * hourMs);
    await delist('requirements');
    expect(await seeDelisting(desk, { hid, person: rita })).toMatchObject({ finding: { code: 'moved' } });
    await expect(relist(rita)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('for another reason, is restored by the same person too', async () => {
    const { delist, relist, item } = await prepare();
    await delist('closed');
    await relist(rita);
    expect(await item()).toMatchObject({ is_returning: true });
  });

  it('is restored by one person where the brand has one, and the audit log says so each time', async () => {
    const { delist, relist, desk, hid, audit } = await prepare({ decidesAlone: true, looksAtLinks: true });
    await delist('fraud');
    expect(await seeDelisting(desk, { hid, person: rita })).toMatchObject({ is_own: false });
    await relist(rita, 'A mistake.');
    const [entry] = await audit();
    expect(entry).toMatchObject({ action: 'restore', actor: rita.email });
    expect(JSON.parse(entry!.detail)).toEqual({ name: 'Lagoon', alone: true, note: 'A mistake.' });
  });

  it('has its link immediately on a portal that does not watch links', async () => {
    const { delist, relist, dapp, desk, hid } = await prepare({ decidesAlone: false, looksAtLinks: false });
    await delist('fraud');
    expect(await seeDelisting(desk, { hid, person: noor })).toMatchObject({ closes: [] });
    await relist(noor);
    expect(await dapp()).toMatchObject({ url: lagoon });
  });

  it('is not restored by a screen that shows an earlier delisting', async () => {
    const { delist, relist, desk, hid } = await prepare();
    await delist('closed');
    const { id: delisting = 0 } = (await seeDelisting(desk, { hid, person: noor })) ?? {};
    await relist(noor);
    await delist('fraud');
    const change = { name: 'restore', delisting, note: 'It is open again.' } as const;
    await expect(desk.change({ kind: 'dapp', hid, change, person: noor })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await desk.list({ kind: 'dapp', state: 'listed', q: '', page: 1, perPage: 9 })).total).toBe(0);
  });
});

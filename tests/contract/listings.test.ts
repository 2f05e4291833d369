import { expect, it } from 'vitest';
import { createAudit } from '#features/team/audit/server/audit.ts';
import { createCatalogue } from '#features/store/catalogue/server/create-catalogue.ts';
import { withholdLinkWithin } from '#features/store/catalogue/server/withheld-links.ts';
import { createListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import type { ListingChange } from '#features/store/catalogue/model/listing-change.ts';
import { testNow } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { ana, createWorld, inReview } from '../support/submission-world.ts';
import { seedContent } from '#content/seed.ts';
import { restoreListing } from '../support/restore-listing.ts';

const person = { id: null, email: 'edda@example.org' };
const fraud: ListingChange = { name: 'delist', reason: 'fraud', note: 'Asks for the recovery phrase.' };
const everything = { state: 'all', q: '', page: 1, perPage: 100 } as const;

describeOnEachEngine('listed items', (open) => {
  async function prepare() {
    const opened = await open();
    await seedContent({ ...opened, now: testNow });
    const { database } = opened;
    const desk = createListingDesk({ database, now: () => new Date('2026-11-21T10:00:00Z') });
    const catalogue = createCatalogue({ ...opened, now: testNow });
    const change = (kind: 'dapp' | 'token' | 'nft', hid: number, made: ListingChange = fraud) =>
      desk.change({ kind, hid, change: made, person });
    return { ...opened, desk, catalogue, change };
  }

  it('names at the desk which links visitors do not get, until the item has another address', async () => {
    const { database, desk } = await prepare();
    const request = { ...everything, kind: 'dapp' } as const;
    const [first] = (await desk.list(request)).data;
    const { hid, place } = first!;
    const link = { kind: 'dapp', hid, field: 'url', address: place } as const;
    await database
      .transaction()
      .execute((transaction) =>
        withholdLinkWithin(transaction, { ...link, at: new Date('2026-11-21T10:00:00Z') }),
      );
    const withheld = async () =>
      (await desk.list(request)).data.flatMap((item) => item.withheld.map((field) => [item.hid, field]));
    expect(await withheld()).toEqual([[hid, 'url']]);
    await database.updateTable('dapps').set({ url: 'https://new.example' }).where('hid', '=', hid).execute();
    expect(await withheld()).toEqual([]);
  });

  it('takes a DApp out of every list and search, and its page says why', async () => {
    const { catalogue, change } = await prepare();
    const [dapp] = (await catalogue.listDapps({ start: 0, count: 1, locale: 'en' })).dapps;
    const { hid, title } = dapp!;
    const key = title;
    await change('dapp', hid);
    const { dapps } = await catalogue.listDapps({ start: 0, count: 500, locale: 'en' });
    expect(dapps.map((one) => one.hid)).not.toContain(hid);
    const found = await catalogue.listDapps({ start: 0, count: 500, key, locale: 'en' });
    expect(found.dapps.map((one) => one.hid)).not.toContain(hid);
    expect(await catalogue.findDapp(hid, 'en')).toBeUndefined();
    expect(await catalogue.dappDetail(hid, 'en')).toBeUndefined();
    expect((await catalogue.listDappTimes()).map((one) => one.hid)).not.toContain(hid);
    expect(await catalogue.delistedDapp(hid, 'en')).toEqual({
      hid,
      title,
      reason: 'fraud',
      day: '2026-11-21',
    });
    expect(await catalogue.delistedDapp(424242, 'en')).toBeUndefined();
  });

  it('lists a restored DApp at its place', async () => {
    const { catalogue, change, desk } = await prepare();
    const before = await catalogue.listDapps({ start: 0, count: 500, locale: 'en' });
    const { hid } = before.dapps[3]!;
    const dappsNow = async () =>
      (await catalogue.listDapps({ start: 0, count: 500, locale: 'en' })).dapps.map((dapp) => dapp.hid);
    await change('dapp', hid);
    await restoreListing(desk, { hid, person: ana });
    expect(await dappsNow()).toEqual(before.dapps.map((dapp) => dapp.hid));
    expect(await catalogue.delistedDapp(hid, 'en')).toBeUndefined();
  });

  it('takes a token out of the search and of the DApps that name it', async () => {
    const { database, catalogue, change } = await prepare();
    const token = await database
      .selectFrom('tokens')
      .innerJoin('dapp_tokens', 'dapp_tokens.token_hid', 'tokens.hid')
      .select(['tokens.hid', 'name', 'dapp_hid'])
      .executeTakeFirstOrThrow();
    const request = { key: token.name, start: 0, count: 50, locale: 'en' } as const;
    const hids = async () => (await catalogue.searchAll(request)).tokens.map(({ hid }) => hid);
    expect(await hids()).toContain(token.hid);
    await change('token', token.hid);
    expect(await hids()).not.toContain(token.hid);
    const detail = await catalogue.dappDetail(token.dapp_hid, 'en');
    expect(detail?.tokens.map(({ hid }) => hid)).not.toContain(token.hid);
  });

  it('refuses to delist twice, to restore what is listed, and what does not exist', async () => {
    const { desk, change } = await prepare();
    const restore: ListingChange = { name: 'restore', delisting: 1, note: 'Seen.' };
    await expect(change('dapp', 1, restore)).rejects.toMatchObject({ code: 'conflict' });
    await change('dapp', 1);
    await expect(change('dapp', 1)).rejects.toMatchObject({ code: 'conflict' });
    await expect(change('nft', 424242)).rejects.toMatchObject({ code: 'not-found' });
    const { total } = await desk.list({ ...everything, kind: 'dapp', state: 'delisted' });
    expect(total).toBe(1);
  });

  it('delists once when two people do it at the same time', async () => {
    const { desk, change } = await prepare();
    const outcomes = await Promise.allSettled([change('dapp', 1), change('dapp', 1), change('dapp', 1)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { data } = await desk.list({ ...everything, kind: 'dapp', state: 'delisted' });
    expect(data).toHaveLength(1);
  });

  it('is found at the desk by name, site or contract, with who delisted it, when and why', async () => {
    const { desk, change, database } = await prepare();
    const { hid, title, url } = await database
      .selectFrom('dapps')
      .select(['hid', 'title', 'url'])
      .orderBy('hid')
      .executeTakeFirstOrThrow();
    await change('dapp', hid);
    const site = new URL(url).hostname.toUpperCase();
    for (const q of [title.toLowerCase(), site]) {
      const { data } = await desk.list({ ...everything, kind: 'dapp', q });
      expect(data.find((item) => item.hid === hid)).toMatchObject({
        id: `dapp-${hid}`,
        name: title,
        place: url,
        delisting: {
          reason: 'fraud',
          note: 'Asks for the recovery phrase.',
          actor: 'edda@example.org',
          at: '2026-11-21T10:00:00.000Z',
        },
      });
    }
    expect((await desk.list({ ...everything, kind: 'dapp', q: '%' })).total).toBe(0);
    const listed = await desk.list({ ...everything, kind: 'dapp', state: 'listed' });
    const all = await desk.list({ ...everything, kind: 'dapp' });
    expect(listed.total).toBe(all.total - 1);
    const pages = [1, 2].map((page) => desk.list({ ...everything, kind: 'token', page, perPage: 10 }));
    const [first, second] = await Promise.all(pages);
    expect(new Set([...first!.data, ...second!.data].map(({ id }) => id)).size).toBe(20);
  });

  it('writes each change into the audit log', async () => {
    const { database, change, desk } = await prepare();
    await change('dapp', 1);
    await restoreListing(desk, { hid: 1, person: ana, note: 'The team controls its domain again.' });
    const { data } = await createAudit({ database }).list({ page: 1, perPage: 10, area: 'listing' });
    expect(data.map(({ action, subject, actor }) => [action, subject, actor])).toEqual([
      ['restore', 'dapp 1', ana.email],
      ['delist', 'dapp 1', 'edda@example.org'],
    ]);
  });

  it.each(['token', 'nft'] as const)('a delisted %s returns with the newly submitted data', async (kind) => {
    const world = await createWorld(await open());
    const desk = createListingDesk({ database: world.database, now: () => world.clock.time });
    const approve = async (name: string) =>
      world.review.perform({
        ...(await inReview(world, { name }, kind)),
        action: { name: 'approve' },
        person: ana,
      });
    await approve('Old name');
    const [old] = (await desk.list({ ...everything, kind })).data;
    await desk.change({ kind, hid: old!.hid, change: fraud, person });
    await approve('New name');
    expect((await desk.list({ ...everything, kind })).data).toMatchObject([
      { hid: old!.hid, name: 'New name', delisting: null },
    ]);
  });
});

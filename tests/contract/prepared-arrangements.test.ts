import { expect, it } from 'vitest';
import { createAudit } from '#features/team/audit/server/audit.ts';
import { twoPeople } from '#features/team/second-person/model/decision-rule.ts';
import { createCatalogue } from '#features/store/catalogue/server/create-catalogue.ts';
import type { Arranged } from '#features/listing/catalogue-editing/model/prepared-arrangement.ts';
import { createCatalogueOrder } from '#features/listing/catalogue-editing/server/catalogue-order.ts';
import { deskUploadKey } from '#features/listing/catalogue-editing/server/check-edit.ts';
import { runListingPlans } from '#features/listing/catalogue-editing/server/drafts/run-plans.ts';
import { createFileStore } from '#features/submission/uploads/server/file-store.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import { deleteOrphanFiles } from '#platform/files/delete-orphan-files.ts';
import { createLog } from '#platform/log/log.ts';
import { createFakeWeb } from '#platform/web/fake-web.ts';
import { seedContent } from '#content/seed.ts';
import { testNow } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { testOpener } from '../support/file-opener.ts';
import { drawLogo } from '../support/submission-world.ts';
import { onePerson } from '../support/one-person.ts';
import { readFewListings } from '../support/part-of-content.ts';
import { personOf, storeStaff } from '../support/staff.ts';

const mara = personOf('Mara', 'editor');
const jonas = personOf('Jonas', 'editor');
const before = '2026-12-01T08:59:00.000Z';
const time = '2026-12-01T09:00:00.000Z';
const ferries: Arranged = { kind: 'new-category', titles: { en: 'Ferries' }, icon: 'compass' };

describeOnEachEngine('prepared categories and networks', (open) => {
  async function prepare(rule = onePerson) {
    const opened = await open();
    await seedContent({ ...opened, now: testNow, content: await readFewListings() });
    const { database } = opened;
    await storeStaff(database, [mara, jonas]);
    const clock = { time: new Date('2026-11-21T10:00:00Z') };
    const now = () => clock.time;
    const order = createCatalogueOrder({ database, rule, now });
    const { prepared } = order;
    const catalogue = createCatalogue({ ...opened, now: testNow });
    const run = (at: string) => {
      clock.time = new Date(at);
      const others = { web: createFakeWeb(), chainOf: () => unavailableChain, log: createLog('silent') };
      return runListingPlans({ database, rule, now, ...others });
    };
    const titles = async () => (await catalogue.listCategories('en')).map(({ title }) => title);
    const drafts = async (kind: 'category' | 'network' = 'category') =>
      (await prepared.list(kind, { page: 1, perPage: 9 })).data;
    const category = async (hid: number) => (await order.listCategories()).data.find(({ id }) => id === hid)!;
    const log = async () => {
      const { data } = await createAudit({ database }).list({ page: 1, perPage: 9, area: 'catalogue' });
      return data.map(({ action, actor }) => `${action} ${actor}`);
    };
    return { database, clock, order, prepared, catalogue, run, titles, drafts, category, log };
  }

  it('are seen by nobody before they are published, and then as the form would have sent them', async () => {
    const { prepared, titles, drafts, log } = await prepare();
    const id = await prepared.create({ what: ferries, time: null }, mara);
    expect(await titles()).not.toContain('Ferries');
    expect(await drafts()).toMatchObject([{ id, state: 'draft', name: 'Ferries', by: 'Mara', version: 1 }]);
    await prepared.change(id, { name: 'publish', version: 1 }, jonas);
    expect(await titles()).toContain('Ferries');
    expect(await drafts()).toEqual([]);
    expect(await log()).toEqual(['create-category jonas@example.org', 'save-draft mara@example.org']);
  });

  it('are published at their time, once, by two processes as the person who scheduled them', async () => {
    const { prepared, run, titles, drafts, log } = await prepare();
    await prepared.create({ what: ferries, time }, mara);
    expect(await run(before)).toBe(0);
    expect(await titles()).not.toContain('Ferries');
    const published = await Promise.all([run(time), run(time)]);
    expect(published.toSorted()).toEqual([0, 1]);
    expect((await titles()).filter((title) => title === 'Ferries')).toHaveLength(1);
    expect(await drafts()).toEqual([]);
    expect(await log()).toEqual(['create-category mara@example.org', 'schedule-draft mara@example.org']);
  });

  it('are published after the lease of a process that was killed', async () => {
    const { database, prepared, run, titles } = await prepare();
    await prepared.create({ what: ferries, time }, mara);
    await database
      .updateTable('prepared_arrangements')
      .set({ lease_time: '2026-12-01T09:01:00.000Z' })
      .execute();
    expect(await run(time)).toBe(0);
    expect(await run('2026-12-01T09:01:00.000Z')).toBe(1);
    expect(await titles()).toContain('Ferries');
  });

  it('stay drafts that say why where the person who scheduled them may no longer publish', async () => {
    const { database, prepared, run, titles, drafts, log } = await prepare();
    const id = await prepared.create({ what: ferries, time }, mara);
    await database.updateTable('desk_users').set({ role: 'reviewer' }).where('id', '=', mara.id).execute();
    expect(await run(time)).toBe(0);
    expect(await titles()).not.toContain('Ferries');
    const problem =
      'The person who scheduled this is no longer allowed to publish it. Check it and publish it yourself.';
    expect(await drafts()).toMatchObject([{ id, state: 'stopped', problem, version: 2 }]);
    await prepared.change(id, { name: 'publish', version: 2 }, jonas);
    expect(await titles()).toContain('Ferries');
    expect((await log())[0]).toBe('create-category jonas@example.org');
  });

  it('stay drafts that say why where another person changed the same in the meantime', async () => {
    const { order, prepared, run, drafts, category, titles } = await prepare();
    const { icon, seen } = await category(1);
    const edit = (en: string, of: string): Arranged => ({
      kind: 'category',
      ...{ hid: 1, titles: { en }, icon, seen: of },
    });
    const id = await prepared.create({ what: edit('Swaps', seen), time }, mara);
    await order.changeCategory(1, { name: 'edit', titles: { en: 'Exchanges' }, icon, seen }, jonas);
    expect(await run(time)).toBe(0);
    expect(await titles()).toContain('Exchanges');
    const [stopped] = await drafts();
    expect(stopped).toMatchObject({ state: 'stopped', time: null, version: 2 });
    expect(stopped?.problem).toMatch(/^Another person changed this/);
    const { seen: current } = await category(1);
    const later = '2026-12-02T09:00:00.000Z';
    const again = { name: 'save', version: 2, what: edit('Swaps', current), time: later } as const;
    await prepared.change(id, again, mara);
    expect(await run(later)).toBe(1);
    expect(await titles()).toContain('Swaps');
  });

  it('are refused for a time that is over, twice for one category, and over another person’s draft', async () => {
    const { prepared, category } = await prepare();
    const past = { what: ferries, time: '2026-11-20T10:00:00.000Z' };
    await expect(prepared.create(past, mara)).rejects.toMatchObject({ code: 'bad-request' });
    const { titles, icon, seen } = await category(1);
    const what: Arranged = { kind: 'category', hid: 1, titles, icon, seen };
    const id = await prepared.create({ what, time: null }, mara);
    const code = 'conflict';
    await expect(prepared.create({ what, time: null }, jonas)).rejects.toMatchObject({ code });
    await prepared.change(id, { name: 'save', version: 1, what, time }, jonas);
    const stale = prepared.change(id, { name: 'delete', version: 1 }, mara);
    await expect(stale).rejects.toMatchObject({ code });
    const other = { name: 'save', version: 2, what: ferries, time: null } as const;
    await expect(prepared.change(id, other, mara)).rejects.toMatchObject({ code: 'bad-request' });
    await prepared.change(id, { name: 'delete', version: 2 }, mara);
  });

  it('of a network keep their logo, and wait for a second person where visitors trust what they change', async () => {
    const { database, clock, order, prepared, run, drafts } = await prepare(twoPeople);
    const now = () => clock.time;
    const files = createFileStore({ database, opener: testOpener, now });
    const stored = await files.store(await drawLogo(97), { role: 'icon', key: deskUploadKey(mara) });
    if (!stored.ok) throw new Error(stored.refusal.code);
    const fields = { ns: 'cosmos', chain_id: 'quay-1', title: 'Quay Hub', short: 'QUAY' };
    const plain = { ...fields, icon: stored.file.sha256, explorer: null };
    await prepared.create({ what: { kind: 'new-network', asked: { fields: plain } }, time }, mara);
    await deleteOrphanFiles(database, new Date(before));
    expect(await run(time)).toBe(1);
    const find = async (q: string) => (await order.listNetworks({ q, page: 1, perPage: 9 })).data[0];
    expect((await find('quay-1'))?.icon).toBe(`/files/${stored.file.sha256}.png`);

    const network = (await find('quay-1'))!;
    const url = 'https://scan.quay.example';
    const explorer = { url, tx: `${url}/tx/{hash}`, address: `${url}/a/{address}` };
    const { title, short, icon, isListed, seen } = network;
    const edit = { title, short, icon, isListed, seen, explorer };
    const what: Arranged = { kind: 'network', hid: network.id, edit };
    const id = await prepared.create({ what, time: null }, mara);
    expect(await prepared.change(id, { name: 'publish', version: 1 }, mara)).toEqual(expect.any(Number));
    expect((await find('quay-1'))?.explorer).toBeNull();
    expect(await drafts('network')).toEqual([]);
    const proposals = await database.selectFrom('proposals').select(['kind', 'title', 'actor']).execute();
    expect(proposals).toEqual([{ kind: 'network', title: 'Quay Hub', actor: mara.email }]);
  });
});

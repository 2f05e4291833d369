import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { seedContent } from '#content/seed.ts';
import { createCatalogueOrder } from '#features/listing/catalogue-editing/server/catalogue-order.ts';
import { createReleaseDesk } from '#features/site/downloads/server/release-desk.ts';
import { createDownloads } from '#features/site/downloads/server/downloads.ts';
import { brand } from '#brand/brand.ts';
import { emptyNotes } from '#features/site/downloads/model/new-release.ts';
import { testNow } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { onePerson } from '../support/one-person.ts';
import { readFewListings } from '../support/part-of-content.ts';

const mara = { id: 'mara', email: 'mara@example.org', name: 'Mara' };
const jonas = { id: 'jonas', email: 'jonas@example.org', name: 'Jonas' };
const now = () => new Date('2026-11-23T10:00:00Z');
const conflict = { code: 'conflict' };

describeOnEachEngine('versions of what is no content', (open) => {
  async function prepare() {
    const opened = await open();
    await seedContent({ ...opened, now: testNow, content: await readFewListings() });
    const order = createCatalogueOrder({ database: opened.database, rule: onePerson, now });
    const releases = createReleaseDesk({ ...opened, brand, rule: onePerson, now });
    const downloads = createDownloads(opened);
    const restore = async (of: Parameters<typeof order.listVersions>[0], number: number) =>
      order.restore(of, { number, seen: (await order.listVersions(of)).seen }, jonas);
    return { ...opened, order, releases, downloads, restore };
  }

  const hidsOf = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);
  const short = ({ data }: { data: { id: number; act: string; by: string; source: number | null }[] }) =>
    data.map(({ id, act, by, source }) => [id, act, by, source]);

  it('keep the hot list before its first change and after each, and restore an order', async () => {
    const { order, restore } = await prepare();
    const hot = { kind: 'hot-list' } as const;
    const first = await order.listHot();
    expect((await order.listVersions(hot)).data).toEqual([]);
    const turned = hidsOf(first).toReversed();
    await order.saveHot({ hids: turned, seen: first.seen }, mara);
    expect(short(await order.listVersions(hot))).toEqual([
      [2, 'saved', 'Mara', null],
      [1, 'found', '', null],
    ]);
    await restore(hot, 1);
    expect(hidsOf(await order.listHot())).toEqual(hidsOf(first));
    const { data, current } = await order.listVersions(hot);
    expect(short({ data })[0]).toEqual([3, 'restored', 'Jonas', 1]);
    expect(current).toEqual(data[0]?.lines);
    await expect(
      order.restore(hot, { number: 2, seen: first.seen.replace(/./g, '0') }, jonas),
    ).rejects.toMatchObject(conflict);
    await expect(restore(hot, 9)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('cannot be changed or deleted, and neither can the versions of listed items', async () => {
    const { order, database } = await prepare();
    const { data, seen } = await order.listHot();
    await order.saveHot({ hids: data.map(({ id }) => id).toReversed(), seen }, mara);
    const at = now().toISOString();
    await database
      .insertInto('listing_versions')
      .values({ kind: 'dapp', hid: 1, number: 1, act: 'found', actor: '', source: null, draft: '{}', at })
      .execute();
    for (const table of ['kept_versions', 'listing_versions'].map((name) => sql.raw(name))) {
      await expect(sql`update ${table} set actor = 'nobody'`.execute(database)).rejects.toThrow(
        'append-only',
      );
      await expect(sql`delete from ${table}`.execute(database)).rejects.toThrow('append-only');
    }
    expect((await order.listVersions({ kind: 'hot-list' })).data).toHaveLength(2);
  });

  it('keep what an approval or an import made of the hot list, before the next change replaces it', async () => {
    const { order, database } = await prepare();
    const { data, seen } = await order.listHot();
    const hids = data.map(({ id }) => id);
    await order.saveHot({ hids: hids.toReversed(), seen }, mara);
    await database.updateTable('dapps').set({ hot: 0 }).where('hid', '=', hids[0]!).execute();
    const changed = await order.listHot();
    await order.saveHot({ hids: hidsOf(changed).toReversed(), seen: changed.seen }, mara);
    expect(short(await order.listVersions({ kind: 'hot-list' })).map(([, act]) => act)).toEqual([
      'saved',
      'found',
      'saved',
      'found',
    ]);
  });

  it('restore an order of the categories: deleted ones are left out, added ones come last', async () => {
    const { order, restore } = await prepare();
    const kind = 'category-order';
    const first = await order.createCategory({ titles: { en: 'Ferries' }, icon: 'shapes' }, mara);
    const list = await order.listCategories();
    await order.orderCategories({ hids: hidsOf(list).toReversed(), seen: list.seen }, mara);
    await order.changeCategory(first, { name: 'delete' }, mara);
    const added = await order.createCategory({ titles: { en: 'Harbors' }, icon: 'shapes' }, mara);
    const before = hidsOf(list).filter((hid) => hid !== first);
    await restore({ kind }, 2);
    expect(hidsOf(await order.listCategories())).toEqual([...before, added]);
    expect(short(await order.listVersions({ kind }))[0]).toEqual([6, 'restored', 'Jonas', 2]);
  });

  it('restore the titles, the icon and the visibility of a category', async () => {
    const { order, restore } = await prepare();
    const hid = await order.createCategory({ titles: { en: 'Ferries' }, icon: 'gem' }, mara);
    const of = { kind: 'category', hid } as const;
    const { seen } = (await order.listCategories()).data.find(({ id }) => id === hid)!;
    const edit = { name: 'edit', titles: { en: 'Boats', zh: '船' }, icon: 'star', seen } as const;
    await order.changeCategory(hid, edit, mara);
    await order.changeCategory(hid, { name: 'hide' }, mara);
    await restore(of, 1);
    const category = (await order.listCategories()).data.find(({ id }) => id === hid);
    expect(category).toMatchObject({ titles: { en: 'Ferries' }, icon: 'gem', isHidden: false });
    expect(short(await order.listVersions(of)).map(([, act]) => act)).toEqual([
      'restored',
      'saved',
      'saved',
      'saved',
    ]);
  });

  it('restore names, explorer and offer of a network', async () => {
    const { order, restore } = await prepare();
    const find = async () => (await order.listNetworks({ q: 'Ethereum', page: 1, perPage: 1 })).data[0]!;
    const { id: hid, ns: _ns, chain_id: _chain, network: _network, seen, ...values } = await find();
    const of = { kind: 'network', hid } as const;
    await order.editNetwork(hid, { ...values, title: 'Ether', explorer: null, isListed: false, seen }, mara);
    const { data, current } = await order.listVersions(of);
    expect(current.find(({ field }) => field === 'title')?.value).toBe('Ether');
    expect(data.at(-1)?.lines.find(({ field }) => field === 'title')?.value).toBe(values.title);
    await restore(of, 1);
    expect(await find()).toMatchObject({ ...values, seen });
  });

  it('restore the notes of a release, and leave it withdrawn', async () => {
    const { releases, downloads } = await prepare();
    const file = {
      name: 'tideport-9.0.0.apk',
      sizeBytes: 5,
      sha256: 'a'.repeat(64),
      checksums: 'a'.repeat(64),
    };
    const facts = { platform: 'android', version: '9.0.0', released: '2026-11-20', file } as const;
    const published = await releases.publish({ ...facts, notes: { ...emptyNotes, en: 'First.' } }, mara);
    if (!('id' in published)) throw new Error(JSON.stringify(published));
    const { id } = published;
    const { seen: first } = await releases.listVersions(id);
    const notes = { ...emptyNotes, en: 'Second.', es: 'Segunda.' };
    await releases.change({ id, change: { name: 'set-notes', notes, seen: first }, person: mara });
    await releases.change({ id, change: { name: 'withdraw', reason: 'defect' }, person: mara });
    const { seen, data } = await releases.listVersions(id);
    expect(short({ data }).map(([, act, by]) => [act, by])).toEqual(Array(3).fill(['saved', 'Mara']));
    await expect(
      releases.restoreNotes({ id, restored: { number: 1, seen: '0'.repeat(64) }, person: jonas }),
    ).rejects.toMatchObject(conflict);
    await releases.restoreNotes({ id, restored: { number: 1, seen }, person: jonas });
    const release = (await releases.list()).find((each) => each.id === id);
    expect(release?.notes).toEqual({ en: 'First.' });
    expect(release?.withdrawal).toMatchObject({ reason: 'defect' });
    const shown = (await downloads.listPublished()).find(({ version }) => version === '9.0.0');
    expect(shown).toMatchObject({ file: { sha256: file.sha256 }, withdrawal: { reason: 'defect' } });
  });
});

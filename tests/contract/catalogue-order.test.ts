import { expect, it } from 'vitest';
import { createAudit } from '#features/team/audit/server/audit.ts';
import { createCatalogue } from '#features/store/catalogue/server/create-catalogue.ts';
import { hotCategoryId } from '#features/store/catalogue/model/hot-category.ts';
import { createCatalogueOrder } from '#features/listing/catalogue-editing/server/catalogue-order.ts';
import { seedContent } from '#content/seed.ts';
import { testNow } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createWorld, submit } from '../support/submission-world.ts';
import { onePerson } from '../support/one-person.ts';

const mara = { id: 'mara', email: 'mara@example.org' };
const now = () => new Date('2026-11-21T10:00:00Z');

describeOnEachEngine('categories and the hot list', (open) => {
  async function prepare() {
    const opened = await open();
    await seedContent({ ...opened, now: testNow });
    const order = createCatalogueOrder({ database: opened.database, rule: onePerson, now });
    const catalogue = createCatalogue({ ...opened, now: testNow });
    const shown = async () => (await catalogue.listCategories('en')).map(({ hid }) => hid);
    const inStore = async () =>
      (await catalogue.storePage({ category_id: 0, chain_hid: null, key: '', sort: 'hot', shown: 1 }, 'en'))
        .categories;
    const log = async () => {
      const { data } = await createAudit(opened).list({ page: 1, perPage: 50, area: 'catalogue' });
      return data.map(({ action, subject }) => `${action} ${subject}`);
    };
    const find = async (hid: number) => (await order.listCategories()).data.find(({ id }) => id === hid)!;
    const hot = async () =>
      (await catalogue.listHot({ start: 0, count: 500, locale: 'en' })).map(({ hid }) => hid);
    return { ...opened, order, catalogue, shown, inStore, log, find, hot };
  }

  it('shows the categories in the saved order, in the store and in the API, immediately', async () => {
    const { order, shown, inStore, log, catalogue } = await prepare();
    const { data, seen } = await order.listCategories();
    const hids = data.map(({ id }) => id);
    expect(await shown()).toEqual(hids);
    const turned = hids.toReversed();
    await order.orderCategories({ hids: turned, seen }, mara);
    expect(await shown()).toEqual(turned);
    expect((await inStore()).map(({ hid }) => hid)).toEqual(turned);
    expect((await catalogue.listCategories('en')).map(({ m_index }) => m_index)).toEqual(
      turned.keys().toArray(),
    );
    const sections = (await catalogue.homeSections('en')).map(({ id }) => id);
    expect(sections).toEqual(turned.filter((hid) => sections.includes(hid)));
    expect(await log()).toEqual(['order-categories categories']);
  });

  it('refuses an order of a list that another person has changed, and one that names not every category once', async () => {
    const { order, shown } = await prepare();
    const { data, seen } = await order.listCategories();
    const hids = data.map(({ id }) => id);
    for (const wrong of [hids.slice(1), [...hids, 4711], [...hids.slice(1), hids[1]!]])
      await expect(order.orderCategories({ hids: wrong, seen }, mara)).rejects.toMatchObject({
        code: 'bad-request',
      });
    await order.createCategory({ titles: { en: 'Ferries' }, icon: 'shapes' }, mara);
    await expect(order.orderCategories({ hids: hids.toReversed(), seen }, mara)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await shown()).slice(0, hids.length)).toEqual(hids);
  });

  it('creates and edits a category in every language, with its icon', async () => {
    const { order, catalogue, find, log, inStore } = await prepare();
    const hid = await order.createCategory({ titles: { en: 'Ferries', zh: '渡轮' }, icon: 'gem' }, mara);
    expect((await inStore()).at(-1)).toMatchObject({ hid, title: 'Ferries', icon: 'gem' });
    expect((await catalogue.listCategories('zh-tw')).at(-1)?.title).toBe('渡轮');
    const { seen } = await find(hid);
    const edit = { name: 'edit', titles: { en: 'Boats' }, icon: 'compass', seen } as const;
    await order.changeCategory(hid, edit, mara);
    expect((await catalogue.listCategories('zh')).at(-1)?.title).toBe('Boats');
    expect((await inStore()).at(-1)).toMatchObject({ title: 'Boats', icon: 'compass' });
    await expect(order.changeCategory(hid, { ...edit, titles: { en: 'Ships' } }, mara)).rejects.toMatchObject(
      { code: 'conflict' },
    );
    await expect(order.createCategory({ titles: { en: 'boats' }, icon: 'gem' }, mara)).rejects.toMatchObject({
      code: 'bad-request',
      message: 'Another category is called “boats” (en).',
    });
    expect(await log()).toEqual([`edit-category category ${hid}`, `create-category category ${hid}`]);
  });

  it('hides a category from the pages, keeps it in the API as of another type, and shows it again', async () => {
    const { order, catalogue, inStore } = await prepare();
    await order.changeCategory(1, { name: 'hide' }, mara);
    expect((await inStore()).map(({ hid }) => hid)).not.toContain(1);
    expect((await catalogue.homeSections('en')).map(({ id }) => id)).not.toContain(1);
    expect((await catalogue.listCategories('en')).find(({ hid }) => hid === 1)?.category_type).toBe(1);
    const [dapp] = (await catalogue.listDapps({ start: 0, count: 1, category_id: 1, locale: 'en' })).dapps;
    const detail = await catalogue.dappDetail(dapp!.hid, 'en');
    expect(detail?.categories.map(({ hid }) => hid)).not.toContain(1);
    await order.changeCategory(1, { name: 'show' }, mara);
    expect((await inStore()).map(({ hid }) => hid)).toContain(1);
  });

  it('deletes an empty category for good, and no other', async () => {
    const { database, order, shown, find } = await prepare();
    const { items } = await find(1);
    await expect(order.changeCategory(1, { name: 'delete' }, mara)).rejects.toMatchObject({
      code: 'conflict',
      message: `${items} DApps are in this category. Hide it, or move them first.`,
    });
    await database.deleteFrom('dapp_categories').where('category_hid', '=', 1).execute();
    await order.changeCategory(1, { name: 'delete' }, mara);
    expect(await shown()).not.toContain(1);
    // The next start adds what a newer version brings, and not this one again.
    await seedContent({ database, now: testNow });
    expect(await shown()).not.toContain(1);
    await expect(order.changeCategory(1, { name: 'show' }, mara)).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('keeps a category that an undecided submission names', async () => {
    const world = await createWorld(await open());
    await submit(world, { categories: [3] });
    const order = createCatalogueOrder({ database: world.database, rule: onePerson, now });
    await expect(order.changeCategory(3, { name: 'delete' }, mara)).rejects.toMatchObject({
      code: 'conflict',
    });
    await world.database.updateTable('submissions').set({ state: 'rejected' }).execute();
    await order.changeCategory(3, { name: 'delete' }, mara);
    expect((await order.listCategories()).data.map(({ id }) => id)).not.toContain(3);
  });

  it('keeps the hot category', async () => {
    const { order, find } = await prepare();
    for (const name of ['hide', 'delete'] as const)
      await expect(order.changeCategory(hotCategoryId, { name }, mara)).rejects.toMatchObject({
        code: 'conflict',
      });
    const { titles, icon, seen } = await find(hotCategoryId);
    await order.changeCategory(
      hotCategoryId,
      { name: 'edit', titles: { ...titles, en: 'Popular' }, icon, seen },
      mara,
    );
    expect((await find(hotCategoryId)).titles['en']).toBe('Popular');
  });

  it('shows the hot DApps in the saved order, in the hot category, on the home page and in the API', async () => {
    const { order, catalogue, hot, log } = await prepare();
    const { data, seen } = await order.listHot();
    const before = data.map(({ id }) => id);
    expect(await hot()).toEqual(before);
    const cold = (await catalogue.listDapps({ start: 0, count: 500, locale: 'en' })).dapps.find(
      ({ hot: is }) => is === 0,
    )!;
    const next = [cold.hid, ...before.slice(1).toReversed()];
    await order.saveHot({ hids: next, seen }, mara);
    expect(await hot()).toEqual(next);
    const ofCategory = await catalogue.listDapps({
      start: 0,
      count: 500,
      category_id: hotCategoryId,
      locale: 'en',
    });
    expect(ofCategory.dapps.map(({ hid }) => hid)).toEqual(next);
    const section = (await catalogue.homeSections('en')).find(({ type }) => type === 'hot');
    expect(section?.dapps.map(({ hid }) => hid)).toEqual(next.slice(0, section!.dapps.length));
    expect((await catalogue.findDapp(before[0]!, 'en'))?.hot).toBe(0);
    await expect(order.saveHot({ hids: before, seen }, mara)).rejects.toMatchObject({ code: 'conflict' });
    expect(await log()).toEqual(['order-hot hot list']);
  });

  it('refuses a hot list with a DApp that is not there, or one twice', async () => {
    const { order, hot } = await prepare();
    const { data, seen } = await order.listHot();
    const before = data.map(({ id }) => id);
    for (const hids of [
      [...before, 424242],
      [...before, before[0]!],
    ])
      await expect(order.saveHot({ hids, seen }, mara)).rejects.toMatchObject({ code: 'bad-request' });
    expect(await hot()).toEqual(before);
  });

  it('lets one of two people who order at the same time order', async () => {
    const { order } = await prepare();
    const { data, seen } = await order.listHot();
    const hids = data.map(({ id }) => id);
    const outcomes = await Promise.allSettled(
      [hids.toReversed(), hids.slice(1)].map((next) => order.saveHot({ hids: next, seen }, mara)),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

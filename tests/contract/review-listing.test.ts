import { expect, test } from 'vitest';
import { getContentRevision } from '#platform/database/content-revision.ts';
import { findFile } from '#platform/files/find-file.ts';
import { approveMerging } from '../support/approve-merging.ts';
import { confirmBoth } from '../support/confirm-both.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import {
  ana,
  contract,
  createWorld,
  idOf,
  inReview,
  validDapp,
  submit,
} from '../support/submission-world.ts';

describeOnEachEngine('listing', (open) => {
  test('approval puts the DApp into the store immediately', async () => {
    const world = await createWorld(await open());
    const { database, review } = world;
    const token = await database
      .insertInto('tokens')
      .values({
        chain_hid: 12,
        name: 'Lantern',
        symbol: 'LNT',
        bl_symbol: 'BSC',
        address: '0x51F3',
        decimal: 18,
        precision: 4,
        total_supply: '1',
        address_key: '0x51f3a0c9d2b4e6f8a1c3e5d7b9f0a2c4e6d8b077',
        gas: '',
        website: '',
        descriptions: '{}',
        icon_url: '',
        token_protocol: 'BEP20',
        create_time: '2026-01-01T00:00:00.000Z',
      })
      .returning('hid')
      .executeTakeFirstOrThrow();
    const { reference, id, version } = await inReview(world);
    const revision = await getContentRevision(database);
    expect((await findFile(database, world.icon))?.isPublic).toBe(false);
    await review.perform({ id, version, action: { name: 'approve' }, person: ana });

    const listed = await database.selectFrom('dapps').selectAll().executeTakeFirstOrThrow();
    expect(listed).toMatchObject({
      title: 'Lantern Exchange',
      url: 'https://lantern.exchange',
      url_key: 'lantern.exchange',
      listed: 1,
      source: 'submission',
      address: `${contract},TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t`,
      icon_url: `/files/${world.icon}.png`,
      tp_connect: 'both',
      audit_url: null,
    });
    expect(await database.selectFrom('dapp_texts').selectAll().execute()).toEqual([
      {
        dapp_hid: listed.hid,
        locale: 'en',
        title: 'Lantern Exchange',
        desc: 'Swap stable assets with fees you can read in advance.',
      },
    ]);
    const relations = [
      await database.selectFrom('dapp_categories').select('category_hid as id').orderBy('id').execute(),
      await database.selectFrom('dapp_chains').select('chain_hid as id').orderBy('id').execute(),
      await database.selectFrom('dapp_tokens').select('token_hid as id').execute(),
    ];
    expect(relations.map((rows) => rows.map((row) => row.id))).toEqual([[1, 2], [5, 12], [token.hid]]);
    expect(await getContentRevision(database)).toBe(revision + 1);
    expect((await findFile(database, world.icon))?.isPublic).toBe(true);
    expect(await world.submissions.status(reference)).toMatchObject({
      state: 'listed',
      next: 'none',
      listed_path: `/dappstore/detail?id=${listed.hid}`,
    });
    const { history } = await review.get(id, ana);
    expect(history.at(-1)).toMatchObject({
      actor: 'reviewer',
      actor_name: 'Ana',
      from_state: 'in-review',
      to_state: 'listed',
    });
    expect(JSON.stringify(await world.submissions.status(reference))).not.toContain('Ana');
  });

  test('another language of a listed site is a translation; the same language is a conflict', async () => {
    const world = await createWorld(await open());
    const english = await inReview(world);
    const chinese = await inReview(world, {
      language: 'zh',
      title: '灯塔交易所',
      desc: '费用先看清，再兑换稳定资产。',
    });
    const traditional = await inReview(world, {
      language: 'zhTW',
      title: '燈塔交易所',
      desc: '費用先看清，再兌換。',
    });
    await world.review.perform({ ...chinese, action: { name: 'approve' }, person: ana });
    for (const one of [english, traditional]) await approveMerging(world, one);
    const texts = await world.database
      .selectFrom('dapp_texts')
      .select(['locale', 'title'])
      .orderBy('locale')
      .execute();
    expect(texts).toEqual([
      { locale: 'en', title: 'Lantern Exchange' },
      { locale: 'zh', title: '灯塔交易所' },
      { locale: 'zh-tw', title: '燈塔交易所' },
    ]);
    expect(await world.database.selectFrom('dapps').select('title').execute()).toEqual([
      { title: '灯塔交易所' },
    ]);
    const paths = await Promise.all(
      [english, chinese].map(
        async ({ reference }) => (await world.submissions.status(reference))?.listed_path,
      ),
    );
    expect(paths[0]).toBe(paths[1]);
    const { findings } = await world.submissions.check('dapp', validDapp(world));
    expect(findings).toMatchObject([
      { severity: 'blocking', code: 'duplicate-listed', params: { title: 'Lantern Exchange' } },
    ]);
  });

  test('of two submissions for one site approved at the same time, one is listed and the other stays in review', async () => {
    const world = await createWorld(await open());
    const first = await submit(world);
    const second = await submit(world);
    await confirmBoth(world, [first, second]);
    const both = await Promise.all([first, second].map((reference) => idOf(world, reference)));
    const settled = await Promise.allSettled(
      both.map((id) => world.review.perform({ id, version: 2, action: { name: 'approve' }, person: ana })),
    );
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(settled.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'conflict' });
    const states = await Promise.all(
      [first, second].map(async (reference) => (await world.submissions.status(reference))?.state),
    );
    expect(states.sort()).toEqual(['in-review', 'listed']);
    expect(await world.database.selectFrom('dapps').select('hid').execute()).toHaveLength(1);
  });

  test('a delisted site returns with the newly submitted data', async () => {
    const world = await createWorld(await open());
    const old = await inReview(world, { title: 'Old name', categories: [3] });
    await world.review.perform({ ...old, action: { name: 'approve' }, person: ana });
    await world.database.updateTable('dapps').set({ listed: 0 }).execute();
    const again = await inReview(world);
    await world.review.perform({ ...again, action: { name: 'approve' }, person: ana });
    const listed = await world.database.selectFrom('dapps').select(['title', 'listed']).execute();
    expect(listed).toEqual([{ title: 'Lantern Exchange', listed: 1 }]);
    const categories = await world.database
      .selectFrom('dapp_categories')
      .select('category_hid')
      .orderBy('category_hid')
      .execute();
    expect(categories.map((row) => row.category_hid)).toEqual([1, 2]);
    const texts = await world.database.selectFrom('dapp_texts').select(['locale', 'title']).execute();
    expect(texts).toEqual([{ locale: 'en', title: 'Lantern Exchange' }]);
  });
});

import { expect, test } from 'vitest';
import { describeOnEachEngine } from '../support/databases.ts';
import { ana, createWorld, inReview, type World } from '../support/submission-world.ts';

const other = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

const approve = async (world: World, { id, version }: { id: number; version: number }) =>
  world.review.perform({ id, version, action: { name: 'approve' }, person: ana });

const lookAlikes = async (world: World, { id }: { id: number }) =>
  (await world.review.get(id, ana)).look_alikes;

describeOnEachEngine('look-alikes beside the listed item', (open) => {
  test('a DApp that resembles a listed one in name, site and logo is shown beside it once', async () => {
    const world = await createWorld(await open());
    const first = await inReview(world);
    await approve(world, first);
    const second = await inReview(world, { title: 'Lantern Exchanges', url: 'https://lanterns.exchange' });
    const { listed_hid: hid } = await world.review.get(first.id, ana);
    expect(await lookAlikes(world, second)).toEqual([
      {
        listing: `dapp-${hid}`,
        kind: 'dapp',
        isListed: true,
        icon: world.icon,
        name: 'Lantern Exchange',
        symbol: null,
        link: 'https://lantern.exchange',
        contracts: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
        networks: ['BNB Smart Chain', 'TRON'],
        create_time: '2026-03-04T09:00:00.000Z',
        alike: ['logo', 'name', 'link', 'contract'],
      },
    ]);
    // It is compared with what the item is now.
    await world.database
      .updateTable('dapps')
      .set({ title: 'Renamed', listed: 0 })
      .where('hid', '=', hid)
      .execute();
    expect(await lookAlikes(world, second)).toMatchObject([{ name: 'Renamed', isListed: false }]);
    await world.database.deleteFrom('dapps').where('hid', '=', hid).execute();
    expect(await lookAlikes(world, second)).toEqual([]);
  });

  test.each(['token', 'nft'] as const)(
    'a %s is shown beside the one whose symbol it resembles',
    async (kind) => {
      const world = await createWorld(await open());
      const first = await inReview(world, { name: 'Harbor Dollar', symbol: 'HBUSD' }, kind);
      await approve(world, first);
      const second = await inReview(world, { name: 'Another', symbol: 'hbusd', address: other }, kind);
      const [item, ...more] = await lookAlikes(world, second);
      expect(more).toEqual([]);
      expect(item).toMatchObject({ kind, symbol: 'HBUSD', networks: ['Ethereum'] });
      expect(item?.alike).toContain('symbol');
      expect(item?.contracts).toHaveLength(1);
    },
  );

  test('one that resembles nothing listed has none', async () => {
    const world = await createWorld(await open());
    expect(await lookAlikes(world, await inReview(world))).toEqual([]);
  });
});

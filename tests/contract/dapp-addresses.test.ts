import { expect, test } from 'vitest';
import { createCatalogue } from '#features/store/catalogue/server/create-catalogue.ts';
import { createDappAddresses } from '#platform/database/migrations/011-dapp-addresses.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import { ana, contract, createWorld, inReview } from '../support/submission-world.ts';

const tronContract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const [bsc, tron, eth] = [12, 5, 1];

describeOnEachEngine('contracts by network', (open) => {
  test('an approved DApp has each contract on the network it was submitted for, and the API keeps its single text', async () => {
    const world = await createWorld(await open());
    const { review, open: opened, clock } = world;
    const both = await inReview(world, {
      networks: ['eth', 'bsc', 'tron'],
      addresses: [
        { network: 'eth', addresses: '0x5FbDB2315678afecb367f032d93F642f64180aa3' },
        { network: 'bsc', addresses: contract },
        { network: 'tron', addresses: tronContract },
      ],
    });
    await review.perform({ ...both, action: { name: 'approve' }, person: ana });
    const catalogue = createCatalogue({ ...opened, now: () => clock.time });
    const { dapps } = await catalogue.listDapps({ start: 0, count: 1, locale: 'en' });
    const detail = await catalogue.dappDetail(dapps[0]?.hid ?? 0, 'en');
    expect(detail?.contracts).toEqual([
      { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', chain_hids: [eth] },
      { address: contract, chain_hids: [bsc] },
      { address: tronContract, chain_hids: [tron] },
    ]);
    expect(detail?.dapp.address).toBe(
      `0x5FbDB2315678afecb367f032d93F642f64180aa3,${contract},${tronContract}`,
    );
  });

  test('the migration takes the networks from the submission, else from the only network whose address format fits', async () => {
    const world = await createWorld(await open());
    const { database, open: opened, review } = world;
    const submitted = await inReview(world);
    await review.perform({ ...submitted, action: { name: 'approve' }, person: ana });
    const listed = await listNow(database, [
      newDapp('Clear', { chainHids: [eth, tron], row: { address: `${contract},${tronContract}` } }),
      newDapp('Unclear', { chainHids: [eth, bsc], row: { address: contract } }),
    ]);
    await database.schema.dropTable('dapp_addresses').execute();

    await createDappAddresses(database, opened.engine);

    const rows = await database
      .selectFrom('dapp_addresses')
      .innerJoin('dapps', 'dapps.hid', 'dapp_addresses.dapp_hid')
      .select(['title', 'chain_hid', 'dapp_addresses.address'])
      .orderBy('dapp_hid')
      .orderBy('chain_hid')
      .execute();
    expect(listed).toHaveLength(2);
    expect(rows).toEqual([
      { title: 'Lantern Exchange', chain_hid: tron, address: tronContract },
      { title: 'Lantern Exchange', chain_hid: bsc, address: contract },
      { title: 'Clear', chain_hid: eth, address: contract },
      { title: 'Clear', chain_hid: tron, address: tronContract },
    ]);
  });
});

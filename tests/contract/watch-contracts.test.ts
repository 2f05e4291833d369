import { expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { createLog } from '#platform/log/log.ts';
import { seedReferenceData } from '#content/seed.ts';
import { shareTestChain } from '../support/chain.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import { createSiteTable, createWatchWorld, hourMs } from '../support/watch-world.ts';

const getChain = shareTestChain();

/** Storage slot of EIP-1967, and code that only runs what it names. */
const slot = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
const proxyCode = `0x363d3d373d3d363d7f${slot.slice(2)}545af43d6000803e6038573d6000fd5b3d6000f3`;
const proxy = '0x1111111111111111111111111111111111111111';
const plain = '0x2222222222222222222222222222222222222222';
const wordOf = (address: string) => `0x${address.slice(2).padStart(64, '0')}`;

describeOnEachEngine('watching contracts', (open) => {
  async function prepare() {
    const { transactions, otherToken, relay, rpcUrl } = getChain();
    await transactions.call('anvil_setCode', [proxy, proxyCode]);
    await transactions.call('anvil_setStorageAt', [proxy, slot, wordOf(otherToken)]);
    await transactions.call('anvil_setCode', [plain, '0x60016002']);
    const opened = await open();
    await seedReferenceData(opened);
    const chain = createRpcChain({ rpcUrl, chainId: brand.donation.chainId, log: createLog('silent') });
    const world = createWatchWorld(opened, { web: createSiteTable().web, chain });
    const chainOf = async (network: string) =>
      (
        await opened.database
          .selectFrom('chains')
          .select('hid')
          .where('network', '=', network)
          .executeTakeFirstOrThrow()
      ).hid;
    const bsc = await chainOf('bsc');
    await listNow(opened.database, [
      newDapp('Lagoon', {
        contracts: [
          { chain_hid: bsc, address: proxy },
          { chain_hid: bsc, address: plain },
          { chain_hid: await chainOf('eth'), address: plain },
        ],
      }),
    ]);
    await world.round();
    const later = async () => {
      world.pass(7 * hourMs);
      await world.round();
      return world.openFindings();
    };
    return { ...opened, ...world, transactions, relay, otherToken, later };
  }

  it('asks a person about an upgraded proxy, other code and a contract that is gone', async () => {
    const { transactions, relay, otherToken, later, watching, database } = await prepare();
    const watched = await database
      .selectFrom('watches')
      .select('address')
      .where('field', '=', 'contract')
      .orderBy('address')
      .execute();
    expect(watched.map(({ address }) => address)).toEqual([`bsc:${proxy}`, `bsc:${plain}`]);
    expect(await later()).toEqual([]);

    await transactions.call('anvil_setStorageAt', [proxy, slot, wordOf(relay)]);
    await transactions.call('anvil_setCode', [plain, '0x60036004']);
    const found = await later();
    expect(found.map(({ name, address, code }) => [name, address, code]).toSorted()).toEqual([
      ['Lagoon', `bsc:${proxy}`, 'proxy-upgraded'],
      ['Lagoon', `bsc:${plain}`, 'contract-changed'],
    ]);
    const upgraded = found.find(({ code }) => code === 'proxy-upgraded')!;
    expect(upgraded).toMatchObject({ hijack: false, unlinked: false });
    expect(upgraded.signals[0]).toMatchObject({
      before: otherToken.toLowerCase(),
      after: relay.toLowerCase(),
    });

    const rita = { id: 'rita', email: 'rita@example.org' };
    const { id, version } = upgraded;
    const act = (action: Parameters<typeof watching.act>[0]['action']) =>
      watching.act({ id, version, action, person: rita });
    await expect(act({ name: 'unlink', reason: 'doubt', note: 'Odd.' })).rejects.toThrow(
      'A contract is not a link',
    );
    await act({ name: 'dismiss', note: 'The team announced it.' });
    await transactions.call('anvil_setCode', [plain, '0x']);
    expect((await later()).map(({ code }) => code)).toEqual(['contract-gone']);
  });

  it('says nothing while the endpoint does not answer', async () => {
    const { dependencies, later } = await prepare();
    const rpcUrl = 'http://127.0.0.1:9';
    const silent = createRpcChain({ rpcUrl, chainId: brand.donation.chainId, log: createLog('silent') });
    dependencies.chainOf = () => silent;
    for (let look = 0; look < 6; look += 1) expect(await later()).toEqual([]);
  });
});

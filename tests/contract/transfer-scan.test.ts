import { beforeAll, expect, it } from 'vitest';
import { brand as demonstrationBrand } from '#brand/brand.ts';
import { maxRequests, scanEveryMs } from '#features/submission/donations/server/scan/scan-transfers.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import type { Database } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { devChainId, devFaucet, devReceiver, devStranger } from '#platform/chain/dev/dev-accounts.ts';
import { brandWith, shareTestChain } from '../support/chain.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createTestDonations } from '../support/donations.ts';
import { blockHashOf, createFakeChain } from '../support/fake-chain.ts';
import { startUnreliableNode, type UnreliableNode } from '../support/unreliable-node.ts';

const getChain = shareTestChain();
let node: UnreliableNode;
beforeAll(async () => {
  node = await startUnreliableNode(getChain().rpcUrl);
  return () => node.stop();
});

const readTransfers = (database: Database) =>
  database.selectFrom('received_transfers').selectAll().orderBy('id').execute();
const readScan = (database: Database) =>
  database.selectFrom('transfer_scans').selectAll().executeTakeFirstOrThrow();

describeOnEachEngine('transfers to the receiving address', (open) => {
  async function prepare() {
    const opened = await open();
    node.issues = {};
    const log = createLog('silent');
    const errors: object[] = [];
    log.error = ((facts: object) => errors.push(facts)) as typeof log.error;
    const chain = createRpcChain({ rpcUrl: node.rpcUrl, chainId: devChainId, log: createLog('silent') });
    const made = createTestDonations(opened, { chain, log });
    await made.donations.fillTerms();
    const scan = async () => {
      made.clock.advance(scanEveryMs + 1);
      return made.donations.scanTransfers();
    };
    await scan();
    return { ...made, ...opened, scan, errors, chain };
  }

  it('are found with sender, amount and block, several of one transaction too', async () => {
    const { database, scan } = await prepare();
    const one = await getChain().payDonation({ amountUnits: 200_646_100_000_000_000_000n });
    const many = await getChain().payMany([
      { to: devReceiver, units: 5n },
      { to: devStranger, units: 7n },
      { to: devReceiver, units: 6n },
    ]);
    await getChain().payStranger(9n);
    await getChain().payOtherToken(8n);
    expect(await scan()).toBe(1);
    const found = await readTransfers(database);
    expect(found.slice(-3)).toMatchObject([
      {
        ...{ tx_hash: one, position: 0, sender: devFaucet.toLowerCase(), gone_time: null },
        amount_units: '200646100000000000000',
        mined_time: expect.stringMatching(/^20/),
      },
      { tx_hash: many, position: 0, amount_units: '5' },
      { tx_hash: many, position: 1, amount_units: '6' },
    ]);
    await scan();
    expect(await readTransfers(database)).toHaveLength(found.length);
    expect(await readScan(database)).toMatchObject({ issue: null, read_time: expect.any(String) });
  });

  it('that move nothing, or come from the address itself, are left out', async () => {
    const { database, scan } = await prepare();
    const before = await readTransfers(database);
    await getChain().payDonation({ amountUnits: 0n });
    await scan();
    expect(await readTransfers(database)).toHaveLength(before.length);
  });

  it('are marked as gone by a reorganization, and are the same when they are mined again', async () => {
    const { database, scan } = await prepare();
    const { transactions, payDonation, mine } = getChain();
    const snapshot = await transactions.call<string>('evm_snapshot', []);
    const hash = await payDonation({ amountUnits: 77n });
    const raw = await transactions.call<string>('eth_getRawTransactionByHash', [hash]);
    await scan();
    const last = async () => (await readTransfers(database)).at(-1)!;
    const first = await last();
    expect(first).toMatchObject({ tx_hash: hash, gone_time: null });

    await transactions.call('evm_revert', [snapshot]);
    await scan();
    // The endpoint is behind the block that it has lost: its answer says nothing.
    expect(await last()).toMatchObject({ tx_hash: hash, gone_time: null });
    await mine(3);
    await scan();
    expect(await last()).toMatchObject({ tx_hash: hash, gone_time: expect.any(String) });

    await transactions.call('eth_sendRawTransaction', [raw]);
    await transactions.getReceipt(hash as `0x${string}`);
    await scan();
    const again = await last();
    expect(again).toMatchObject({ id: first.id, tx_hash: hash, gone_time: null });
    expect(again.block_number).toBeGreaterThan(first.block_number);
  });

  it('that are gone are asked about for a day, beyond the blocks that are read again', async () => {
    const { database, scan } = await prepare();
    const hash = await getChain().payDonation({ amountUnits: 78n });
    await scan();
    const time = new Date().toISOString();
    await database
      .updateTable('received_transfers')
      .set({ gone_time: time })
      .where('tx_hash', '=', hash)
      .execute();
    await getChain().mine(150);
    await scan();
    await scan();
    expect((await readTransfers(database)).at(-1)).toMatchObject({ tx_hash: hash, gone_time: null });
  });

  it('are found by an endpoint that takes short ranges only, within a bound of calls', async () => {
    const { database, scan } = await prepare();
    await getChain().payDonation({ amountUnits: 81n });
    await getChain().mine(40);
    const hash = await getChain().payDonation({ amountUnits: 82n });
    node.issues = { maxBlocks: 30 };
    const before = node.requests;
    await scan();
    expect(node.requests - before).toBeLessThanOrEqual(maxRequests);
    const found = await readTransfers(database);
    expect(found.slice(-2).map(({ amount_units }) => amount_units)).toEqual(['81', '82']);
    expect(found.at(-1)?.tx_hash).toBe(hash);
  });

  it('are not passed over where the endpoint refuses blocks, and that is said once', async () => {
    const { database, scan, errors } = await prepare();
    const { next_block: before } = await readScan(database);
    await getChain().mine(20);
    const hash = await getChain().payDonation({ amountUnits: 91n });
    node.issues = { refusesBlocks: { from: before! + 5, to: before! + 5 } };
    await scan();
    await scan();
    const stopped = await readScan(database);
    expect(stopped).toMatchObject({ issue: 'refused', issue_since: expect.any(String) });
    expect(stopped.next_block).toBeLessThanOrEqual(before! + 5);
    expect(errors).toMatchObject([{ issue: 'refused', nextBlock: stopped.next_block }]);
    expect((await readTransfers(database)).some(({ tx_hash }) => tx_hash === hash)).toBe(false);

    node.issues = {};
    await scan();
    expect(await readScan(database)).toMatchObject({ issue: null, issue_since: null });
    expect((await readTransfers(database)).at(-1)?.tx_hash).toBe(hash);
  });

  it('are looked for by one of two processes, and kept once', async () => {
    const { database, donations, clock, scan } = await prepare();
    const found = await readTransfers(database);
    await getChain().payDonation({ amountUnits: 95n });
    clock.advance(scanEveryMs + 1);
    const counts = await Promise.all([donations.scanTransfers(), donations.scanTransfers()]);
    expect(counts.toSorted()).toEqual([0, 1]);
    await scan();
    expect(await readTransfers(database)).toHaveLength(found.length + 1);
  });
});

describeOnEachEngine('transfers to an address of earlier settings', (open) => {
  it('are found from the first quote on, and a node that lags hides none', async () => {
    const opened = await open();
    const fake = createFakeChain();
    const begin = createTestDonations(opened, { chain: fake.reader });
    await begin.donations.fillTerms();
    const changed = brandWith({ receivingAddress: `0x${'b'.repeat(40)}` });
    const after = createTestDonations(opened, { chain: fake.reader, brand: changed });
    await after.donations.fillTerms();
    const { tokenContract, receivingAddress } = demonstrationBrand.donation;
    const hash = `0x${'1'.padStart(64, '0')}`;
    fake.mined.set(hash, {
      ...{ hash, succeeded: true, to: null, valueUnits: 0n, blockNumber: 1_005n, headNumber: 1_010n },
      blockHash: blockHashOf(1_005n),
      blockTimeSeconds: 1_800_000_000,
      transfers: [
        {
          ...{ token: tokenContract.toLowerCase(), from: `0x${'d'.repeat(40)}` },
          ...{ to: receivingAddress.toLowerCase(), units: 3n },
        },
      ],
    });
    expect(await after.donations.scanTransfers()).toBe(2);
    expect(await readTransfers(opened.database)).toEqual([]);
    const scan = () => {
      after.clock.advance(scanEveryMs + 1);
      return after.donations.scanTransfers();
    };
    fake.state.head = 900n;
    await scan();
    expect(await readScan(opened.database)).toMatchObject({ next_block: 1_001, issue: 'lagging' });
    fake.state.head = 1_010n;
    await scan();
    expect(await readTransfers(opened.database)).toMatchObject([{ tx_hash: hash, block_number: 1_005 }]);
    expect(await readScan(opened.database)).toMatchObject({ next_block: 1_011, issue: null });
  });
});

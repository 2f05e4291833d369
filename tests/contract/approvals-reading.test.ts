import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Hex } from 'viem';
import {
  readApprovals,
  type NetworkReading,
} from '#features/tools/approvals/model/reading/read-approvals.ts';
import { sortByRisk } from '#features/tools/approvals/model/risk.ts';
import { devChainId } from '#platform/chain/dev/dev-accounts.ts';
import {
  farFuture,
  unlimited,
  deployApprovalContracts,
  type ApprovalContracts,
} from '../support/approval-contracts.ts';
import { shareTestChain } from '../support/chain.ts';
import { relayTo } from '../support/relay.ts';
import { startUnreliableNode, type UnreliableNode } from '../support/unreliable-node.ts';

const chain = shareTestChain();
let contracts: ApprovalContracts;
let node: UnreliableNode;
const now = Math.floor(Date.now() / 1000);

beforeAll(async () => {
  contracts = await deployApprovalContracts(chain().transactions);
  const { plainSpender, proxySpender, stranger, receiver, permit2, pieces, things } = contracts;
  await contracts.approve(plainSpender, unlimited);
  await contracts.approve(proxySpender, 5n);
  await contracts.approve(stranger, 7n);
  await contracts.approve(stranger, 0n);
  await contracts.approve(permit2, unlimited);
  await contracts.permit2Approve(receiver, 120n);
  await contracts.permit2Approve(stranger, 9n, 1);
  await contracts.approveAll(pieces, plainSpender);
  await contracts.approveAll(things, proxySpender);
  await contracts.approveAll(things, stranger);
  await contracts.approveAll(things, stranger, false);
  await contracts.approvePiece(77n, receiver);
  node = await startUnreliableNode(chain().rpcUrl);
  return () => node.stop();
});
afterEach(async () => {
  node.issues = {};
  await contracts.removeMulticall();
});

/** Through the portal's own relay, as the page reads. */
function readingOf(change: Partial<NetworkReading> = {}): NetworkReading {
  return {
    network: 'bsc',
    chainId: devChainId,
    owner: contracts.owner,
    ask: relayTo(node.rpcUrl),
    nameOf: (spender) => (spender === contracts.receiver ? 'Lantern Exchange' : null),
    now,
    ...change,
  };
}

const facts = (approvals: Awaited<ReturnType<typeof readApprovals>>['approvals']) =>
  approvals
    .map(({ kind, token, spender, amount }) => [kind, token, spender, amount] as const)
    .toSorted((a, b) => (String(a) < String(b) ? -1 : 1));

function expected() {
  const { token, plainSpender, proxySpender, receiver, permit2, pieces, things } = contracts;
  const all: (readonly [string, Hex, Hex, bigint | null])[] = [
    ['erc20', token, plainSpender, unlimited],
    ['erc20', token, proxySpender, 5n],
    ['erc20', token, permit2, unlimited],
    ['permit2', token, receiver, 120n],
    ['operator', pieces, plainSpender, null],
    ['operator', things, proxySpender, null],
    ['item', pieces, receiver, null],
  ];
  return all.toSorted((a, b) => (String(a) < String(b) ? -1 : 1));
}

describe('an honest node', () => {
  test.each([false, true])(
    'gives every approval in force and no other (Multicall3: %s)',
    async (hasMulticall) => {
      if (hasMulticall) await contracts.putMulticall();
      const read = await readApprovals(readingOf());
      expect(facts(read.approvals)).toEqual(expected());
      expect(read).toMatchObject({ failed: [], covered: [{ from: 0, to: read.head }], unread: 0 });
    },
  );

  test('says what is known of each', async () => {
    const { approvals } = await readApprovals(readingOf());
    const of = (kind: string, spender: Hex) =>
      approvals.find((each) => each.kind === kind && each.spender === spender);
    const { plainSpender, proxySpender, receiver, permit2 } = contracts;
    expect(of('erc20', plainSpender)).toMatchObject({
      symbol: 'TPT',
      decimals: 18,
      standard: 'ERC-20',
      isUnlimited: true,
      spenderCode: 'contract',
      spenderName: null,
      expires: null,
    });
    expect(of('erc20', plainSpender)!.atRisk! > 10n ** 18n).toBe(true);
    expect(Math.abs(of('erc20', plainSpender)!.given! - now)).toBeLessThan(3_600);
    expect(of('erc20', proxySpender)).toMatchObject({
      isUnlimited: false,
      atRisk: 5n,
      spenderCode: 'upgradeable',
    });
    expect(of('permit2', receiver)).toMatchObject({
      through: permit2,
      expires: farFuture,
      spenderCode: 'account',
      spenderName: 'Lantern Exchange',
    });
    expect(of('operator', proxySpender)).toMatchObject({ standard: 'ERC-1155', symbol: 'Thing Collection' });
    expect(of('operator', plainSpender)).toMatchObject({ standard: 'ERC-721', symbol: 'PCS', atRisk: 1n });
    expect(of('item', receiver)).toMatchObject({ tokenId: 77n, atRisk: 1n });
    expect(sortByRisk(approvals, now)[0]).toMatchObject({ isUnlimited: true, spenderName: null });
  });

  test('an address that has approved nothing is complete and empty', async () => {
    const read = await readApprovals(readingOf({ owner: `0x${'ab'.repeat(20)}` }));
    expect(read).toMatchObject({
      approvals: [],
      failed: [],
      unread: 0,
      covered: [{ from: 0, to: read.head }],
    });
  });
});

describe('a node that cannot be relied on', () => {
  test('that limits ranges, cuts off, reorders and fails at times still gives everything', async () => {
    node.issues = { maxBlocks: 3, reorders: true, failsEvery: 7, cutsLogsAt: 100 };
    const read = await readApprovals(readingOf());
    expect(facts(read.approvals)).toEqual(expected());
    expect(read.failed).toEqual([]);
  });

  test('what it refuses is named, and the next try reads only that', async () => {
    const { head } = await readApprovals(readingOf());
    const refusesBlocks = { from: head! - 16, to: head! - 2 };
    node.issues = { refusesBlocks, maxBlocks: 1 };
    const first = await readApprovals(readingOf());
    expect(first.failed).toEqual([refusesBlocks]);
    expect(first.approvals.length).toBeLessThan(expected().length);
    node.issues = {};
    const requests = node.requests;
    const second = await readApprovals(readingOf({ before: first }));
    expect(second).toMatchObject({ failed: [], unread: 0 });
    expect(facts(second.approvals)).toEqual(expected());
    expect(node.requests - requests).toBeLessThan(20);
  });

  test('that adds what nobody asked for is not believed', async () => {
    node.issues = { addsForeignLog: true };
    const read = await readApprovals(readingOf());
    expect(read.failed.length).toBeGreaterThan(0);
  });

  test('that does not say whether approvals are in force leaves them unread, never absent', async () => {
    node.issues = { drops: 'eth_call' };
    const read = await readApprovals(readingOf());
    expect(read.approvals).toEqual([]);
    expect(read.unread).toBeGreaterThanOrEqual(expected().length);
  });

  test('of another chain, or that is down, gives no block number', async () => {
    expect(await readApprovals(readingOf({ chainId: 1 }))).toMatchObject({ head: null, approvals: [] });
    node.issues = { failsEvery: 1 };
    expect(await readApprovals(readingOf())).toMatchObject({ head: null, covered: [], approvals: [] });
  });

  test('after an outage what was read before is kept', async () => {
    const before = await readApprovals(readingOf());
    node.issues = { failsEvery: 1 };
    expect(await readApprovals(readingOf({ before }))).toMatchObject({
      head: before.head,
      logs: before.logs,
    });
  });
});

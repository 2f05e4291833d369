import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { awaitSent, performRun } from '#features/tools/approvals/model/revoking/perform-run.ts';
import {
  createRun,
  itemsIn,
  reopenFailed,
  type RevokeRun,
} from '#features/tools/approvals/model/revoking/revoke-run.ts';
import { parseRun, writeRun } from '#features/tools/approvals/model/revoking/stored-run.ts';
import { devChainId } from '#platform/chain/dev/dev-accounts.ts';
import { deployApprovalContracts, type ApprovalContracts } from '../support/approval-contracts.ts';
import { shareTestChain } from '../support/chain.ts';
import { createOwnerWallets, type WalletAnswers } from '../support/owner-wallets.ts';

const chain = shareTestChain();
let contracts: ApprovalContracts;
const { walletOf, batchingWallet, devicesOf, readAll } = createOwnerWallets(chain, () => contracts);
/** The chain with the contracts and without an approval, as each test finds it. */
let withoutApprovals: string;
const network = { key: 'bsc', chainId: devChainId };

beforeAll(async () => {
  contracts = await deployApprovalContracts(chain().transactions);
});
beforeEach(async () => {
  withoutApprovals = await chain().transactions.call('evm_snapshot', []);
});
afterEach(() => chain().transactions.call('evm_revert', [withoutApprovals]));

async function approveOneOfEach() {
  const { pieces, things, permit2, receiver, stranger, plainSpender } = contracts;
  await contracts.approve(permit2, 500n);
  await contracts.permit2Approve(stranger, 120n);
  await contracts.approveAll(pieces, plainSpender);
  await contracts.approveAll(things, stranger);
  await contracts.approvePiece(BigInt(Date.now()), receiver);
}

describe('revoking', () => {
  test('each kind, one signature each where the wallet cannot batch', async () => {
    await approveOneOfEach();
    const approvals = await readAll();
    expect(new Set(approvals.map(({ kind }) => kind))).toEqual(
      new Set(['erc20', 'permit2', 'operator', 'item']),
    );
    const { provider, signed } = walletOf();
    const run = await performRun(createRun(network, contracts.owner, approvals), devicesOf(provider));
    expect(run).toMatchObject({ way: 'single', refusal: null });
    expect(itemsIn(run, 'revoked')).toHaveLength(approvals.length);
    expect(signed().length).toBeLessThanOrEqual(approvals.length);
    expect(await readAll()).toEqual([]);
  });

  test('50 approvals with one signature of a wallet that batches', async () => {
    await contracts.delegateOwner();
    for (let index = 1; index <= 50; index += 1)
      await contracts.approve(`0x${index.toString(16).padStart(40, 'a')}`, BigInt(index));
    const approvals = await readAll();
    expect(approvals).toHaveLength(50);
    const { provider, signed } = batchingWallet();
    const run = await performRun(createRun(network, contracts.owner, approvals), devicesOf(provider));
    expect(signed()).toEqual(['wallet_sendCalls']);
    expect(itemsIn(run, 'revoked')).toHaveLength(50);
    expect(await readAll()).toEqual([]);
  });

  test('several with one signature where the account itself batches (EIP-7702, ERC-7821)', async () => {
    await contracts.delegateOwner();
    await contracts.approve(contracts.stranger, 5n);
    await contracts.approveAll(contracts.things, contracts.stranger);
    const { provider, signed } = walletOf();
    const run = await performRun(createRun(network, contracts.owner, await readAll()), devicesOf(provider));
    expect(run.way).toBe('executor');
    expect(signed()).toEqual(['eth_sendTransaction']);
    expect(await readAll()).toEqual([]);
  });

  test('what the person declines stays approved, and the rest waits for an answer', async () => {
    await contracts.approve(contracts.stranger, 5n);
    await contracts.approve(contracts.plainSpender, 6n);
    let count = 0;
    const { call } = chain().transactions;
    const { provider } = walletOf({
      eth_sendTransaction: (params) => {
        count += 1;
        if (count === 2) throw { code: 4001 };
        return call('eth_sendTransaction', params);
      },
    });
    const stopped = await performRun(
      createRun(network, contracts.owner, await readAll()),
      devicesOf(provider),
    );
    expect(stopped.refusal).toBe('declined');
    expect([itemsIn(stopped, 'revoked'), itemsIn(stopped, 'open')].map((items) => items.length)).toEqual([
      1, 1,
    ]);
    expect(await readAll()).toHaveLength(1);
    const ended = await performRun(stopped, devicesOf(provider));
    expect(itemsIn(ended, 'revoked')).toHaveLength(2);
    expect(count).toBe(3);
  });

  test('after a reload a run goes on from the chain, without a wallet', async () => {
    await contracts.approve(contracts.stranger, 5n);
    const steps: RevokeRun[] = [];
    const { provider } = walletOf();
    const devices = devicesOf(provider, steps);
    await performRun(createRun(network, contracts.owner, await readAll()), devices);
    const interrupted = steps.find((run) => itemsIn(run, 'sent').length > 0)!;
    const stored = parseRun(writeRun(interrupted))!;
    expect(stored).toEqual(interrupted);
    const ended = await awaitSent(stored, devicesOf(null));
    expect(itemsIn(ended, 'revoked')).toHaveLength(1);
  });

  test.each([
    ['wrong-account', { eth_requestAccounts: () => [contracts.stranger] }],
    ['no-account', { eth_requestAccounts: () => [] }],
    ['chain-other', { eth_chainId: () => '0x1', wallet_switchEthereumChain: () => null }],
  ])('%s: nothing is sent', async (refusal, change) => {
    await contracts.approve(contracts.stranger, 5n);
    const { provider, signed } = walletOf(change as WalletAnswers);
    const run = await performRun(createRun(network, contracts.owner, await readAll()), devicesOf(provider));
    expect(run.refusal).toBe(refusal);
    expect(signed()).toEqual([]);
  });

  test('a transaction that the chain reverts leaves its approval, and says so', async () => {
    await contracts.approve(contracts.stranger, 5n);
    const { call } = chain().transactions;
    const { provider } = walletOf({
      eth_sendTransaction: ([transaction]) =>
        call('eth_sendTransaction', [{ ...(transaction as object), gas: '0x6000' }]),
    });
    const run = await performRun(createRun(network, contracts.owner, await readAll()), devicesOf(provider));
    expect(itemsIn(run, 'failed')).toHaveLength(1);
    expect(await readAll()).toHaveLength(1);
    const again = await performRun(reopenFailed(run), devicesOf(walletOf().provider));
    expect(itemsIn(again, 'revoked')).toHaveLength(1);
  });

  test('an account or a network that changes while the chain is waited for stops the rest', async () => {
    await contracts.approve(contracts.stranger, 5n);
    await contracts.approve(contracts.plainSpender, 6n);
    const { call } = chain().transactions;
    let account: string = contracts.owner;
    const { provider, signed } = walletOf({
      eth_requestAccounts: () => [account],
      eth_accounts: () => [account],
      eth_sendTransaction: async (params) => {
        const hash = await call('eth_sendTransaction', params);
        account = contracts.stranger;
        return hash;
      },
    });
    const stopped = await performRun(
      createRun(network, contracts.owner, await readAll()),
      devicesOf(provider),
    );
    expect(stopped.refusal).toBe('wrong-account');
    expect(itemsIn(stopped, 'revoked')).toHaveLength(1);
    expect(itemsIn(stopped, 'open')).toHaveLength(1);
    expect(signed()).toHaveLength(1);
  });
});

test('a wallet that is unlocked after the person has stopped waiting is asked for nothing', async () => {
  await contracts.approve(contracts.stranger, 5n);
  const stop = new AbortController();
  let asked = 0;
  const { provider, signed } = walletOf({
    eth_requestAccounts: () => {
      asked += 1;
      if (asked === 2) stop.abort();
      return [contracts.owner];
    },
  });
  const run = createRun(network, contracts.owner, await readAll());
  await performRun(run, { ...devicesOf(provider), signal: stop.signal });
  expect(asked).toBe(2);
  expect(signed()).toEqual([]);
});

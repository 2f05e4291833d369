import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { awaitSent, performRun } from '#features/tools/approvals/model/revoking/perform-run.ts';
import { createRun, itemsIn, type RevokeRun } from '#features/tools/approvals/model/revoking/revoke-run.ts';
import { parseRun, writeRun } from '#features/tools/approvals/model/revoking/stored-run.ts';
import { devChainId } from '#platform/chain/dev/dev-accounts.ts';
import { deployApprovalContracts, unlimited, type ApprovalContracts } from '../support/approval-contracts.ts';
import { shareTestChain } from '../support/chain.ts';
import { createOwnerWallets } from '../support/owner-wallets.ts';

/* Tokens that reject an approval of zero. */

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

const labelsIn = (run: RevokeRun, state: Parameters<typeof itemsIn>[1]) =>
  itemsIn(run, state).map(({ label }) => label);

test('one of five is named and left out of the batch; the others are revoked with one signature', async () => {
  await contracts.delegateOwner();
  const stubborn = await contracts.deployStubborn('nothing', 'ROCK');
  await contracts.approve(contracts.stranger, 7n, stubborn);
  for (let index = 1; index <= 4; index += 1)
    await contracts.approve(`0x${index.toString(16).padStart(40, 'b')}`, BigInt(index));
  const approvals = await readAll();
  expect(approvals).toHaveLength(5);
  const { provider, signed } = batchingWallet();
  const run = await performRun(createRun(network, contracts.owner, approvals), devicesOf(provider));
  expect(signed()).toEqual(['wallet_sendCalls']);
  expect(labelsIn(run, 'rejected')).toEqual(['ROCK']);
  expect(itemsIn(run, 'revoked')).toHaveLength(4);
  expect(await readAll()).toHaveLength(1);
});

test.each(['nothing', 'no'] as const)(
  'alone nothing is signed where the token allows nothing (%s)',
  async (kind) => {
    const stubborn = await contracts.deployStubborn(kind, 'ROCK');
    await contracts.approve(contracts.stranger, 7n, stubborn);
    const { provider, signed } = walletOf();
    const run = await performRun(createRun(network, contracts.owner, await readAll()), devicesOf(provider));
    expect(labelsIn(run, 'rejected')).toEqual(['ROCK']);
    expect(signed()).toEqual([]);
  },
);

test('another way is found where there is one: decreased to zero, or lowered to one unit', async () => {
  await contracts.delegateOwner();
  const falling = await contracts.deployStubborn('decrease', 'FALL');
  const one = await contracts.deployStubborn('one', 'ONE');
  await contracts.approve(contracts.stranger, unlimited, falling);
  await contracts.approve(contracts.stranger, unlimited, one);
  await contracts.approve(contracts.plainSpender, 6n);
  const steps: RevokeRun[] = [];
  const { provider, signed } = batchingWallet();
  const started = createRun(network, contracts.owner, await readAll());
  const run = await performRun(started, devicesOf(provider, steps));
  expect(signed()).toEqual(['wallet_sendCalls']);
  expect(labelsIn(run, 'revoked').sort()).toEqual(['FALL', 'TPT']);
  expect(labelsIn(run, 'lowered')).toEqual(['ONE']);
  expect((await readAll()).map(({ symbol, amount }) => [symbol, amount])).toEqual([['ONE', 1n]]);
  const interrupted = steps.find((step) => itemsIn(step, 'sent').length > 0)!;
  const ended = await awaitSent(parseRun(writeRun(interrupted))!, devicesOf(null));
  expect(labelsIn(ended, 'lowered')).toEqual(['ONE']);
});

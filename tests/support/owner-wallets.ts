import type { Hex } from 'viem';
import type { Approval } from '#features/tools/approvals/model/approval.ts';
import { readApprovals } from '#features/tools/approvals/model/reading/read-approvals.ts';
import { executorCallOf } from '#features/tools/approvals/model/revoking/executor-call.ts';
import type { RunDevices } from '#features/tools/approvals/model/revoking/perform-run.ts';
import type { RevokeRun } from '#features/tools/approvals/model/revoking/revoke-run.ts';
import type { WalletCall } from '#features/core/wallet-connection/model/wallet-calls.ts';
import { devChainId } from '#platform/chain/dev/dev-accounts.ts';
import type { DevChain } from '#platform/chain/dev/dev-chain.ts';
import type { ApprovalContracts } from './approval-contracts.ts';
import { relayTo } from './relay.ts';

/** What a wallet answers, by method. */
export type WalletAnswers = Record<string, (params: readonly unknown[]) => unknown>;

interface World {
  chain(): DevChain;
  contracts(): ApprovalContracts;
}

/** A wallet of the owner; what it is asked to sign is counted. */
function walletOf({ chain, contracts }: World, change: WalletAnswers) {
  const asked: string[] = [];
  const { call } = chain().transactions;
  const usual: WalletAnswers = {
    eth_requestAccounts: () => [contracts().owner],
    eth_accounts: () => [contracts().owner],
    eth_chainId: () => `0x${devChainId.toString(16)}`,
    eth_sendTransaction: (params) => call('eth_sendTransaction', params),
  };
  const provider = {
    request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
      asked.push(method);
      const answer = { ...usual, ...change }[method];
      if (!answer) throw { code: 4200 };
      return answer(params);
    },
  };
  const signed = () =>
    asked.filter((method) => method === 'eth_sendTransaction' || method === 'wallet_sendCalls');
  return { provider, signed };
}

/** Batches as a wallet with smart accounts does: one transaction of the account to itself. */
function batchingWallet(world: World) {
  const { call } = world.chain().transactions;
  const { owner } = world.contracts();
  const hashes: string[] = [];
  return walletOf(world, {
    wallet_getCapabilities: () => ({ '0x7a69': { atomic: { status: 'supported' } } }),
    wallet_sendCalls: async ([request]) => {
      const { calls } = request as { calls: WalletCall[] };
      const { to, data } = executorCallOf(owner, calls as { to: Hex; data: Hex }[]);
      hashes.push(await call('eth_sendTransaction', [{ from: owner, to, data, gas: '0xfffff0' }]));
      return { id: `batch-${hashes.length}` };
    },
    wallet_getCallsStatus: ([id]) => {
      const hash = hashes[Number(String(id).split('-')[1]) - 1];
      return { status: 200, receipts: [{ transactionHash: hash }] };
    },
  });
}

async function readAll({ chain, contracts }: World): Promise<readonly Approval[]> {
  const reading = {
    ...{ network: 'bsc', chainId: devChainId, owner: contracts().owner, ask: relayTo(chain().rpcUrl) },
    ...{ nameOf: () => null, now: Math.floor(Date.now() / 1000) },
  };
  return (await readApprovals(reading)).approvals;
}

/** Wallets of the owner of all approvals, and what a run of revokes needs. */
export function createOwnerWallets(chain: () => DevChain, contracts: () => ApprovalContracts) {
  const world = { chain, contracts };
  return {
    walletOf: (change: WalletAnswers = {}) => walletOf(world, change),
    batchingWallet: () => batchingWallet(world),
    devicesOf: (provider: RunDevices['provider'], steps: RevokeRun[] = []): RunDevices => ({
      ask: relayTo(chain().rpcUrl),
      provider,
      onChange: (run) => steps.push(run),
      rest: async () => undefined,
    }),
    readAll: () => readAll(world),
  };
}

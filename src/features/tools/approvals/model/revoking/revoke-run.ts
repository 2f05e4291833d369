import type { Hex } from 'viem';
import type { WalletRefusal } from '#features/core/wallet-connection/model/wallet-refusal.ts';
import type { Approval, Candidate } from '../approval.ts';

/** How the wallet is asked: its own batches (EIP-5792), one transaction of the account to itself (ERC-7821), or each revoke for itself. */
export type RevokeWay = 'batch' | 'executor' | 'single';

/** What a request became in the wallet; both null while it was not sent. */
export interface SentRequest {
  hash: string | null;
  batchId: string | null;
}

export interface RunItem extends SentRequest {
  candidate: Candidate;
  /** Id of the approval. */
  id: string;
  /** What the page calls it. */
  label: string;
  /**
   * `sent` may be mined at any time; only the chain's state says `revoked`. `lowered`: only one base unit is approved. `rejected`: the
   * contract allows no revoke, so nothing was signed for it.
   */
  state: 'open' | 'sent' | 'revoked' | 'lowered' | 'skipped' | 'failed' | 'rejected';
  /** Of the transaction, once a node has shown it. */
  nonce: number | null;
  /** Looks in a row that did not find the transaction. */
  missed: number;
  /** It was sent, and its transaction was replaced or dropped. */
  isLost: boolean;
  /** The token does not allow zero, so what is sent leaves one base unit. */
  leavesOne: boolean;
}

/** Approvals of one network that are being revoked; kept on the device, so that a reload goes on from the chain. */
export interface RevokeRun {
  network: string;
  chainId: number;
  account: Hex;
  way: RevokeWay;
  /** A transaction of it failed on the chain, so the rest is signed one by one. */
  isApart: boolean;
  items: readonly RunItem[];
  /** Why the wallet did not take the last request; null while nothing is in the way. */
  refusal: WalletRefusal | null;
  /** The block at which the chain was last asked. */
  checkedAt: number | null;
}

/** Label of an approval whose token has no name. */
export const shortHex = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`;

export function createRun(
  network: { key: string; chainId: number },
  account: Hex,
  approvals: readonly Approval[],
): RevokeRun {
  const items = approvals.map((approval): RunItem => ({
    candidate: {
      kind: approval.kind,
      token: approval.token,
      spender: approval.spender,
      blockNumber: approval.blockNumber,
      ...(approval.through === undefined ? {} : { through: approval.through }),
      ...(approval.tokenId === undefined ? {} : { tokenId: approval.tokenId }),
    },
    id: approval.id,
    label: approval.symbol ?? shortHex(approval.token),
    state: 'open',
    leavesOne: false,
    hash: null,
    batchId: null,
    nonce: null,
    missed: 0,
    isLost: false,
  }));
  const { key, chainId } = network;
  return {
    network: key,
    chainId,
    account,
    way: 'single',
    isApart: false,
    items,
    refusal: null,
    checkedAt: null,
  };
}

/** The run with a change to some of its items. */
export function withItems(run: RevokeRun, ids: ReadonlySet<string>, change: Partial<RunItem>): RevokeRun {
  return { ...run, items: run.items.map((item) => (ids.has(item.id) ? { ...item, ...change } : item)) };
}

export const itemsIn = (run: RevokeRun, state: RunItem['state']) =>
  run.items.filter((item) => item.state === state);

/** The run with what failed on the chain open once more, each for itself: one of a batch may have failed all of it. */
export const reopenFailed = (run: RevokeRun): RevokeRun => ({
  ...withItems(run, new Set(itemsIn(run, 'failed').map(({ id }) => id)), {
    state: 'open',
    hash: null,
    batchId: null,
  }),
  isApart: true,
  refusal: null,
});

/** True when it can no longer change. */
export const isSettled = (run: RevokeRun) =>
  run.items.every(({ state }) => state !== 'open' && state !== 'sent');

/**
 * What the chain's state says of a run: an approval that is no longer in force is revoked, even if another page did it; a revoke
 * that was sent and failed is tried again only when the person asks for it.
 * @param live ids of the run's approvals that are in force, or whose state is not known, with their amounts where they have one
 * @param failed transactions that the chain has reverted
 */
export function reconcile(
  run: RevokeRun,
  live: ReadonlyMap<string, bigint | null>,
  failed: { hashes: ReadonlySet<string>; batches: ReadonlySet<string> },
): RevokeRun {
  const items = run.items.map((item): RunItem => {
    if (!live.has(item.id)) return { ...item, state: 'revoked', isLost: false };
    if (item.leavesOne && live.get(item.id) === 1n) return { ...item, state: 'lowered' };
    if (item.state !== 'sent') return item;
    const hasFailed =
      (item.hash !== null && failed.hashes.has(item.hash)) ||
      (item.batchId !== null && failed.batches.has(item.batchId));
    return hasFailed ? { ...item, state: 'failed' } : item;
  });
  return { ...run, items };
}

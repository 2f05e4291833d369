import { askWallet } from './ask-wallet.ts';
import type { Eip1193Provider } from './injected-wallet.ts';
import { WalletObstacle } from './wallet-refusal.ts';
import { assertSigner, type WalletSigner } from './wallet-signer.ts';

/** One call, in hex. */
export interface WalletCall {
  to: string;
  data: string;
  /** Of the chain's own coin; none where it is left out. */
  value?: string | undefined;
}

export interface WalletBatch extends WalletSigner {
  calls: readonly WalletCall[];
}

/**
 * The state of a batch: mined completely, failed completely or partly, or pending. `hash` is that of its
 * (last) transaction.
 */
export interface BatchStatus {
  state: 'pending' | 'confirmed' | 'failed';
  hash: string | null;
}

const hashPattern = /^0x[0-9a-f]{64}$/i;
/** EIP-5792 allows any text; longer ids are rejected. */
const longestId = 8_194;

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const hexOf = (chainId: number) => `0x${chainId.toString(16)}`;

function ownEntry(capabilities: unknown, chainId: number): Record<string, unknown> {
  const byChain = Object.entries(recordOf(capabilities));
  const entry =
    byChain.find(([chain]) => Number(chain) === chainId) ?? byChain.find(([c]) => Number(c) === 0);
  return recordOf(entry?.[1]);
}

/**
 * Whether the wallet executes several calls atomically on this chain (EIP-5792 `atomic`; `ready` means after
 * it has asked the person to upgrade the account). Wallets from before the final text say `atomicBatch`.
 * Never throws: a wallet without an answer cannot batch.
 */
export async function canBatch(provider: Eip1193Provider, chainId: number, from: string): Promise<boolean> {
  try {
    const params = [from, [hexOf(chainId)]];
    const own = ownEntry(await askWallet(provider, { method: 'wallet_getCapabilities', params }), chainId);
    const status = recordOf(own['atomic'])['status'];
    return status === 'supported' || status === 'ready' || recordOf(own['atomicBatch'])['supported'] === true;
  } catch {
    return false;
  }
}

/** Sends calls as one atomic batch. @returns the wallet's id of the batch @throws what the wallet throws, or an obstacle */
export async function sendCalls(provider: Eip1193Provider, batch: WalletBatch): Promise<string> {
  await assertSigner(provider, batch);
  const calls = batch.calls.map(({ to, data, value = '0x0' }) => ({ to, data, value }));
  const request = {
    version: '2.0.0',
    from: batch.from,
    chainId: hexOf(batch.chainId),
    atomicRequired: true,
    calls,
  };
  const answer = await provider.request({ method: 'wallet_sendCalls', params: [request] });
  const id = typeof answer === 'string' ? answer : recordOf(answer)['id'];
  if (typeof id !== 'string' || id === '' || id.length > longestId)
    throw new WalletObstacle('The wallet gave no id of the batch', { said: '' });
  return id;
}

/** Sends one call as a transaction. @returns its hash @throws what the wallet throws, or an obstacle */
export async function sendCall(
  provider: Eip1193Provider,
  { from, chainId }: WalletSigner,
  call: WalletCall,
): Promise<string> {
  await assertSigner(provider, { from, chainId });
  const params = [{ from, to: call.to, value: call.value ?? '0x0', data: call.data }];
  const hash = await provider.request({ method: 'eth_sendTransaction', params });
  if (typeof hash !== 'string' || !hashPattern.test(hash))
    throw new WalletObstacle('The wallet gave no transaction hash', { said: '' });
  return hash;
}

function stateOf(status: unknown): BatchStatus['state'] {
  if (status === 'CONFIRMED') return 'confirmed';
  if (typeof status !== 'number' || status < 200) return 'pending';
  return status < 300 ? 'confirmed' : 'failed';
}

/**
 * The state of a batch, by `wallet_getCallsStatus`. @returns undefined when the wallet does not know it (any
 * more)
 */
export async function findBatch(provider: Eip1193Provider, id: string): Promise<BatchStatus | undefined> {
  try {
    const answer = recordOf(await askWallet(provider, { method: 'wallet_getCallsStatus', params: [id] }));
    const receipts = Array.isArray(answer['receipts']) ? answer['receipts'] : [];
    const hash = recordOf(receipts.at(-1))['transactionHash'];
    return {
      state: stateOf(answer['status']),
      hash: typeof hash === 'string' && hashPattern.test(hash) ? hash : null,
    };
  } catch {
    return undefined;
  }
}

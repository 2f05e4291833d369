import type { Eip1193Provider } from '#features/core/wallet-connection/model/injected-wallet.ts';
import {
  canBatch,
  findBatch,
  sendCall,
  sendCalls,
} from '#features/core/wallet-connection/model/wallet-calls.ts';
import { findObstacle } from '#features/core/wallet-connection/model/wallet-obstacle.ts';
import { walletRefusalOf } from '#features/core/wallet-connection/model/wallet-refusal.ts';
import { candidateKey, type Candidate } from '../approval.ts';
import { findLive } from '../reading/live-candidates.ts';
import { askAll, type AskNode } from '../reading/node-call.ts';
import { watchChain } from '../reading/watch-chain.ts';
import { chunkCalls } from './chunk-calls.ts';
import { executorCallOf, hasExecutor } from './executor-call.ts';
import { usualAttempt, type RevokeAttempt } from './revoke-call.ts';
import {
  itemsIn,
  reconcile,
  withItems,
  type RevokeRun,
  type RevokeWay,
  type RunItem,
  type SentRequest,
} from './revoke-run.ts';
import { traceSent } from './trace-sent.ts';
import { tryRevokes } from './try-revokes.ts';

export interface RunDevices {
  ask: AskNode;
  /** Null after a reload, while no wallet is connected: then only the chain is asked. */
  provider: Eip1193Provider | null;
  /** Told each step, to keep and to show it. */
  onChange(run: RevokeRun): void;
  /** Pauses between two looks at the chain. */
  rest(): Promise<void>;
  signal?: AbortSignal | undefined;
}

type SigningDevices = RunDevices & { provider: Eip1193Provider; attempts: Attempts };

const idsOf = (items: readonly RunItem[]) => new Set(items.map(({ id }) => id));

/** For a call whose gas the node cannot say: more than any revoke in ordinary use. */
const assumedGas = 150_000n;

/** How this wallet and account can revoke several together. */
export async function findWay(
  provider: Eip1193Provider,
  ask: AskNode,
  { chainId, account }: Pick<RevokeRun, 'chainId' | 'account'>,
): Promise<RevokeWay> {
  if (await canBatch(provider, chainId, account)) return 'batch';
  return (await hasExecutor(ask, account)) ? 'executor' : 'single';
}

/** The calls that were found to work, by the ids of their items. */
type Attempts = ReadonlyMap<string, RevokeAttempt>;

const callFor = (attempts: Attempts, { id, candidate }: RunItem) =>
  (attempts.get(id) ?? usualAttempt(candidate)).call;

async function chunksOf(run: RevokeRun, attempts: Attempts, ask: AskNode): Promise<RunItem[][]> {
  const open = itemsIn(run, 'open');
  if (run.way === 'single') return open.map((item) => [item]);
  const calls = open.map((item) => ({ from: run.account, ...callFor(attempts, item) }));
  const answers = await askAll(
    ask,
    calls.map((call) => ({ method: 'eth_estimateGas', params: [call] })),
  );
  const gasOf = (index: number) => {
    const answer = answers[index];
    return answer?.ok && typeof answer.result === 'string' ? BigInt(answer.result) : assumedGas;
  };
  return chunkCalls(open.map((item, index) => ({ item, gas: gasOf(index) }))).map((chunk) =>
    chunk.map(({ item }) => item),
  );
}

/** Tries what is open; what a contract rejects is named and left out, so that the rest goes through. */
async function tryOpen(run: RevokeRun, ask: AskNode): Promise<{ run: RevokeRun; attempts: Attempts }> {
  const open = itemsIn(run, 'open');
  const tried = await tryRevokes(
    ask,
    run.account,
    open.map(({ candidate }) => candidate),
  );
  const attempts = new Map(
    open.flatMap(({ id }, index) => (tried[index] ? [[id, tried[index]] as const] : [])),
  );
  const leaving = open.filter(({ id }) => attempts.get(id)?.leavesOne);
  const rejected = open.filter(({ id }) => !attempts.has(id));
  const next = withItems(run, idsOf(leaving), { leavesOne: true });
  return { run: withItems(next, idsOf(rejected), { state: 'rejected' }), attempts };
}

async function send(
  run: RevokeRun,
  items: readonly RunItem[],
  { provider, attempts }: { provider: Eip1193Provider; attempts: Attempts },
): Promise<SentRequest> {
  const calls = items.map((item) => callFor(attempts, item));
  const { account, chainId } = run;
  if (run.way === 'batch') {
    return { hash: null, batchId: await sendCalls(provider, { chainId, from: account, calls }) };
  }
  const call = run.way === 'executor' ? executorCallOf(account, calls) : calls[0]!;
  return { hash: await sendCall(provider, { from: account, chainId }, call), batchId: null };
}

/** A batch that is too large for the wallet is sent in halves. */
async function sendChunk(run: RevokeRun, items: RunItem[], devices: SigningDevices): Promise<RevokeRun> {
  try {
    const sent = await send(run, items, devices);
    const next = withItems(run, idsOf(items), { state: 'sent', isLost: false, ...sent });
    devices.onChange(next);
    return next;
  } catch (error) {
    const refusal = walletRefusalOf(error);
    if (refusal !== 'too-large' || items.length < 2) return { ...run, refusal };
    const half = Math.ceil(items.length / 2);
    const first = await sendChunk(run, items.slice(0, half), devices);
    if (first.refusal !== null) return first;
    return sendChunk(await awaitSent(first, devices), items.slice(half), devices);
  }
}

async function findFailed(run: RevokeRun, { ask, provider }: Pick<RunDevices, 'ask' | 'provider'>) {
  const sent = itemsIn(run, 'sent');
  const hashes = [...new Set(sent.flatMap(({ hash }) => hash ?? []))];
  const batches = [...new Set(sent.flatMap(({ batchId }) => batchId ?? []))];
  const receipts = await askAll(
    ask,
    hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
  );
  const statusOf = (index: number) => {
    const answer = receipts[index];
    return answer?.ok ? (answer.result as { status?: unknown } | null)?.status : undefined;
  };
  const found = await Promise.all(batches.map((id) => (provider ? findBatch(provider, id) : undefined)));
  return {
    hashes: new Set(hashes.filter((_, index) => statusOf(index) === '0x0')),
    inBlocks: new Set(hashes.filter((_, index) => statusOf(index) !== undefined)),
    batches: new Set(batches.filter((_, index) => found[index]?.state === 'failed')),
    /** Transactions of batches, as far as the wallet names them. */
    hashOfBatch: new Map(batches.map((id, index) => [id, found[index]?.hash ?? null])),
  };
}

/** The latest block; undefined where the node did not say. */
async function headOf(ask: AskNode): Promise<number | undefined> {
  const [answer] = await askAll(ask, [{ method: 'eth_blockNumber', params: [] }]);
  const head = answer?.ok && typeof answer.result === 'string' ? Number(answer.result) : Number.NaN;
  return Number.isSafeInteger(head) ? head : undefined;
}

/** Asks the chain once how far the run is. What it does not say is left as it is. */
async function lookAtChain(run: RevokeRun, devices: RunDevices): Promise<RevokeRun> {
  const now = Math.floor(Date.now() / 1000);
  const candidates = run.items.map(({ candidate }) => candidate);
  const node = watchChain(devices.ask, run.chainId);
  const head = (await headOf(node.ask)) ?? run.checkedAt;
  node.expect(head ?? 0);
  const [{ live, unread }, failed] = await Promise.all([
    findLive(node.ask, candidates, { owner: run.account, now }),
    findFailed(run, { ask: node.ask, provider: devices.provider }),
  ]);
  const known = new Map(run.items.map((item) => [candidateKey(item.candidate), item.id]));
  const idOf = (each: Candidate) => known.get(candidateKey(each)) ?? '';
  const inForce = new Map([
    ...live.map((each) => [idOf(each), each.amount] as const),
    ...unread.map((each) => [idOf(each), null] as const),
  ]);
  const named = {
    ...run,
    items: run.items.map((item) => ({
      ...item,
      hash: item.hash ?? (item.batchId === null ? null : (failed.hashOfBatch.get(item.batchId) ?? null)),
    })),
  };
  const reconciled = reconcile({ ...named, checkedAt: head }, inForce, failed);
  const waiting = itemsIn(reconciled, 'sent').filter(({ hash }) => !failed.inBlocks.has(hash ?? ''));
  const liveIds = new Set(live.map(idOf));
  const waitingIds = new Set(waiting.map(({ id }) => id).filter((id) => liveIds.has(id)));
  const next = await traceSent(reconciled, waitingIds, node.ask);
  devices.onChange(next);
  return next;
}

/** Looks at the chain until nothing that was sent is still open. */
export async function awaitSent(run: RevokeRun, devices: RunDevices): Promise<RevokeRun> {
  let current = await lookAtChain(run, devices);
  while (itemsIn(current, 'sent').length > 0 && !devices.signal?.aborted) {
    await devices.rest();
    current = await lookAtChain(current, devices);
  }
  return current;
}

/**
 * Revokes what is open in a run: as few signatures as the wallet, the account and the chain's gas cap allow, one after the other, each
 * confirmed by the chain's state. Never throws; where the wallet refuses, the run says why and the rest stays open.
 */
export async function performRun(started: RevokeRun, devices: RunDevices): Promise<RevokeRun> {
  const { provider, ask, onChange } = devices;
  if (!provider) return started;
  let run: RevokeRun = { ...started, refusal: await findObstacle(provider, started) };
  onChange(run);
  if (run.refusal !== null) return run;
  // Whatever happened since the list was read: nothing is revoked twice.
  run = await awaitSent({ ...run, way: run.isApart ? 'single' : await findWay(provider, ask, run) }, devices);
  run = withItems(run, idsOf(itemsIn(run, 'open')), { isLost: false });
  const tried = await tryOpen(run, ask);
  run = tried.run;
  for (const chunk of await chunksOf(run, tried.attempts, ask)) {
    // Accounts, networks and locks change while the chain is waited for; the wallet asks the person about each.
    run = { ...run, refusal: await findObstacle(provider, run) };
    if (run.refusal !== null || devices.signal?.aborted) break;
    onChange(run);
    run = await sendChunk(run, chunk, { ...devices, provider, attempts: tried.attempts });
    if (run.refusal !== null) break;
    run = await awaitSent(run, devices);
    const isLost = itemsIn(run, 'open').some((item) => item.isLost);
    if (devices.signal?.aborted || isLost || itemsIn(run, 'failed').length > 0) break;
  }
  onChange(run);
  return run;
}

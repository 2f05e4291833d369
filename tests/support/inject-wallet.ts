import type { Page } from '@playwright/test';
import type { Hex } from 'viem';
import { executorCallOf } from '#features/tools/approvals/model/revoking/executor-call.ts';
import { devFaucet } from '#platform/chain/dev/dev-accounts.ts';
import type { DevChain } from '#platform/chain/dev/dev-chain.ts';

interface TestWallet {
  account: string;
  /** Shares no account until it is unlocked. */
  isLocked: boolean;
  /** The network it is on, in hex. */
  chainId: string;
  /** What it does when it is asked to switch: at once, after it has answered, or never. */
  switches: 'at-once' | 'late' | 'never';
  /** Batches of several calls (EIP-5792). */
  batches: boolean;
  /** Methods whose next call the person declines. */
  declines: string | null;
  /** What its next call of a method throws (wallet-behaviors.ts). */
  throws: { method: string; error: unknown } | null;
  /** After so many sent transactions from now on, the next answer is lost; null for none. */
  hangs: number | null;
}

/** How the wallet makes itself known. `initialized`: it is at `window.ethereum` and says so. */
interface Arrival {
  as: 'announced' | 'initialized' | 'window.ethereum';
  /** After the page's first script. */
  afterMs: number;
}

const usualWallet: TestWallet = {
  account: devFaucet,
  isLocked: false,
  chainId: '0x7a69',
  switches: 'at-once',
  batches: false,
  declines: null,
  throws: null,
  hangs: null,
};

type Answers = Record<string, (params: unknown[]) => unknown>;

/** What the wallet answers, without its accidents. */
function answersOf(wallet: TestWallet, chain: DevChain): Answers {
  const { call } = chain.transactions;
  const hashes = new Map<string, string>();
  const accounts = () => (wallet.isLocked ? [] : [wallet.account]);
  return {
    eth_requestAccounts: accounts,
    eth_accounts: accounts,
    eth_chainId: () => wallet.chainId,
    wallet_switchEthereumChain: (params) => {
      const [{ chainId }] = params as [{ chainId: string }];
      const change = () => (wallet.chainId = chainId);
      if (wallet.switches === 'at-once') change();
      if (wallet.switches === 'late') setTimeout(change, 400);
      return null;
    },
    wallet_getCapabilities: () => {
      if (!wallet.batches) throw { code: 4200 };
      return { '0x7a69': { atomic: { status: 'supported' } } };
    },
    wallet_sendCalls: async (params) => {
      const [{ calls }] = params as [{ calls: { to: Hex; data: Hex }[] }];
      const own = executorCallOf(wallet.account as Hex, calls);
      const id = `batch-${hashes.size + 1}`;
      hashes.set(id, await call('eth_sendTransaction', [{ from: wallet.account, ...own, gas: '0xfffff0' }]));
      return { id };
    },
    wallet_getCallsStatus: ([id]) => ({
      status: 200,
      receipts: [{ transactionHash: hashes.get(String(id)) }],
    }),
    eth_sendTransaction: async (params) => {
      const hash = await call('eth_sendTransaction', params);
      if (wallet.hangs !== null) wallet.hangs -= 1;
      if (wallet.hangs !== 0) return hash;
      wallet.hangs = null;
      return new Promise(() => undefined);
    },
  };
}

/** What the person or the wallet does instead of answering, once. */
function accident(wallet: TestWallet, method: string): { error: unknown } | null {
  if (wallet.declines === method) {
    wallet.declines = null;
    return { error: { code: 4001 } };
  }
  if (wallet.throws?.method !== method) return null;
  const { error } = wallet.throws;
  wallet.throws = null;
  return { error };
}

/** Puts the wallet into each document of the page. */
async function addTo(page: Page, arrival: Arrival): Promise<void> {
  await page.addInitScript(({ as, afterMs }: Arrival) => {
    type Ask = (method: string, params: readonly unknown[]) => Promise<{ result?: unknown; error?: unknown }>;
    const provider = {
      async request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
        const given = await (window as unknown as { askWallet: Ask }).askWallet(method, params);
        if ('error' in given) throw given.error;
        return given.result;
      },
    };
    const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
    const info = { uuid: 'test-wallet', name: 'Test wallet', icon, rdns: 'example.test' };
    const announce = () =>
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
      );
    const arrive = () => {
      if (as === 'announced') {
        window.addEventListener('eip6963:requestProvider', announce);
        announce();
        return;
      }
      (window as { ethereum?: unknown }).ethereum = provider;
      if (as === 'initialized') window.dispatchEvent(new Event('ethereum#initialized'));
    };
    if (afterMs === 0) arrive();
    else setTimeout(arrive, afterMs);
  }, arrival);
}

/** A wallet in the page that signs with the chain's unlocked accounts. @returns its behavior, which a test may change, and what it signed */
export async function injectWallet(
  page: Page,
  chain: DevChain,
  { arrival, ...start }: Partial<TestWallet> & { arrival?: Arrival } = {},
) {
  const wallet: TestWallet = { ...usualWallet, ...start };
  const signed: string[] = [];
  const answers = answersOf(wallet, chain);
  const answer = async (method: string, params: unknown[]): Promise<unknown> => {
    if (method === 'wallet_sendCalls' || method === 'eth_sendTransaction') signed.push(method);
    if (answers[method]) return answers[method](params);
    if (method.startsWith('eth_get') || method === 'eth_call') return chain.transactions.call(method, params);
    throw { code: 4200 };
  };
  await page.exposeFunction(
    'askWallet',
    async (method: string, params: unknown[]) =>
      accident(wallet, method) ??
      answer(method, params).then(
        (result) => ({ result }),
        (error: unknown) => ({ error }),
      ),
  );
  await addTo(page, arrival ?? { as: 'announced', afterMs: 0 });
  return { wallet, signed };
}

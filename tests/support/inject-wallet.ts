import type { Page } from '@playwright/test';
import type { Hex } from 'viem';
import { executorCallOf } from '#features/approvals/model/revoking/executor-call.ts';
import { devFaucet } from '#platform/chain/dev/dev-accounts.ts';
import type { DevChain } from '#platform/chain/dev/dev-chain.ts';

interface TestWallet {
  account: string;
  /** Batches of several calls (EIP-5792). */
  batches: boolean;
  /** Methods whose next call the person declines. */
  declines: string | null;
  /** After so many sent transactions from now on, the next answer is lost; null for none. */
  hangs: number | null;
}

/** A wallet in the page that signs with the chain's unlocked accounts. @returns its behavior, which a test may change, and what it signed */
export async function injectWallet(page: Page, chain: DevChain, start: Partial<TestWallet> = {}) {
  const wallet: TestWallet = { account: devFaucet, batches: false, declines: null, hangs: null, ...start };
  const signed: string[] = [];
  const { call } = chain.transactions;
  const hashes = new Map<string, string>();
  const answer = async (method: string, params: unknown[]): Promise<unknown> => {
    if (wallet.declines === method) {
      wallet.declines = null;
      throw { code: 4001 };
    }
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [wallet.account];
    if (method === 'eth_chainId') return '0x7a69';
    if (method === 'wallet_getCapabilities' && wallet.batches)
      return { '0x7a69': { atomic: { status: 'supported' } } };
    if (method === 'wallet_sendCalls') {
      signed.push(method);
      const [{ calls }] = params as [{ calls: { to: Hex; data: Hex }[] }];
      const own = executorCallOf(wallet.account as Hex, calls);
      const id = `batch-${hashes.size + 1}`;
      hashes.set(id, await call('eth_sendTransaction', [{ from: wallet.account, ...own, gas: '0xfffff0' }]));
      return { id };
    }
    if (method === 'wallet_getCallsStatus')
      return { status: 200, receipts: [{ transactionHash: hashes.get(String(params[0])) }] };
    if (method === 'eth_sendTransaction') {
      signed.push(method);
      const hash = await call(method, params);
      if (wallet.hangs !== null) wallet.hangs -= 1;
      if (wallet.hangs !== 0) return hash;
      wallet.hangs = null;
      return new Promise(() => undefined);
    }
    if (method.startsWith('eth_get') || method === 'eth_call') return call(method, params);
    throw { code: 4200 };
  };
  await page.exposeFunction('askWallet', (method: string, params: unknown[]) =>
    answer(method, params).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    ),
  );
  await page.addInitScript(() => {
    type Ask = (method: string, params: readonly unknown[]) => Promise<{ result?: unknown; error?: unknown }>;
    const provider = {
      async request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
        const given = await (window as unknown as { askWallet: Ask }).askWallet(method, params);
        if (given.error) throw given.error;
        return given.result;
      },
    };
    const info = {
      uuid: 'test-wallet',
      name: 'Test wallet',
      icon: 'data:image/svg+xml,',
      rdns: 'example.test',
    };
    const announce = () =>
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
      );
    window.addEventListener('eip6963:requestProvider', announce);
    announce();
  });
  return { wallet, signed };
}

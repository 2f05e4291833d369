import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Eip1193Provider } from './injected-wallet.ts';
import { readAccounts, requestAccount } from './wallet-account.ts';
import { canBatch, findBatch, sendCall, sendCalls } from './wallet-calls.ts';
import { ensureChain } from './wallet-chain.ts';
import { findObstacle } from './wallet-obstacle.ts';

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const hash = `0x${'8e'.repeat(32)}`;

type Answers = Record<string, (params: readonly unknown[]) => unknown>;

function walletOf(answers: Answers) {
  const calls: { method: string; params: readonly unknown[] }[] = [];
  const provider: Eip1193Provider = {
    request: async ({ method, params = [] }) => {
      calls.push({ method, params });
      const answer = answers[method];
      if (!answer) throw Object.assign(new Error(method), { code: 4200 });
      return answer(params);
    },
  };
  return { provider, calls };
}

const refuse = (error: unknown) => () => {
  throw error;
};

describe('accounts', () => {
  it('the one in use is requested', async () => {
    const { provider, calls } = walletOf({ eth_requestAccounts: () => [account, token] });
    expect(await requestAccount(provider)).toBe(account);
    expect(calls.map(({ method }) => method)).toEqual(['eth_requestAccounts']);
  });

  it.each([[[]], ['nonsense'], [[7]], [['0x12']], [null]])('%j shares none', async (answer) => {
    const { provider } = walletOf({ eth_requestAccounts: () => answer });
    expect(await requestAccount(provider)).toBeUndefined();
    expect(readAccounts(answer)).toEqual([]);
  });
});

describe('networks', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const added = {
    chainName: 'Example',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: ['https://rpc.example.org'],
  };

  it('an unknown network is offered to the wallet, then switched to', async () => {
    let current = '0x1';
    let known = false;
    const { provider, calls } = walletOf({
      eth_chainId: () => current,
      wallet_switchEthereumChain: ([wanted]) => {
        if (!known) throw { code: 4902 };
        current = (wanted as { chainId: string }).chainId;
        return null;
      },
      wallet_addEthereumChain: () => {
        known = true;
        return null;
      },
    });
    expect(await ensureChain(provider, 31337, added)).toBe(true);
    const offered = calls.find(({ method }) => method === 'wallet_addEthereumChain');
    expect(offered?.params).toEqual([{ chainId: '0x7a69', ...added }]);
  });

  it.each([
    ['is refused by the person', { code: 4001 }, 'declined'],
    ['is not known to the wallet', { code: -32_601, message: 'not found' }, 'chain-missing'],
    ['is not taken', { code: -32_602, message: 'Expected an array with at least one URL' }, 'chain-missing'],
  ])('an offer of a network that %s', async (_, error, expected) => {
    const { provider } = walletOf({
      eth_requestAccounts: () => [account],
      eth_chainId: () => '0x1',
      wallet_switchEthereumChain: refuse({ code: 4902 }),
      wallet_addEthereumChain: refuse(error),
    });
    const signer = { account: account.toLowerCase(), chainId: 31337 };
    expect(await findObstacle(provider, signer, added)).toBe(expected);
  });

  it('reports the missing network when there is nothing to offer', async () => {
    const { provider } = walletOf({
      eth_chainId: () => '0x1',
      wallet_switchEthereumChain: refuse({ code: 4902 }),
    });
    await expect(ensureChain(provider, 31337)).rejects.toEqual({ code: 4902 });
  });

  it('detects a wallet that reports success without switching', async () => {
    const { provider } = walletOf({ eth_chainId: () => '0x1', wallet_switchEthereumChain: () => null });
    const outcome = ensureChain(provider, 31337);
    await vi.runAllTimersAsync();
    expect(await outcome).toBe(false);
  });

  it.each([50, 250, 2_500])('waits for one that switches %i ms after it has answered', async (late) => {
    let current = '0x1';
    const { provider } = walletOf({
      eth_chainId: () => current,
      wallet_switchEthereumChain: () => {
        setTimeout(() => (current = '0x7a69'), late);
        return null;
      },
    });
    const outcome = ensureChain(provider, 31337);
    await vi.runAllTimersAsync();
    expect(await outcome).toBe(true);
  });

  it('goes on as soon as the wallet reports the change, and stops listening', async () => {
    const page = new EventTarget();
    let current = '0x1';
    const { provider } = walletOf({
      eth_chainId: () => current,
      wallet_switchEthereumChain: () => null,
    });
    provider.on = (event, listener) => page.addEventListener(event, listener);
    provider.removeListener = (event, listener) => page.removeEventListener(event, listener);
    const outcome = ensureChain(provider, 31337);
    await vi.advanceTimersByTimeAsync(1_600);
    current = '0x7a69';
    page.dispatchEvent(new Event('chainChanged'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await outcome).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('one that cannot switch has to be switched by hand', async () => {
    const { provider } = walletOf({ eth_chainId: () => '0x1' });
    const obstacle = findObstacle(
      {
        ...provider,
        request: async (call) => (call.method === 'eth_requestAccounts' ? [account] : provider.request(call)),
      },
      { account: account.toLowerCase(), chainId: 31337 },
    );
    await vi.runAllTimersAsync();
    expect(await obstacle).toBe('chain-other');
  });

  it('one that never says where it is does not hold the page', async () => {
    const { provider } = walletOf({
      eth_requestAccounts: () => [account],
      eth_chainId: () => new Promise(() => undefined),
    });
    const obstacle = findObstacle(provider, { account: account.toLowerCase(), chainId: 31337 });
    await vi.runAllTimersAsync();
    expect(await obstacle).toBe('silent');
  });
});

describe('right before a signature', () => {
  const ready: Answers = {
    eth_accounts: () => [token, account],
    eth_chainId: () => '0x7a69',
    eth_sendTransaction: () => hash,
    wallet_sendCalls: () => ({ id: '0xabc' }),
  };
  const signer = { from: account, chainId: 31337 };
  const call = { to: token, data: '0x' };

  it('the account and the chain are asked for again', async () => {
    const { provider } = walletOf(ready);
    expect(await sendCall(provider, signer, call)).toBe(hash);
    expect(await sendCalls(provider, { ...signer, calls: [call] })).toBe('0xabc');
  });

  it('a wallet that does not list its accounts is asked to sign', async () => {
    const { eth_accounts: _, ...silent } = ready;
    expect(await sendCall(walletOf(silent).provider, signer, call)).toBe(hash);
  });

  it.each([
    ['chain-other', { eth_chainId: () => '0x1' }],
    ['wrong-account', { eth_accounts: () => [token] }],
    ['no-account', { eth_accounts: () => [] }],
  ])('%s: nothing is signed', async (refusal, change) => {
    const { provider, calls } = walletOf({ ...ready, ...change });
    await expect(sendCall(provider, signer, call)).rejects.toMatchObject({ refusal });
    await expect(sendCalls(provider, { ...signer, calls: [call] })).rejects.toMatchObject({ refusal });
    expect(calls.map(({ method }) => method)).not.toContain('eth_sendTransaction');
    expect(calls.map(({ method }) => method)).not.toContain('wallet_sendCalls');
  });
});

describe('batches', () => {
  const onChain: Answers = { eth_accounts: () => [account], eth_chainId: () => '0x7a69' };
  const capabilities = (own: unknown) =>
    walletOf({ wallet_getCapabilities: () => ({ '0x1': {}, '0x7a69': own }) }).provider;

  it.each([
    [{ atomic: { status: 'supported' } }, true],
    [{ atomic: { status: 'ready' } }, true],
    [{ atomic: { status: 'unsupported' } }, false],
    [{ atomicBatch: { supported: true } }, true],
    [{}, false],
    [null, false],
    ['yes', false],
  ])('%j: %s', async (own, expected) => {
    expect(await canBatch(capabilities(own), 31337, account)).toBe(expected);
  });

  it('a capability for every chain (0x0) applies to this one', async () => {
    const { provider } = walletOf({
      wallet_getCapabilities: () => ({ '0x0': { atomic: { status: 'supported' } } }),
    });
    expect(await canBatch(provider, 31337, account)).toBe(true);
  });

  it('a wallet without the method cannot batch', async () => {
    expect(await canBatch(walletOf({}).provider, 31337, account)).toBe(false);
  });

  it('requests all calls or none, on the chain and from the account', async () => {
    const { provider, calls } = walletOf({ ...onChain, wallet_sendCalls: () => ({ id: '0xabc' }) });
    const batch = { chainId: 31337, from: account, calls: [{ to: token, data: '0x01' }] };
    expect(await sendCalls(provider, batch)).toBe('0xabc');
    expect(calls.at(-1)?.params).toEqual([
      {
        version: '2.0.0',
        from: account,
        chainId: '0x7a69',
        atomicRequired: true,
        calls: [{ to: token, data: '0x01', value: '0x0' }],
      },
    ]);
  });

  it.each([[null], [''], [{}], [{ id: 7 }]])('an answer without an id (%j) is an error', async (answer) => {
    const { provider } = walletOf({ ...onChain, wallet_sendCalls: () => answer });
    const batch = { chainId: 31337, from: account, calls: [] };
    await expect(sendCalls(provider, batch)).rejects.toMatchObject({ refusal: { said: '' } });
  });

  it.each([
    [{ status: 100 }, { state: 'pending', hash: null }],
    [
      { status: 200, receipts: [{ transactionHash: hash }] },
      { state: 'confirmed', hash },
    ],
    [
      { status: 'CONFIRMED', receipts: [{ transactionHash: hash }] },
      { state: 'confirmed', hash },
    ],
    [{ status: 400 }, { state: 'failed', hash: null }],
    [
      { status: 600, receipts: 'none' },
      { state: 'failed', hash: null },
    ],
    [null, { state: 'pending', hash: null }],
  ])('reads the status %j', async (answer, expected) => {
    const { provider } = walletOf({ wallet_getCallsStatus: () => answer });
    expect(await findBatch(provider, '0xabc')).toEqual(expected);
  });

  it('a batch unknown to the wallet is undefined', async () => {
    expect(await findBatch(walletOf({}).provider, '0xabc')).toBeUndefined();
  });

  it('a transaction without a hash is an error', async () => {
    const { provider } = walletOf({ ...onChain, eth_sendTransaction: () => '0x12' });
    const signer = { from: account, chainId: 31337 };
    await expect(sendCall(provider, signer, { to: token, data: '0x' })).rejects.toMatchObject({
      refusal: { said: '' },
    });
  });
});

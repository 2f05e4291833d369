import { describe, expect, it } from 'vitest';
import type { Eip1193Provider } from './injected-wallet.ts';
import { findAccount, requestAccount } from './wallet-account.ts';
import { canBatch, findBatch, sendCall, sendCalls } from './wallet-calls.ts';
import { ensureChain } from './wallet-chain.ts';
import { walletRefusalOf } from './wallet-refusal.ts';

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
  it('are requested, or found without asking', async () => {
    const { provider, calls } = walletOf({
      eth_requestAccounts: () => [account],
      eth_accounts: () => [account],
    });
    expect(await requestAccount(provider)).toBe(account);
    expect(await findAccount(provider)).toBe(account);
    expect(calls.map(({ method }) => method)).toEqual(['eth_requestAccounts', 'eth_accounts']);
  });

  it.each([[[]], ['nonsense'], [[7]], [['0x12']], [null]])('%j shares none', async (answer) => {
    const { provider } = walletOf({ eth_requestAccounts: () => answer, eth_accounts: () => answer });
    expect(await requestAccount(provider)).toBeUndefined();
    expect(await findAccount(provider)).toBeUndefined();
  });

  it('looking for one never throws', async () => {
    expect(await findAccount(walletOf({}).provider)).toBeUndefined();
  });
});

describe('networks', () => {
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

  it('reports the missing network when there is nothing to offer', async () => {
    const { provider } = walletOf({
      eth_chainId: () => '0x1',
      wallet_switchEthereumChain: refuse({ code: 4902 }),
    });
    await expect(ensureChain(provider, 31337)).rejects.toEqual({ code: 4902 });
  });

  it('detects a wallet that reports success without switching', async () => {
    const { provider } = walletOf({ eth_chainId: () => '0x1', wallet_switchEthereumChain: () => null });
    expect(await ensureChain(provider, 31337)).toBe(false);
  });
});

describe('batches', () => {
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
    const { provider, calls } = walletOf({ wallet_sendCalls: () => ({ id: '0xabc' }) });
    const batch = { chainId: 31337, from: account, calls: [{ to: token, data: '0x01' }] };
    expect(await sendCalls(provider, batch)).toBe('0xabc');
    expect(calls[0]?.params).toEqual([
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
    const { provider } = walletOf({ wallet_sendCalls: () => answer });
    await expect(sendCalls(provider, { chainId: 1, from: account, calls: [] })).rejects.toThrow(TypeError);
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
    const { provider } = walletOf({ eth_sendTransaction: () => '0x12' });
    await expect(sendCall(provider, account, { to: token, data: '0x' })).rejects.toThrow(TypeError);
  });
});

describe('walletRefusalOf', () => {
  it.each([
    [{ code: 4001 }, 'declined'],
    [{ code: 5750 }, 'declined'],
    [{ code: 4200 }, 'unsupported'],
    [{ code: -32601 }, 'unsupported'],
    [{ code: 5740 }, 'too-large'],
    [{ code: -32603, data: { originalError: { code: 4001 } } }, 'declined'],
    [new Error('insufficient funds'), 'failed'],
    [undefined, 'failed'],
  ])('%j: %s', (error, refusal) => {
    expect(walletRefusalOf(error)).toBe(refusal);
  });
});

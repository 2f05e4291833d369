import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeTransfer } from './encode-transfer.ts';
import type { Eip1193Provider } from '#features/core/wallet-connection/model/injected-wallet.ts';
import { payFromWallet, type WalletPayment } from './pay-from-wallet.ts';

const payment = {
  chainId: 31337,
  tokenContract: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  receiver: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  amountUnits: '200473100000000000000',
};
const hash = `0x${'8e'.repeat(32)}`;
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

function walletOf(answers: Record<string, (params: readonly unknown[]) => unknown>) {
  const calls: { method: string; params: readonly unknown[] }[] = [];
  const provider: Eip1193Provider = {
    request: async ({ method, params = [] }) => {
      calls.push({ method, params });
      return answers[method]?.(params);
    },
  };
  return { provider, calls };
}

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const ready = {
  eth_requestAccounts: () => [account],
  eth_accounts: () => [account],
  eth_chainId: () => '0x7a69',
  eth_sendTransaction: () => hash,
};
const refuse = (error: unknown) => () => {
  throw error;
};

/** The outcome; rests between looks at the wallet take no time. */
async function pay(answers: Parameters<typeof walletOf>[0], change: Partial<WalletPayment> = {}) {
  const { provider, calls } = walletOf(answers);
  const paying = payFromWallet(provider, { ...payment, ...change });
  await vi.runAllTimersAsync();
  return { outcome: await paying, methods: calls.map(({ method }) => method) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('payFromWallet', () => {
  it('sends exactly the transfer and returns its hash', async () => {
    const { provider, calls } = walletOf(ready);
    expect(await payFromWallet(provider, payment)).toEqual({ kind: 'sent', hash });
    expect(calls.at(-1)).toEqual({
      method: 'eth_sendTransaction',
      params: [
        {
          from: account,
          to: payment.tokenContract,
          value: '0x0',
          data: encodeTransfer(payment.receiver, payment.amountUnits),
        },
      ],
    });
  });

  it('switches the network first', async () => {
    let chain = '0x1';
    const { provider, calls } = walletOf({
      ...ready,
      eth_chainId: () => chain,
      wallet_switchEthereumChain: ([wanted]) => {
        chain = (wanted as { chainId: string }).chainId;
        return null;
      },
    });
    expect(await payFromWallet(provider, payment)).toEqual({ kind: 'sent', hash });
    expect(calls.map((call) => call.method)).toContain('wallet_switchEthereumChain');
  });

  it('waits for a network that the wallet changes to after it has answered', async () => {
    let chain = '0x1';
    const { outcome } = await pay({
      ...ready,
      eth_chainId: () => chain,
      wallet_switchEthereumChain: () => {
        setTimeout(() => (chain = '0x7a69'), 700);
        return null;
      },
    });
    expect(outcome).toEqual({ kind: 'sent', hash });
  });

  it('does not send when the wallet stays on another network', async () => {
    const { outcome, methods } = await pay({
      ...ready,
      eth_chainId: () => '0x1',
      wallet_switchEthereumChain: () => null,
    });
    expect(outcome).toEqual({ kind: 'refused', refusal: 'chain-other' });
    expect(methods).not.toContain('eth_sendTransaction');
  });

  it('does not send when the network changes again before the signature', async () => {
    let chain = '0x7a69';
    const { outcome, methods } = await pay(
      { ...ready, eth_chainId: () => chain },
      { onAccount: async () => void (chain = '0x1') },
    );
    expect(outcome).toEqual({ kind: 'refused', refusal: 'chain-other' });
    expect(methods).not.toContain('eth_sendTransaction');
  });

  it('pays from the account that is in use by then, and announces that one', async () => {
    let current = other;
    const announced: string[] = [];
    const { outcome } = await pay(
      { ...ready, eth_requestAccounts: () => [current], eth_accounts: () => [current] },
      {
        onAccount: async (address) => {
          announced.push(address);
          current = account;
        },
      },
    );
    expect(outcome).toEqual({ kind: 'sent', hash });
    expect(announced).toEqual([other, account]);
  });

  it('a wallet that is locked before the signature is asked for nothing', async () => {
    const { outcome, methods } = await pay({ ...ready, eth_accounts: () => [] });
    expect(outcome).toEqual({ kind: 'refused', refusal: 'no-account' });
    expect(methods).not.toContain('eth_sendTransaction');
  });

  it.each([
    ['declined', { ...ready, eth_sendTransaction: refuse({ code: 4001 }) }],
    ['declined', { ...ready, eth_requestAccounts: refuse({ code: 4001 }) }],
    ['busy', { ...ready, eth_requestAccounts: refuse({ code: -32002 }) }],
    ['no-account', { ...ready, eth_requestAccounts: () => [] }],
    ['no-account', { ...ready, eth_requestAccounts: () => 'nonsense' }],
    [
      'chain-missing',
      { ...ready, eth_chainId: () => '0x1', wallet_switchEthereumChain: refuse({ code: 4902 }) },
    ],
    [
      'chain-missing',
      {
        ...ready,
        eth_chainId: () => '0x1',
        wallet_switchEthereumChain: refuse({ code: -32603, data: { originalError: { code: 4902 } } }),
      },
    ],
    ['no-funds', { ...ready, eth_sendTransaction: refuse(new Error('insufficient funds')) }],
    ['unsupported', { ...ready, eth_sendTransaction: refuse({ code: 4200 }) }],
    [{ said: 'nonce too low' }, { ...ready, eth_sendTransaction: refuse(new Error('nonce too low')) }],
    [{ said: '' }, { ...ready, eth_sendTransaction: () => '0x12' }],
  ])('reports %s', async (refusal, answers) => {
    expect((await pay(answers)).outcome).toEqual({ kind: 'refused', refusal });
  });
});

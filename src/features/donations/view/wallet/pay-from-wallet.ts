import { encodeTransfer } from './encode-transfer.ts';
import type { Eip1193Provider } from './injected-wallet.ts';

/** What a wallet has to pay: exactly this amount of this token on this chain. */
export interface WalletPayment {
  chainId: number;
  tokenContract: string;
  receiver: string;
  /** Base units as decimal text. */
  amountUnits: string;
  /** Told from which account, before the wallet is asked to send; what comes of it does not stop the payment. */
  onAccount?: (address: string) => Promise<unknown>;
}

/**
 * How it went. `declined`: the person said no. `chain-missing`: the wallet does not know the network. `chain-other`: it stayed
 * on another network. `busy`: a request is already open in the wallet. `no-account`: it shared none. `failed`: anything else.
 */
export type WalletOutcome =
  | { kind: 'sent'; hash: string }
  | { kind: 'declined' | 'chain-missing' | 'chain-other' | 'busy' | 'no-account' | 'failed' };

const hashPattern = /^0x[0-9a-f]{64}$/i;

/** Codes of EIP-1193 and EIP-1474; wallets wrap them at different depths. */
function codeOf(error: unknown): number | undefined {
  for (let cause = error, depth = 0; typeof cause === 'object' && cause !== null && depth < 3; depth += 1) {
    const { code, data } = cause as { code?: unknown; data?: { originalError?: unknown } };
    const inner = data?.originalError;
    if (inner) cause = inner;
    else return typeof code === 'number' ? code : undefined;
  }
  return undefined;
}

function outcomeOf(error: unknown): WalletOutcome {
  switch (codeOf(error)) {
    case 4001:
      return { kind: 'declined' };
    case 4902:
      return { kind: 'chain-missing' };
    case 4100:
      return { kind: 'no-account' };
    case -32002:
      return { kind: 'busy' };
    default:
      return { kind: 'failed' };
  }
}

async function readChainId(provider: Eip1193Provider): Promise<number> {
  return Number(await provider.request({ method: 'eth_chainId' }));
}

/** Moves the wallet to the chain and makes sure that it is there: a wallet may answer without having moved. */
async function ensureChain(provider: Eip1193Provider, chainId: number): Promise<boolean> {
  if ((await readChainId(provider)) === chainId) return true;
  const hexId = `0x${chainId.toString(16)}`;
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: hexId }] });
  return (await readChainId(provider)) === chainId;
}

/** Asks a wallet for the token transfer. Never throws: everything a wallet can answer is an outcome. */
export async function payFromWallet(
  provider: Eip1193Provider,
  payment: WalletPayment,
): Promise<WalletOutcome> {
  try {
    const accounts = await provider.request({ method: 'eth_requestAccounts' });
    const from: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
    if (typeof from !== 'string') return { kind: 'no-account' };
    if (!(await ensureChain(provider, payment.chainId))) return { kind: 'chain-other' };
    await payment.onAccount?.(from).catch(() => undefined);
    const data = encodeTransfer(payment.receiver, payment.amountUnits);
    const hash = await provider.request({
      method: 'eth_sendTransaction',
      params: [{ from, to: payment.tokenContract, value: '0x0', data }],
    });
    return typeof hash === 'string' && hashPattern.test(hash) ? { kind: 'sent', hash } : { kind: 'failed' };
  } catch (error) {
    return outcomeOf(error);
  }
}

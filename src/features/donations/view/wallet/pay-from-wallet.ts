import type { Eip1193Provider } from '#features/wallet-connection/model/injected-wallet.ts';
import { requestAccount } from '#features/wallet-connection/model/wallet-account.ts';
import { sendCall } from '#features/wallet-connection/model/wallet-calls.ts';
import { ensureChain } from '#features/wallet-connection/model/wallet-chain.ts';
import { walletRefusalOf, type WalletRefusal } from '#features/wallet-connection/model/wallet-refusal.ts';
import { encodeTransfer } from './encode-transfer.ts';

/** What a wallet has to pay: exactly this amount of this token on this chain. */
export interface WalletPayment {
  chainId: number;
  tokenContract: string;
  receiver: string;
  /** Base units as decimal text. */
  amountUnits: string;
  /** Called with the account before the wallet is asked to send; its result does not stop the payment. */
  onAccount?: (address: string) => Promise<unknown>;
}

/** Refusals that a single transfer can meet; a missing wallet method counts as failed. */
export type PaymentRefusal = Exclude<WalletRefusal, 'unsupported' | 'too-large'>;

export type WalletOutcome = { kind: 'sent'; hash: string } | { kind: PaymentRefusal };

function outcomeOf(error: unknown): WalletOutcome {
  const kind = walletRefusalOf(error);
  return { kind: kind === 'unsupported' || kind === 'too-large' ? 'failed' : kind };
}

/** Asks a wallet for the token transfer. Never throws: everything a wallet can return is an outcome. */
export async function payFromWallet(
  provider: Eip1193Provider,
  payment: WalletPayment,
): Promise<WalletOutcome> {
  try {
    const from = await requestAccount(provider);
    if (from === undefined) return { kind: 'no-account' };
    if (!(await ensureChain(provider, payment.chainId))) return { kind: 'chain-other' };
    await payment.onAccount?.(from).catch(() => undefined);
    const data = encodeTransfer(payment.receiver, payment.amountUnits);
    return { kind: 'sent', hash: await sendCall(provider, from, { to: payment.tokenContract, data }) };
  } catch (error) {
    return outcomeOf(error);
  }
}

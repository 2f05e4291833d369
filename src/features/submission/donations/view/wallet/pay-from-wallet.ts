import type { Eip1193Provider } from '#features/core/wallet-connection/model/injected-wallet.ts';
import { requestAccount } from '#features/core/wallet-connection/model/wallet-account.ts';
import { sendCall } from '#features/core/wallet-connection/model/wallet-calls.ts';
import { ensureChain } from '#features/core/wallet-connection/model/wallet-chain.ts';
import {
  walletRefusalOf,
  type WalletRefusal,
} from '#features/core/wallet-connection/model/wallet-refusal.ts';
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

export type WalletOutcome = { kind: 'sent'; hash: string } | { kind: 'refused'; refusal: WalletRefusal };

const refused = (refusal: WalletRefusal): WalletOutcome => ({ kind: 'refused', refusal });

async function payOnce(provider: Eip1193Provider, payment: WalletPayment): Promise<WalletOutcome> {
  const { chainId, tokenContract, receiver, amountUnits, onAccount } = payment;
  try {
    const from = await requestAccount(provider);
    if (from === undefined) return refused('no-account');
    if (!(await ensureChain(provider, chainId))) return refused('chain-other');
    await onAccount?.(from).catch(() => undefined);
    const call = { to: tokenContract, data: encodeTransfer(receiver, amountUnits) };
    return { kind: 'sent', hash: await sendCall(provider, { from, chainId }, call) };
  } catch (error) {
    return refused(walletRefusalOf(error));
  }
}

/** How often an account is followed that changes while the payment is prepared. */
const mostTurns = 3;

/** Asks a wallet for the token transfer. Never throws: everything a wallet can return is an outcome. */
export async function payFromWallet(
  provider: Eip1193Provider,
  payment: WalletPayment,
): Promise<WalletOutcome> {
  for (let turn = 1; ; turn += 1) {
    const outcome = await payOnce(provider, payment);
    // Any account may pay. Nothing was signed, so the one that is in use now is announced and asked.
    const hasMoved = outcome.kind === 'refused' && outcome.refusal === 'wrong-account';
    if (!hasMoved || turn === mostTurns) return outcome;
  }
}

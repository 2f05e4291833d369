import { devFaucet } from './dev-accounts.ts';
import { createDevTransactions } from './dev-transactions.ts';

/** Plays the visitor's wallet where the donation chain is the development chain. */
export interface DemonstrationWallet {
  /** Pays the exact quote in base units, and waits until it is mined; `link` is what a person would paste. */
  pay(quote: { amountUnits: bigint }): Promise<{ hash: string; link: string }>;
  /** Sender of its payments. */
  address: string;
}

/** The part of the brand that the wallet needs. */
interface DonationTarget {
  donation: { tokenContract: string; receivingAddress: string; explorerTransactionUrl: string };
}

/** Only a development node has the paying account unlocked; on any other chain `pay` throws. */
export function createDemonstrationWallet(options: {
  rpcUrl: string;
  brand: DonationTarget;
}): DemonstrationWallet {
  const transactions = createDevTransactions(options.rpcUrl);
  const { tokenContract, receivingAddress, explorerTransactionUrl } = options.brand.donation;
  return {
    address: devFaucet,
    async pay({ amountUnits }) {
      const hash = await transactions.sendToken({
        token: tokenContract,
        from: devFaucet,
        to: receivingAddress,
        units: amountUnits,
      });
      await transactions.getReceipt(hash);
      return { hash, link: explorerTransactionUrl.replace('{hash}', hash) };
    },
  };
}

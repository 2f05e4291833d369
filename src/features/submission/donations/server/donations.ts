import { randomInt } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { Payment } from '../model/payment.ts';
import type { DonationKind, PublicQuote, Quote } from '../model/quote.ts';
import { askAgain, type ChainAnswerNow } from './ask-again.ts';
import { askChain } from './ask-chain.ts';
import { closeQuotes } from './close-quotes.ts';
import { confirmByHand, type HandConfirmation, type HandConfirmed } from './confirm-by-hand.ts';
import { createQuote } from './create-quote.ts';
import { denyDisputed, type DeniedPayment } from './deny-disputed.ts';
import type { DonationDependencies, OnPaymentOutcome } from './donation-dependencies.ts';
import { fillTerms } from './donation-terms.ts';
import { getPayment } from './get-payment.ts';
import { listQuotes } from './list-quotes.ts';
import { formatQuote } from '../model/donation-amount.ts';
import { recheckAccepted } from './recheck-accepted.ts';
import { createRefunds, type Refunds } from './refund/refunds.ts';
import { recordPayer, type Payer } from './record-payer.ts';
import { recordPayment, type RecordedPayment } from './record-payment.ts';
import { scanTransfers } from './scan/scan-transfers.ts';
import { startVerifier, type Verifier, type VerifierOptions } from './start-verifier.ts';
import { verifyDue } from './verify-due.ts';

/** Tests may choose the numbers; the default is the system's cryptographic random generator. */
export type DonationOptions = Omit<DonationDependencies, 'randomInt'> & Partial<DonationDependencies>;

/** Does the submission claim a payment that others could claim too, so that the desk has to decide? */
async function isDisputed(database: Database, submissionId: number): Promise<boolean> {
  const row = await database
    .selectFrom('payments')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('status', '=', 'disputed')
    .executeTakeFirst();
  return row !== undefined;
}

/** A quote with what the donation box and a wallet need to pay it. */
function presentQuote(quote: Quote): PublicQuote {
  const { terms } = quote;
  const units = quote.amountUnits.toString();
  const call = `ethereum:${terms.tokenContract}@${terms.chainId}/transfer`;
  return {
    id: quote.id,
    amount: formatQuote(quote.amountUnits, terms.tokenDecimals),
    amount_units: units,
    symbol: terms.tokenSymbol,
    network_name: terms.networkName,
    network_short: terms.networkShort,
    chain_id: terms.chainId,
    token_contract: terms.tokenContract,
    token_decimals: terms.tokenDecimals,
    receiving_address: terms.receivingAddress,
    eip681: `${call}?address=${terms.receivingAddress}&uint256=${units}`,
    explorer_placeholder: terms.explorerTransactionUrl.replace('{hash}', '0x…'),
  };
}

/** Frees amounts whose reservation has ended. Shared ones stay blocked. @returns how many */
async function releaseAmounts(database: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('quotes')
    .set({ reserved: 0 })
    .where('reserved', '=', 1)
    .where('contested', '=', 0)
    .where('reserved_until', '<=', now.toISOString())
    // An expired submission that is kept for a decision of the desk can still be paid.
    .where('submission_id', 'not in', (eb) =>
      eb.selectFrom('submissions').select('id').where('state', '=', 'expired'),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface Donations {
  /**
   * A new exact amount reserved for the submission; after 8 of them the latest again. Takes a transaction or
   * the database.
   */
  createQuote(database: Database, submissionId: number, kind: DonationKind): Promise<Quote>;
  /**
   * The submission needs no more amounts: its amounts stay reserved for another 30 days. Acceptance does
   * this automatically.
   */
  closeQuotes(transaction: Database, submissionId: number): Promise<void>;
  /** Frees amounts whose reservation has ended. @returns how many */
  releaseAmounts(): Promise<number>;
  /**
   * Records the address from which the portal's wallet button is about to pay; false when the amount is not
   * reserved for this submission alone.
   */
  recordPayer(payer: Payer): Promise<boolean>;
  /** All quotes of the submission, oldest first. */
  listQuotes(submissionId: number): Promise<Quote[]>;
  presentQuote(quote: Quote): PublicQuote;
  /**
   * Stores the claim that the pasted link pays for the submission, to be checked immediately. Takes a
   * transaction or the database.
   */
  recordPayment(database: Database, submissionId: number, link: string): Promise<RecordedPayment>;
  /** The payment to show: the accepted one, else the latest claim; undefined when there is none. */
  getPayment(submissionId: number): Promise<Payment | undefined>;
  /**
   * Asks the chain now about the payment that is shown; the answer has the effect of the next check by itself. Undefined when no transaction was
   * sent in.
   */
  askAgain(
    submissionId: number,
    options: { onOutcome: OnPaymentOutcome },
  ): Promise<ChainAnswerNow | undefined>;
  /** The chain's result for a link that a reviewer wants to confirm. */
  askChain(question: { submissionId: number; link: string }): ReturnType<typeof askChain>;
  /**
   * The desk's confirmation that the link pays: accepted, or waiting for a second person where the chain
   * says no.
   */
  confirmByHand(confirmation: HandConfirmation): Promise<HandConfirmed>;
  /**
   * Does the submission claim a payment that others could claim too, so that the desk has to decide? Takes a
   * transaction or the database.
   */
  isDisputed(database: Database, submissionId: number): Promise<boolean>;
  /**
   * The desk's decision that a disputed payment belongs to none of the claiming submissions; undefined where
   * the submission has no disputed claim.
   */
  denyDisputed(transaction: DatabaseTransaction, submissionId: number): Promise<DeniedPayment | undefined>;
  /**
   * One round over all due claims; returns how many were checked. Several processes may run this
   * concurrently.
   */
  verifyDue(options: { onOutcome: OnPaymentOutcome }): Promise<number>;
  /** Asks the chain again about payments accepted in the last 24 hours; returns how many. */
  recheckAccepted(options: { onOutcome: OnPaymentOutcome }): Promise<number>;
  /** One round of looking for transfers to the receiving addresses; returns how many addresses were read. */
  scanTransfers(): Promise<number>;
  /** @param options.pollMs longest delay between two checks for due claims and refunds */
  startVerifier(options: VerifierOptions): Verifier;
  /** After a claim or a refund is committed: the verifiers that were started look at it without waiting for their next poll. */
  wakeVerifiers(): void;
  refunds: Refunds;
  /** Gives what an earlier version wrote the settings of this start. Safe at every start. */
  fillTerms(): Promise<void>;
}

/** Quotes, claims and their verification on the chain. */
export function createDonations(options: DonationOptions): Donations {
  const dependencies: DonationDependencies = { randomInt: (max) => randomInt(max), ...options };
  const { database } = dependencies;
  const verifiers = new Set<Verifier>();
  return {
    createQuote: (executor, submissionId, kind) =>
      createQuote(dependencies, { database: executor, submissionId, kind }),
    closeQuotes: (transaction, submissionId) =>
      closeQuotes(transaction, { submissionId, at: dependencies.now() }),
    releaseAmounts: () => releaseAmounts(database, dependencies.now()),
    recordPayer: (payer) => recordPayer(database, payer, dependencies.now()),
    listQuotes: (submissionId) => listQuotes(dependencies, submissionId),
    presentQuote,
    recordPayment: (executor, submissionId, link) =>
      recordPayment(dependencies, { database: executor, submissionId, link }),
    getPayment: (submissionId) => getPayment(database, submissionId),
    askAgain: (submissionId, { onOutcome }) => askAgain(dependencies, { submissionId, onOutcome }),
    askChain: (question) => askChain(dependencies, question),
    confirmByHand: (confirmation) => confirmByHand(dependencies, confirmation),
    isDisputed,
    denyDisputed: (transaction, submissionId) =>
      denyDisputed(dependencies.engine, { transaction, submissionId, at: dependencies.now() }),
    verifyDue: ({ onOutcome }) => verifyDue(dependencies, onOutcome),
    recheckAccepted: ({ onOutcome }) => recheckAccepted(dependencies, onOutcome),
    scanTransfers: () => scanTransfers(dependencies),
    startVerifier(options) {
      const verifier = startVerifier(dependencies, options);
      verifiers.add(verifier);
      return verifier;
    },
    wakeVerifiers: () => verifiers.forEach((verifier) => verifier.wake()),
    refunds: createRefunds(dependencies),
    fillTerms: () => fillTerms(database, { settings: dependencies.brand, at: dependencies.now() }),
  };
}

import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { LinkCode, PaymentCode } from '../model/payment-code.ts';
import { parsePaymentLink } from '../model/payment-link.ts';
import type { ChainVerdict } from './ask-chain.ts';
import { closeQuotes } from './close-quotes.ts';
import type { DonationDependencies } from './donation-dependencies.ts';
import { findTermsId } from './donation-terms.ts';
import { isGivenBackToAnother, isUsedByAnother } from './is-used-by-another.ts';
import { recordPayment } from './record-payment.ts';
import { reopenDisputed } from './reopen-disputed.ts';

export interface HandConfirmation {
  transaction: DatabaseTransaction;
  submissionId: number;
  link: string;
  /** @property token of a script that acts for the account: it is no second person */
  reviewer: { id: string; name: string; token?: string | undefined };
  /** Why the payment counts although the chain does not confirm it; may be empty. */
  reason: string;
  /** The result of `askChain` for this link. */
  verdict: ChainVerdict;
}

/**
 * `proposed`: waits for a second person. `reason-needed`: the chain said no (`chainCode`), and no reason was
 * given.
 */
export type HandConfirmed =
  | { ok: true; kind: 'accepted' | 'proposed' }
  | { ok: false; code: LinkCode }
  | { ok: false; code: 'reason-needed' | 'same-person'; chainCode: PaymentCode };

type Dependencies = Pick<DonationDependencies, 'now' | 'engine' | 'brand'>;

/**
 * A reviewer says that the link pays. Where the chain confirms it, or no endpoint is configured, that is
 * enough. Where the chain says no, a second person with another account must agree, and the first one's
 * reason is kept (decision 014).
 */
export async function confirmByHand(
  dependencies: Dependencies,
  confirmation: HandConfirmation,
): Promise<HandConfirmed> {
  const { transaction, submissionId, link, verdict, reviewer } = confirmation;
  const parsed = parsePaymentLink(link);
  if (!parsed.ok) return parsed;
  await dependencies.engine.lock(transaction, parsed.txHash);
  const shared = await maySplit(confirmation, parsed.txHash);
  const recorded = await recordPayment(dependencies, {
    database: transaction,
    submissionId,
    link,
    shared,
    byDesk: true,
  });
  if (!recorded.ok) return recorded;
  const accept = async (confirmedBy: string) => {
    await acceptPayment(dependencies, confirmation, { id: recorded.paymentId, confirmedBy, shared });
    return { ok: true, kind: 'accepted' } as const;
  };
  if (verdict.kind !== 'no') return accept(reviewer.name);
  const { proposed_by, proposed_name } = await transaction
    .selectFrom('payments')
    .select(['proposed_by', 'proposed_name'])
    .where('id', '=', recorded.paymentId)
    .executeTakeFirstOrThrow();
  if (proposed_by !== null && proposed_by !== reviewer.id && reviewer.token === undefined)
    return accept(`${proposed_name ?? ''} and ${reviewer.name}`);
  if (proposed_by !== null) return { ok: false, code: 'same-person', chainCode: verdict.code };
  if (confirmation.reason === '') return { ok: false, code: 'reason-needed', chainCode: verdict.code };
  await transaction
    .updateTable('payments')
    .set({
      proposed_by: reviewer.id,
      proposed_name: reviewer.name,
      proposed_code: verdict.code,
      proposed_reason: confirmation.reason,
    })
    .where('id', '=', recorded.paymentId)
    .execute();
  return { ok: true, kind: 'proposed' };
}

/**
 * One transaction with several transfers can pay several submissions, each with its own transfer, when the
 * desk decides so.
 */
async function maySplit(
  { transaction, submissionId, verdict }: HandConfirmation,
  tx_hash: string,
): Promise<boolean> {
  if (verdict.kind !== 'yes') return false;
  const claim = { submission_id: submissionId, tx_hash };
  if (!(await isUsedByAnother(transaction, claim))) return false;
  if (await isGivenBackToAnother(transaction, claim)) return false;
  const rows = await transaction
    .selectFrom('payments')
    .select('amount_units')
    .where('tx_hash', '=', claim.tx_hash)
    .where('status', '=', 'accepted')
    .execute();
  const units = verdict.detail.seen_amount_units;
  return rows.every(({ amount_units }) => amount_units !== null && amount_units !== units);
}

/** What the books say of a payment that people confirmed: as much as the chain showed. `about`: the quote that it was compared with. */
function paidIn(verdict: ChainVerdict) {
  if (verdict.kind === 'yes') {
    const { quoteId, detail, payer = null } = verdict;
    return { quoteId, about: quoteId, units: detail.seen_amount_units ?? null, payer };
  }
  const reached = verdict.kind === 'no' ? verdict.reached : undefined;
  if (!reached) return { quoteId: null, about: null, units: null, payer: null };
  return { quoteId: null, about: reached.quoteId, units: String(reached.units), payer: reached.payer };
}

async function acceptPayment(
  { now, engine, brand: settings }: Dependencies,
  { transaction, submissionId, verdict }: HandConfirmation,
  payment: { id: number; confirmedBy: string; shared: boolean },
): Promise<void> {
  const at = now();
  const paid = paidIn(verdict);
  const quoteId = paid.about;
  const terms_id = await findTermsId(transaction, { submissionId, quoteId, settings, at });
  try {
    const { tx_hash } = await transaction
      .updateTable('payments')
      .set((eb) => ({
        status: 'accepted',
        code: null,
        detail: verdict.kind === 'unasked' ? '{}' : JSON.stringify(verdict.detail),
        quote_id: paid.quoteId,
        amount_units: paid.units,
        payer_address: paid.payer,
        terms_id,
        shared: payment.shared ? 1 : 0,
        confirmed_by: payment.confirmedBy,
        // A check in progress loses its claim on the row.
        attempts: eb('attempts', '+', 1),
        update_time: at.toISOString(),
      }))
      .where('id', '=', payment.id)
      .returning('tx_hash')
      .executeTakeFirstOrThrow();
    await closeQuotes(transaction, { submissionId, at });
    await reopenDisputed(transaction, { txHash: tx_hash, at });
  } catch (error) {
    if (!engine.isUniqueViolation(error)) throw error;
    throw new AppError('conflict', 'This transaction was accepted for another submission a moment ago.', {
      cause: error,
    });
  }
}

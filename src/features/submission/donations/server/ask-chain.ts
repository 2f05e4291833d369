import type { PaymentDetail, Reached } from '../model/payment.ts';
import type { LinkCode, PaymentCode } from '../model/payment-code.ts';
import { parsePaymentLink } from '../model/payment-link.ts';
import type { DonationDependencies } from './donation-dependencies.ts';
import { judgeClaim } from './judge-claim.ts';

/**
 * The chain's result before a reviewer confirms a payment by hand. `unasked`: no endpoint is configured. An
 * endpoint that does not respond counts as no, because its result is unknown.
 */
export type ChainVerdict =
  | { kind: 'unasked' }
  | { kind: 'yes'; quoteId: number; detail: PaymentDetail; payer?: string | undefined }
  | { kind: 'no'; code: PaymentCode; detail: PaymentDetail; reached?: Reached | undefined };

/**
 * Asks the chain about a link that a reviewer wants to confirm. Not inside a transaction: an endpoint can be
 * slow.
 */
export async function askChain(
  dependencies: Pick<DonationDependencies, 'database' | 'brand' | 'chain'>,
  { submissionId, link }: { submissionId: number; link: string },
): Promise<{ ok: true; verdict: ChainVerdict } | { ok: false; code: LinkCode }> {
  const parsed = parsePaymentLink(link);
  if (!parsed.ok) return parsed;
  const judged = await judgeClaim(dependencies, { submissionId, txHash: parsed.txHash });
  if (judged.kind === 'missing')
    return { ok: true, verdict: { kind: 'no', code: 'not-found-yet', detail: {} } };
  if (judged.kind === 'accepted' || judged.kind === 'disputed') {
    const { quoteId, detail, payer } = judged;
    return { ok: true, verdict: { kind: 'yes', quoteId, detail, payer } };
  }
  if (judged.code === 'no-endpoint') return { ok: true, verdict: { kind: 'unasked' } };
  const { code, detail, reached } = judged;
  return { ok: true, verdict: { kind: 'no', code, detail, reached } };
}

import { formatQuote, formatUnits } from './donation-amount.ts';
import type { ChainOutcome, PaymentDetail } from './payment.ts';
import type { RefusalCode } from './payment-code.ts';
import type { Quote } from './quote.ts';

/**
 * Block times are whole seconds set by the miner's clock, which may differ from ours: a payment may appear
 * this much older than its quote.
 */
export const clockSkewMs = 120_000;

/** A mined transaction from the chain port. Addresses are lower case. */
export interface SeenTransaction {
  succeeded: boolean;
  to: string | null;
  valueUnits: bigint;
  transfers: readonly { token: string; to: string; units: bigint }[];
  blockNumber: bigint;
  blockTimeSeconds: number;
  headNumber: bigint;
}

/** What the brand requires of a donation. */
export interface DonationExpectation {
  tokenContract: string;
  tokenDecimals: number;
  receivingAddress: string;
  confirmations: number;
}

interface Case {
  seen: SeenTransaction;
  /** All quotes ever made for the submission. */
  quotes: readonly Quote[];
  expected: DonationExpectation;
}

/**
 * The rule of a donation: a successful transaction, not mined before the quote, in which the product token's
 * contract reports a transfer of exactly a quoted amount to the receiving address, confirmed by enough
 * blocks. If several things are wrong, the code is the closest to success, because its message helps most.
 * Whether the transaction was used before is not checked here.
 */
export function judgePayment({ seen, quotes, expected }: Case): ChainOutcome {
  const where = presentBlock(seen);
  if (!seen.succeeded) return { kind: 'refused', code: 'reverted', detail: where };

  const paid = findPaidQuote({ seen, quotes, expected });
  if (!paid) return { kind: 'refused', ...explainMismatch({ seen, quotes, expected }) };
  const amount = presentAmount(paid.quote.amountUnits, expected);
  if (!paid.inTime) return { kind: 'refused', code: 'mined-before-quote', detail: { ...where, ...amount } };

  const confirmations = confirmationsOf(seen);
  const detail = {
    ...where,
    ...amount,
    confirmations,
    confirmations_required: expected.confirmations,
  };
  if (confirmations < expected.confirmations)
    return { kind: 'waiting', code: 'awaiting-confirmations', detail };
  return { kind: 'accepted', quoteId: paid.quote.id, detail };
}

function findPaidQuote({ seen, quotes, expected }: Case): { quote: Quote; inTime: boolean } | undefined {
  const received = new Set(donationsOf(seen, expected).map((transfer) => transfer.units));
  const paid = quotes.filter((quote) => received.has(quote.amountUnits));
  const minedMs = seen.blockTimeSeconds * 1000;
  const timely = paid.find((quote) => Date.parse(quote.createTime) <= minedMs + clockSkewMs);
  if (timely) return { quote: timely, inTime: true };
  return paid[0] && { quote: paid[0], inTime: false };
}

/** Transfers of the right token to the right address, whatever the amount. */
function donationsOf(seen: SeenTransaction, expected: DonationExpectation) {
  return seen.transfers.filter(
    (transfer) =>
      same(transfer.token, expected.tokenContract) && same(transfer.to, expected.receivingAddress),
  );
}

function explainMismatch({ seen, quotes, expected }: Case): { code: RefusalCode; detail: PaymentDetail } {
  const where = presentBlock(seen);
  const latest = quotes.at(-1);
  const wanted = latest ? { expected_amount: formatQuote(latest.amountUnits, expected.tokenDecimals) } : {};

  const [donation] = donationsOf(seen, expected);
  if (donation) {
    return {
      code: 'wrong-amount',
      detail: { ...where, ...presentAmount(donation.units, expected), ...wanted },
    };
  }
  const elsewhere = seen.transfers.find((transfer) => same(transfer.token, expected.tokenContract));
  if (elsewhere) {
    const detail = { ...where, ...presentAmount(elsewhere.units, expected), seen_receiver: elsewhere.to };
    return { code: 'wrong-receiver', detail };
  }
  const token = findOtherToken(seen, expected);
  return { code: 'wrong-token', detail: token ? { ...where, seen_token: token } : where };
}

/** What was sent instead: first what reached the receiving address, else any transfer. */
function findOtherToken(seen: SeenTransaction, expected: DonationExpectation): string | undefined {
  const other = seen.transfers.find((transfer) => same(transfer.to, expected.receivingAddress));
  if (other) return other.token;
  const native = seen.valueUnits > 0n ? 'native' : undefined;
  if (native && seen.to !== null && same(seen.to, expected.receivingAddress)) return native;
  return seen.transfers[0]?.token ?? native;
}

/**
 * The block of the payment counts as the first confirmation; an endpoint whose head lags behind gives none.
 */
function confirmationsOf(seen: SeenTransaction): number {
  return Math.max(0, Number(seen.headNumber - seen.blockNumber) + 1);
}

function presentBlock(seen: SeenTransaction): PaymentDetail {
  return {
    mined_time: new Date(seen.blockTimeSeconds * 1000).toISOString(),
    block_number: seen.blockNumber.toString(),
  };
}

function presentAmount(units: bigint, expected: DonationExpectation): PaymentDetail {
  return { seen_amount_units: units.toString(), seen_amount: formatUnits(units, expected.tokenDecimals) };
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

import { formatUnits } from '#features/submission/donations/model/donation-amount.ts';
import type { DonationTerms } from '#features/submission/donations/model/donation-terms.ts';
import type { DonationSettings } from '#features/submission/donations/server/donation-terms.ts';
import type { BookRange } from '../../model/books/book-range.ts';
import { tokenIdOf, valueOf, type BookCurrency, type DayRate } from '../../model/books/book-rate.ts';
import type { CountedKind } from '../../model/numbers.ts';

/**
 * An accepted payment, a proven refund, or a transfer that pays for no submission and what was given back of it; for bookkeeping. Times are
 * RFC 3339 UTC.
 */
export interface BookEntry {
  entry: 'donation' | 'refund' | 'transfer' | 'transfer-refund';
  /** `by-chain`: the chain confirmed it. `by-hand`: people did. `in-doubt`: the chain no longer shows it. `set-aside`: the desk says that it is no payment. */
  status: 'by-chain' | 'by-hand' | 'in-doubt' | 'set-aside';
  /** When it was mined; null where nothing says it. */
  mined_time: string | null;
  /** When it was accepted, proven, or, of a transfer, found. */
  accepted_time: string;
  /** Whole tokens as a decimal text; empty where the chain did not show it, and for a refund. */
  amount: string;
  /** The same of a refund; empty for what came in. Gross is the sum of `amount`, net that without the sum of `refunded`. */
  refunded: string;
  token: string;
  /** Contract of the token and network, as they were asked for. */
  token_contract: string;
  network: string;
  chain_id: number;
  /** Lower-case addresses; empty where nothing could say. Of a refund: who sent it, and who got it. */
  payer: string;
  receiver: string;
  tx_hash: string;
  /** Transaction that a refund gives back; empty for what came in. */
  refund_of: string;
  /** Null for what belongs to none. */
  submission: number | null;
  title: string;
  kind: CountedKind | '';
  /** Of the reviewer who confirmed it by hand; empty for all others. */
  confirmed_by: string;
  /** Of the value; empty, like all that follows, where no rate of the day is known. */
  currency: BookCurrency | '';
  /** What a whole token was worth on the day. */
  rate: string;
  /** What `amount` and `refunded` were worth, with the decimals of the currency; empty where the amount is. */
  value: string;
  refunded_value: string;
  rate_source: string;
}

/** The rates of the days of an export, in its currency. */
export interface Pricing {
  currency: BookCurrency;
  /** @param token as `tokenIdOf` says it @param day UTC, YYYY-MM-DD */
  find: (token: string, day: string) => Pick<DayRate, 'rate' | 'source'> | undefined;
}

export interface EntryRequest extends BookRange {
  kinds: readonly CountedKind[];
  settings: DonationSettings;
  /** None where no value is asked for. */
  pricing: Pricing | undefined;
}

/** Rows in the memory at a time. */
export const batchSize = 5_000;

const minedTimeOf = (detail: string) => (JSON.parse(detail) as { mined_time?: string }).mined_time ?? null;

/** When it counts: mined, or accepted where that is not known. */
export const bookedTimeOf = ({ detail, update_time }: Pick<BookedRow, 'detail' | 'update_time'>) =>
  minedTimeOf(detail) ?? update_time;

/** A row of a payment or a refund. */
interface BookedRow {
  detail: string;
  update_time: string;
  tx_hash: string;
  submission_id: number | null;
  title: string;
  kind: string;
  confirmed_by: string | null;
  doubt: string | null;
}

type Booked = Pick<BookEntry, 'entry' | 'payer' | 'receiver' | 'refund_of'> & {
  terms: DonationTerms;
  /** In base units; null where nothing could say. */
  units: string | null;
};

function statusOf({ doubt, confirmed_by }: BookedRow): BookEntry['status'] {
  if (doubt !== null) return 'in-doubt';
  return confirmed_by === null ? 'by-chain' : 'by-hand';
}

type Worth = Pick<BookEntry, 'currency' | 'rate' | 'value' | 'refunded_value' | 'rate_source'>;

const unpriced: Worth = { currency: '', rate: '', value: '', refunded_value: '', rate_source: '' };

const isRefund = (entry: BookEntry['entry']) => entry === 'refund' || entry === 'transfer-refund';

/** In the order of the file's columns. */
function worthOf(day: string, { entry, terms, units }: Booked, pricing: Pricing | undefined): Worth {
  const found = pricing?.find(tokenIdOf(terms), day);
  if (!pricing || !found) return unpriced;
  const { currency } = pricing;
  const { rate, source } = found;
  const value =
    units === null ? '' : valueOf(BigInt(units), { rate, decimals: terms.tokenDecimals, currency });
  const sides = isRefund(entry) ? { value: '', refunded_value: value } : { value, refunded_value: '' };
  return { currency, rate, ...sides, rate_source: source };
}

/** In the order of the file's columns. */
export function book(row: BookedRow, booked: Booked, pricing: Pricing | undefined): BookEntry {
  const { entry, terms, units, ...rest } = booked;
  const amount = units === null ? '' : formatUnits(BigInt(units), terms.tokenDecimals);
  return {
    entry,
    status: statusOf(row),
    mined_time: minedTimeOf(row.detail),
    accepted_time: row.update_time,
    amount: isRefund(entry) ? '' : amount,
    refunded: isRefund(entry) ? amount : '',
    token: terms.tokenSymbol,
    token_contract: terms.tokenContract,
    network: terms.networkName,
    chain_id: terms.chainId,
    payer: rest.payer,
    receiver: rest.receiver.toLowerCase(),
    tx_hash: row.tx_hash,
    refund_of: rest.refund_of,
    submission: row.submission_id,
    title: row.title,
    kind: row.kind as CountedKind | '',
    confirmed_by: row.confirmed_by ?? '',
    ...worthOf(bookedTimeOf(row).slice(0, 10), booked, pricing),
  };
}

import type { CountedKind } from '../model/numbers.ts';

/** An accepted payment or a proven refund, for bookkeeping. Times are RFC 3339 UTC. */
export interface Donation {
  entry: 'donation' | 'refund';
  /** When it was mined; null where a person confirmed it and the chain did not show it. */
  mined_time: string | null;
  accepted_time: string;
  /** Whole tokens as a decimal text; empty where the chain did not show it, and for a refund. */
  amount: string;
  /** The same of a refund; empty for a donation. Gross is the sum of `amount`, net that without the sum of `refunded`. */
  refunded: string;
  token: string;
  tx_hash: string;
  /** Transaction of the payment that a refund gives back; empty for a donation. */
  refund_of: string;
  submission: number;
  title: string;
  kind: CountedKind;
  /** Of the reviewer who confirmed it by hand; empty for all others. */
  confirmed_by: string;
}

export interface DonationRequest {
  since: string;
  kinds: readonly CountedKind[];
}

export type ExportRequest = DonationRequest & { token: { symbol: string; decimals: number } };

const minedTimeOf = (detail: string) => (JSON.parse(detail) as { mined_time?: string }).mined_time ?? null;

/** `2026-11`, by the time it was mined, or accepted where that is not known. */
export const monthOf = ({ detail, update_time }: Pick<BookedRow, 'detail' | 'update_time'>) =>
  (minedTimeOf(detail) ?? update_time).slice(0, 7);

interface BookedRow {
  detail: string;
  update_time: string;
  tx_hash: string;
  submission_id: number;
  title: string;
  kind: string;
  confirmed_by: string | null;
}

type Booked = Pick<Donation, 'entry' | 'amount' | 'refunded' | 'token' | 'refund_of'>;

/** In the order of the file's columns. */
export const book = (row: BookedRow, { entry, amount, refunded, token, refund_of }: Booked): Donation => ({
  entry,
  mined_time: minedTimeOf(row.detail),
  accepted_time: row.update_time,
  amount,
  refunded,
  token,
  tx_hash: row.tx_hash,
  refund_of,
  submission: row.submission_id,
  title: row.title,
  kind: row.kind as CountedKind,
  confirmed_by: row.confirmed_by ?? '',
});

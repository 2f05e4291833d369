import { formatUnits } from '#features/submission/donations/model/donation-amount.ts';
import type { DonationTerms } from '#features/submission/donations/model/donation-terms.ts';
import type { DonationSettings } from '#features/submission/donations/server/donation-terms.ts';
import type { CountedKind } from '../model/numbers.ts';

/** An accepted payment or a proven refund, for bookkeeping. Times are RFC 3339 UTC. */
export interface Donation {
  entry: 'donation' | 'refund';
  /** `by-chain`: the chain confirmed it. `by-hand`: people did. `in-doubt`: the chain no longer shows it. */
  status: 'by-chain' | 'by-hand' | 'in-doubt';
  /** When it was mined; null where a person confirmed it and the chain did not show it. */
  mined_time: string | null;
  accepted_time: string;
  /** Whole tokens as a decimal text; empty where the chain did not show it, and for a refund. */
  amount: string;
  /** The same of a refund; empty for a donation. Gross is the sum of `amount`, net that without the sum of `refunded`. */
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

export type ExportRequest = DonationRequest & { settings: DonationSettings };

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
  doubt: string | null;
}

type Booked = Pick<Donation, 'entry' | 'payer' | 'receiver' | 'refund_of'> & {
  terms: DonationTerms;
  /** In base units; null where nothing could say. */
  units: string | null;
};

function statusOf({ doubt, confirmed_by }: BookedRow): Donation['status'] {
  if (doubt !== null) return 'in-doubt';
  return confirmed_by === null ? 'by-chain' : 'by-hand';
}

/** In the order of the file's columns. */
export function book(row: BookedRow, { entry, terms, units, ...rest }: Booked): Donation {
  const amount = units === null ? '' : formatUnits(BigInt(units), terms.tokenDecimals);
  return {
    entry,
    status: statusOf(row),
    mined_time: minedTimeOf(row.detail),
    accepted_time: row.update_time,
    amount: entry === 'donation' ? amount : '',
    refunded: entry === 'refund' ? amount : '',
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
    kind: row.kind as CountedKind,
    confirmed_by: row.confirmed_by ?? '',
  };
}

import type { Generated } from 'kysely';

/* The part of schema.ts about donations; the same rules apply. */

/** Receiver, token and chain of donations, as the settings once said. Rows are added, never changed. */
export interface DonationTermsTable {
  id: Generated<number>;
  receiving_address: string;
  token_contract: string;
  token_symbol: string;
  token_decimals: number;
  chain_id: number;
  network_name: string;
  network_short: string;
  explorer_transaction_url: string;
  create_time: string;
}

/** Where the chain no longer shows what it had confirmed. Nothing is undone by one answer. */
interface DoubtColumns {
  /** What it says instead; null without a doubt. */
  doubt: Generated<'absent' | 'differs' | 'lagging' | 'unconfirmed' | null>;
  doubt_since: Generated<string | null>;
  /** How often it was looked at since and was not shown by an endpoint that should know. */
  doubt_looks: Generated<number>;
}

export interface QuoteTable {
  id: Generated<number>;
  submission_id: number;
  amount_units: string;
  /** 1 while nobody else may get the amount; these amounts have a unique index. */
  reserved: number;
  /** When the amount becomes free; null while the submission may still be paid. */
  reserved_until: string | null;
  /** 1 where the amount was given to two submissions, before decision 014: never given out again. */
  contested: Generated<number>;
  /**
   * Lower-case address of the wallet that the portal's own button was about to pay from, and when it was
   * reported.
   */
  payer_address: string | null;
  payer_time: string | null;
  /** What it asks for is its own; null for one of an earlier version until the next start. */
  terms_id: Generated<number | null>;
  create_time: string;
}

export interface PaymentTable extends DoubtColumns {
  id: Generated<number>;
  submission_id: number;
  tx_hash: string;
  link: string;
  status: 'checking' | 'accepted' | 'refused' | 'disputed';
  code: string | null;
  /** JSON: what was seen on the chain. */
  detail: string;
  /** Incremented with every check of the chain; the number of a check is its claim on the row. */
  attempts: number;
  /** When a checking claim is due; moved ahead during a check, so that no other process takes it. */
  next_attempt_time: string;
  /** Since when it has had its code. */
  code_time: string;
  quote_id: number | null;
  /** Account name of the reviewer who confirmed it by hand; shown at the desk only. */
  confirmed_by: string | null;
  /** What was paid in base units, where the chain said so and it was accepted. */
  amount_units: string | null;
  /** `2026-11`, by the time it was mined, or accepted where that is not known; triggers keep it. */
  counted_month: Generated<string>;
  /** Lower-case address that paid, where the chain said so and it was accepted. */
  payer_address: string | null;
  /** 1 where the desk accepted it although another transfer of the same transaction pays for another submission. */
  shared: Generated<number>;
  /**
   * Account id and name of the reviewer who says that it pays although the chain does not, and why; until a
   * second person agrees.
   */
  proposed_by: string | null;
  proposed_name: string | null;
  /** The chain's result. */
  proposed_code: string | null;
  proposed_reason: string | null;
  /** With which receiver, token and chain it was accepted. */
  terms_id: Generated<number | null>;
  create_time: string;
  update_time: string;
}

/** The latest question of a reviewer to the chain about a submission's payment, and its answer; and what nobody may look up again yet. */
export interface ChainQuestionTable {
  submission_id: number;
  /** Before that time nothing about the submission is looked up again: while something is, and shortly after. */
  until: string;
  /** What that is; null where a version before this column wrote it. */
  looked_up: 'payment' | 'refund' | 'form' | null;
  /** Asked about; null until the first answer, like all columns below. */
  tx_hash: string | null;
  /** Why the transaction does not pay; null where the chain confirms it. */
  code: string | null;
  /** JSON: what was seen on the chain. */
  detail: string | null;
  /** Account name of the reviewer. */
  asked_by: string | null;
  asked_time: string | null;
}

/** A payment, or a part of it, that was given back. */
export interface RefundTable extends DoubtColumns {
  id: Generated<number>;
  submission_id: number;
  payment_id: number;
  tx_hash: string;
  link: string;
  /** What was asked for. */
  amount_units: string;
  /** Lower-case address. */
  receiver: string;
  /** Why it goes to another address than the one that paid. */
  receiver_reason: string | null;
  status: 'checking' | 'proven' | 'unproven' | 'corrected';
  code: string | null;
  /** Since when it has had its code. */
  code_time: string;
  /** JSON: what was seen on the chain. */
  detail: string;
  /** Lower-case address that sent it, where the chain said so. */
  sender: string | null;
  /** As of a payment. */
  attempts: number;
  next_attempt_time: string;
  /** Account names. */
  recorded_by: string;
  confirmed_by: string | null;
  /** The record that this one corrects. */
  replaces_id: number | null;
  /** Token and chain of the payment that it gives back. */
  terms_id: Generated<number | null>;
  create_time: string;
  /** Of a proven one: since when it is. */
  update_time: string;
}

/** How far the chain has been read for transfers to one receiving address. */
export interface TransferScanTable {
  id: Generated<number>;
  chain_id: number;
  /** Lower-case addresses. */
  token_contract: string;
  receiver: string;
  /** The latest terms with this token and receiver. */
  terms_id: number;
  /** Below it everything was read; null until the first block is known. */
  next_block: Generated<number | null>;
  /** Incremented with each reading; its number is the claim on the row. */
  attempts: Generated<number>;
  /** When the next reading is due; moved ahead during one, so that no other process takes it. */
  next_attempt_time: string;
  /** Why the chain cannot be read further, and since when; null while it can. */
  issue: Generated<string | null>;
  issue_since: Generated<string | null>;
  /** When everything up to the latest block was read last. */
  read_time: Generated<string | null>;
}

/** A transfer of the donation token to a receiving address, as the chain's logs tell. */
export interface ReceivedTransferTable {
  id: Generated<number>;
  scan_id: number;
  tx_hash: string;
  /** Among the transfers of its transaction to this address, from 0: unlike the log's index it survives another block. */
  position: number;
  block_number: number;
  /** Where the node says it. */
  mined_time: string | null;
  /** Lower-case address. */
  sender: string;
  amount_units: string;
  found_time: string;
  /** Since when the chain does not show it. */
  gone_time: Generated<string | null>;
  /** Incremented with each act of the desk. */
  version: Generated<number>;
  /** `transfers/model/transfer.ts`; null, like the next three, until the desk decides. */
  outcome: Generated<string | null>;
  decision_note: Generated<string | null>;
  /** Email address of the account. */
  decided_by: Generated<string | null>;
  decided_time: Generated<string | null>;
  /** The submission that it was assigned to. */
  submission_id: Generated<number | null>;
}

/** What was given back of a transfer that belongs to no submission; recorded once the chain confirms it. */
export interface TransferRefundTable {
  id: Generated<number>;
  transfer_id: number;
  tx_hash: string;
  /** As it was pasted, trimmed. */
  link: string;
  amount_units: string;
  /** Lower-case address. */
  receiver: string;
  /** Why it goes to another address than the one that sent the transfer. */
  receiver_reason: string | null;
  /** Lower-case address that sent it. */
  sender: string | null;
  /** JSON: what was seen on the chain. */
  detail: string;
  /** Account name. */
  recorded_by: string;
  create_time: string;
}

/** What one whole token was worth on a day, for bookkeeping. */
export interface BookRateTable {
  /** UTC, YYYY-MM-DD. */
  day: string;
  /** Chain and contract: `56:0x5a…`, lower case. */
  token: string;
  /** ISO 4217. */
  currency: string;
  /** Decimal text. */
  rate: string;
  /** Who says so. */
  source: string;
  update_time: string;
}

/** What a team asks a person about its payment. */
export interface PaymentQuestionTable {
  id: Generated<number>;
  submission_id: number;
  tx_hash: string;
  /** As it was pasted, trimmed. */
  link: string;
  /** What the submission's claim of this transaction said when it was asked; null without one. */
  code: string | null;
  text: string;
  /** Keyed hashes of the sender's address and network, for a day. */
  address_hash: string | null;
  network_hash: string | null;
  create_time: string;
  /** Incremented with each act of the desk. */
  version: Generated<number>;
  /** Null, like the next two, until it is answered. */
  answer: Generated<string | null>;
  /** Email address of the account. */
  decided_by: Generated<string | null>;
  decided_time: Generated<string | null>;
}

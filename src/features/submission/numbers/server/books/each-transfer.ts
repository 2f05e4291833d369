import { sql } from 'kysely';
import { readTerms, type TermsOf } from '#features/submission/donations/server/donation-terms.ts';
import type { Database } from '#platform/database/database.ts';
import { isWithin } from '../../model/books/book-range.ts';
import { listUnpaid, type Arrived, type Counted } from '../../model/books/list-unpaid.ts';
import { batchSize, book, bookedTimeOf, type BookEntry, type EntryRequest } from './book-entry.ts';

/** Token and receiver, as one text. */
const placeOf = (token: string, receiver: string) => `${token} ${receiver}`.toLowerCase();

/** Transfers that the chain shows. */
const shown = (database: Database) =>
  database
    .selectFrom('received_transfers')
    .innerJoin('transfer_scans', 'transfer_scans.id', 'received_transfers.scan_id')
    .where('received_transfers.gone_time', 'is', null);

function arrivedOf(row: {
  id: number;
  amount_units: string;
  token_contract: string;
  receiver: string;
}): Arrived {
  const { id, amount_units, token_contract, receiver } = row;
  return { id, units: BigInt(amount_units), place: placeOf(token_contract, receiver) };
}

function countedOf(row: { amount_units: string | null; terms_id: number | null }, termsOf: TermsOf): Counted {
  const { tokenContract, receivingAddress } = termsOf(row.terms_id);
  const units = row.amount_units === null ? null : BigInt(row.amount_units);
  return { units, place: placeOf(tokenContract, receivingAddress) };
}

/** What was read of transfers that pay for no submission. */
export interface ReadTransfers {
  /** Their transactions. */
  hashes: Set<string>;
  /** Numbers of the payments of these transactions that were accepted when they were read. */
  payments: Set<number>;
}

interface Transactions {
  hashes: readonly string[];
  termsOf: TermsOf;
  /** Is added to. */
  read: ReadTransfers;
}

/** Of these transactions, the numbers of the transfers that pay for no submission. */
async function findUnpaid(database: Database, { hashes, termsOf, read }: Transactions): Promise<Set<number>> {
  const transfers = await shown(database)
    .select([
      'received_transfers.id',
      'received_transfers.tx_hash',
      'received_transfers.amount_units',
      'transfer_scans.token_contract',
      'transfer_scans.receiver',
    ])
    .where('received_transfers.tx_hash', 'in', hashes)
    .orderBy('received_transfers.id')
    .execute();
  const payments = await database
    .selectFrom('payments')
    .select(['id', 'tx_hash', 'amount_units', 'terms_id'])
    .where('tx_hash', 'in', hashes)
    .where('status', '=', 'accepted')
    .orderBy('id')
    .execute();
  const counted = Map.groupBy(payments, ({ tx_hash }) => tx_hash);
  const unpaid = new Set<number>();
  for (const [hash, ofHash] of Map.groupBy(transfers, ({ tx_hash }) => tx_hash)) {
    // One transaction may be read in two batches, and what was accepted between them is booked as its transfer.
    const isKnown = ({ id }: { id: number }) => !read.hashes.has(hash) || read.payments.has(id);
    const paid = (counted.get(hash) ?? []).filter(isKnown);
    const left = listUnpaid(
      ofHash.map(arrivedOf),
      paid.map((row) => countedOf(row, termsOf)),
    );
    if (left.length === 0) continue;
    read.hashes.add(hash);
    for (const { id } of paid) read.payments.add(id);
    for (const { id } of left) unpaid.add(id);
  }
  return unpaid;
}

interface TransferRow {
  tx_hash: string;
  mined_time: string | null;
  found_time: string;
  outcome: string | null;
  submission_id: number | null;
}

/** The parts of a row that a payment has too. */
const rowOf = ({ tx_hash, mined_time, found_time, submission_id }: TransferRow) => ({
  ...{ tx_hash, submission_id, title: '', kind: '', confirmed_by: null, doubt: null },
  detail: JSON.stringify(mined_time === null ? {} : { mined_time }),
  update_time: found_time,
});

/**
 * Every transfer of the range that pays for no submission, in the order in which they were found, in batches.
 * @param request.read learns what was read
 */
export async function* eachTransfer(
  database: Database,
  { from, to, settings, pricing, read }: EntryRequest & { read: ReadTransfers },
): AsyncGenerator<BookEntry[]> {
  const termsOf = await readTerms(database, settings);
  let after = 0;
  for (;;) {
    const rows = await shown(database)
      .select([
        'received_transfers.id',
        'received_transfers.tx_hash',
        'received_transfers.mined_time',
        'received_transfers.found_time',
        'received_transfers.sender',
        'received_transfers.amount_units',
        'received_transfers.outcome',
        'received_transfers.submission_id',
        'transfer_scans.receiver',
        'transfer_scans.terms_id',
      ])
      .where(
        sql<boolean>`substr(coalesce(received_transfers.mined_time, received_transfers.found_time), 1, 10) between ${from} and ${to}`,
      )
      .where('received_transfers.id', '>', after)
      .orderBy('received_transfers.id')
      .limit(batchSize)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    const hashes = [...new Set(rows.map(({ tx_hash }) => tx_hash))];
    const unpaid = await findUnpaid(database, { hashes, termsOf, read });
    yield rows
      .filter(({ id }) => unpaid.has(id))
      .map((row): BookEntry => {
        const { sender: payer, receiver, amount_units: units } = row;
        const terms = termsOf(row.terms_id);
        const booked = { entry: 'transfer', terms, units, payer, receiver, refund_of: '' } as const;
        const entry = book(rowOf(row), booked, pricing);
        return row.outcome === 'set-aside' ? { ...entry, status: 'set-aside' } : entry;
      });
    after = last.id;
  }
}

/** Every refund of the range of a transfer that paid for no submission, in batches. The chain had confirmed it before it was recorded. */
export async function* eachTransferRefund(
  database: Database,
  request: EntryRequest,
): AsyncGenerator<BookEntry[]> {
  const termsOf = await readTerms(database, request.settings);
  let after = 0;
  for (;;) {
    const rows = await database
      .selectFrom('transfer_refunds')
      .innerJoin('received_transfers', 'received_transfers.id', 'transfer_refunds.transfer_id')
      .innerJoin('transfer_scans', 'transfer_scans.id', 'received_transfers.scan_id')
      .select([
        'transfer_refunds.id',
        'transfer_refunds.tx_hash',
        'transfer_refunds.amount_units',
        'transfer_refunds.receiver',
        'transfer_refunds.sender',
        'transfer_refunds.detail',
        'transfer_refunds.create_time as update_time',
        'received_transfers.tx_hash as refund_of',
        'transfer_scans.terms_id',
      ])
      .where('transfer_refunds.id', '>', after)
      .orderBy('transfer_refunds.id')
      .limit(batchSize)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows
      .filter((row) => isWithin(request, bookedTimeOf(row)))
      .map(({ terms_id, amount_units: units, receiver, sender, refund_of, ...row }) => {
        const facts = { submission_id: null, title: '', kind: '', confirmed_by: null, doubt: null };
        const [terms, payer] = [termsOf(terms_id), sender ?? ''];
        const booked = { entry: 'transfer-refund', terms, units, payer, receiver, refund_of } as const;
        return book({ ...row, ...facts }, booked, request.pricing);
      });
    after = last.id;
  }
}

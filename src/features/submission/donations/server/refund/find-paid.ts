import type { Selectable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { PaymentTable } from '#platform/database/donation-tables.ts';
import type { MinedTransaction } from '#platform/chain/chain-reader.ts';
import type { DonationTerms } from '../../model/donation-terms.ts';
import { transfersTo } from '../../model/judge-transfer.ts';
import type { PaymentCode } from '../../model/payment-code.ts';
import type { Refundable } from '../../model/refund.ts';
import type { DonationDependencies } from '../donation-dependencies.ts';
import { keepTerms, readTerms } from '../donation-terms.ts';
import { countedStatuses } from './refund-rows.ts';

type Chain = Pick<DonationDependencies, 'database' | 'brand' | 'chain' | 'now'>;
type Row = Selectable<PaymentTable>;

/** A payment that reached the receiving address. */
export interface PaidPayment {
  id: number;
  txHash: string;
  /** Accepted for this submission, in base units; null where it was not accepted, or nothing could say. */
  acceptedUnits: bigint | null;
  /** All that the transaction brought to the receiving address; null where it was not asked or nothing could say. */
  receivedUnits: bigint | null;
  /** Lower-case address that paid; null where nothing could say. */
  payer: string | null;
  /** With which receiver and token it was paid. */
  termsId: number;
  terms: DonationTerms;
}

/** What was refused for one of these brought nothing of the product's token to the receiving address. */
const nothingReceived: readonly PaymentCode[] = ['reverted', 'wrong-token', 'wrong-receiver', 'not-found'];

/** A claim that the chain has not decided yet is no payment to give back; without an endpoint it never decides. */
const isOpen = ({ status, code }: Row) => status === 'checking' && code !== 'no-endpoint';

const mayBePaid = (row: Row) => !isOpen(row) && !nothingReceived.includes(row.code as PaymentCode);

type Paid = { ok: true; payments: PaidPayment[] } | { ok: false; code: 'endpoint-down' };

/**
 * The payments of a submission that can be given back, whatever was decided about them, the accepted ones first. Asks the chain about those
 * that it was not asked about, or that it did not accept. Not inside a transaction: an endpoint can be slow.
 */
export async function findPaid(dependencies: Chain, submissionId: number): Promise<Paid> {
  const rows = await dependencies.database
    .selectFrom('payments')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute();
  const candidates = rows.filter(mayBePaid);
  const accepted = (row: Row) => (row.status === 'accepted' ? 0 : 1);
  const payments: PaidPayment[] = [];
  for (const row of candidates.toSorted((one, other) => accepted(one) - accepted(other))) {
    const paid = await readPaid(dependencies, row);
    if (paid === 'endpoint-down') return { ok: false, code: paid };
    if (paid) payments.push(paid);
  }
  return { ok: true, payments };
}

/** The same of one payment; undefined where it cannot be given back. Not inside a transaction. */
export async function findPaidOne(
  dependencies: Chain,
  paymentId: number,
): Promise<PaidPayment | 'endpoint-down' | undefined> {
  const row = await dependencies.database
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return mayBePaid(row) ? readPaid(dependencies, row) : undefined;
}

type KeptTerms = Pick<PaidPayment, 'termsId' | 'terms'>;

/** The terms that a payment was accepted with, or all that its submission was ever quoted, latest first. */
async function listTerms(
  { database, brand, now }: Chain,
  { submission_id, status, terms_id }: Row,
): Promise<[KeptTerms, ...KeptTerms[]]> {
  const termsOf = await readTerms(database, brand);
  if (status === 'accepted' && terms_id !== null) return [{ termsId: terms_id, terms: termsOf(terms_id) }];
  const quoted = await database
    .selectFrom('quotes')
    .select('terms_id')
    .where('submission_id', '=', submission_id)
    .where('terms_id', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
  const ids = [...new Set(quoted.flatMap(({ terms_id: id }) => (id === null ? [] : [id])))];
  const [latest = await keepTerms(database, { settings: brand, at: now() }), ...earlier] = ids;
  const kept = (termsId: number) => ({ termsId, terms: termsOf(termsId) });
  return [kept(latest), ...earlier.map(kept)];
}

const receivedBy = (seen: MinedTransaction | undefined, terms: DonationTerms) =>
  seen?.succeeded ? transfersTo(seen, terms) : [];

/** Undefined where nothing reached the receiving address. */
async function readPaid(dependencies: Chain, row: Row): Promise<PaidPayment | 'endpoint-down' | undefined> {
  const { brand, chain } = dependencies;
  const { id, tx_hash: txHash } = row;
  const candidates = await listTerms(dependencies, row);
  const [latest] = candidates;
  const isAccepted = row.status === 'accepted';
  if (isAccepted && row.amount_units !== null && row.payer_address !== null) {
    const acceptedUnits = BigInt(row.amount_units);
    return { id, txHash, acceptedUnits, receivedUnits: null, payer: row.payer_address, ...latest };
  }
  // A person confirmed it, or there is no endpoint: the desk knows what was paid.
  const unknown = { id, txHash, acceptedUnits: null, receivedUnits: null, payer: null, ...latest };
  const here = candidates.filter(({ terms }) => terms.chainId === brand.donation.chainId);
  if (here.length === 0) return unknown;
  const answer = await chain.findTransaction(txHash);
  if (!answer.ok && answer.code === 'endpoint-down') return answer.code;
  if (!answer.ok) return unknown;
  const received = here
    .map((kept) => ({ ...kept, transfers: receivedBy(answer.value, kept.terms) }))
    .find(({ transfers: found }) => found.length > 0);
  if (!received) return isAccepted ? unknown : undefined;
  const { transfers, ...kept } = received;
  const payers = new Set(transfers.map(({ from }) => from.toLowerCase()));
  const [payer] = payers;
  return {
    id,
    txHash,
    acceptedUnits: isAccepted && row.amount_units !== null ? BigInt(row.amount_units) : null,
    receivedUnits: transfers.reduce((sum, { units }) => sum + units, 0n),
    payer: payers.size === 1 ? (payer ?? null) : null,
    ...kept,
  };
}

const sumOf = (amounts: readonly { units: string | null }[]) =>
  amounts.reduce((sum, { units }) => sum + BigInt(units ?? '0'), 0n);

/** Refunds that count: of one payment, or of every claim of one transaction. @param except the record that is being corrected */
async function sumRefunds(
  database: Database,
  { txHash, paymentId, except }: { txHash: string; paymentId?: number; except: number | undefined },
): Promise<bigint> {
  let query = database
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.amount_units as units')
    .where('payments.tx_hash', '=', txHash)
    .where('refunds.status', 'in', countedStatuses);
  if (paymentId !== undefined) query = query.where('payments.id', '=', paymentId);
  if (except !== undefined) query = query.where('refunds.id', '<>', except);
  return sumOf(await query.execute());
}

/**
 * How much of a payment is not given back yet. One transaction can be claimed by several submissions: together they get no more than it
 * brought. @returns null where nothing can say what was paid
 */
export async function leftOf(
  database: Database,
  { id, txHash, acceptedUnits, receivedUnits }: PaidPayment,
  except?: number,
): Promise<bigint | null> {
  const accepted = sumOf(
    await database
      .selectFrom('payments')
      .select('amount_units as units')
      .where('tx_hash', '=', txHash)
      .where('status', '=', 'accepted')
      .execute(),
  );
  if (acceptedUnits === null && receivedUnits === null) return null;
  const own = acceptedUnits ?? receivedUnits! - accepted;
  const all = acceptedUnits === null ? receivedUnits! : accepted;
  const left = [
    own - (await sumRefunds(database, { txHash, paymentId: id, except })),
    all - (await sumRefunds(database, { txHash, except })),
  ];
  return left.reduce((least, each) => (each < least ? each : least));
}

type Listed = { ok: true; payments: Refundable[] } | { ok: false; code: 'endpoint-down' };

/** What can be given back of each payment of a submission, for the person who records it. */
export async function listRefundable(dependencies: Chain, submissionId: number): Promise<Listed> {
  const paid = await findPaid(dependencies, submissionId);
  if (!paid.ok) return paid;
  const payments = paid.payments.map(async (payment) => ({
    paymentId: payment.id,
    txHash: payment.txHash,
    leftUnits: await leftOf(dependencies.database, payment),
    payer: payment.payer,
    terms: payment.terms,
  }));
  return { ok: true, payments: await Promise.all(payments) };
}

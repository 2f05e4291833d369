import type { PaymentDetail } from '#features/submission/donations/model/payment.ts';
import { selectListedName } from '#features/store/catalogue/server/listed-tables.ts';
import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import { isListing } from '#features/submission/submissions/model/state.ts';
import type { ListedPayment, PaidListings } from '#features/submission/submissions/server/paid-listings.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { paymentField } from '../model/finding.ts';
import type { Signal } from '../model/signal.ts';
import { tellFinding } from './tell-link.ts';

/** A payment is no watch of this room: its findings have the number of the payment, negative. */
export const watchIdOf = (paymentId: number): number => -paymentId;

/** `200.2329 in block 123, mined 2026-03-04T09:00:00.000Z` */
function describe({ seen_amount, block_number, mined_time }: PaymentDetail): string {
  const block = block_number === undefined ? '' : ` in block ${block_number}`;
  const time = mined_time === undefined ? '' : `, mined ${mined_time}`;
  return `Paid ${seen_amount ?? ''}${block}${time}`;
}

function signalOf({ outcome }: ListedPayment, before: string): Signal {
  if (outcome.kind === 'refused')
    return { code: 'payment-reversed', before, after: `Refused: ${outcome.code}` };
  const { confirmations: count, confirmations_required: needed } = outcome.detail;
  const after = count === undefined ? 'Not on the chain' : `${count} of ${needed ?? '?'} confirmations`;
  return { code: 'payment-reversed', before, after };
}

/** The listed item of a submission; undefined where it was taken out of the store. */
async function findItem(
  database: Database,
  { kind, listed_hid: hid }: ListedPayment['submission'],
): Promise<{ kind: ListedKind; hid: number; name: string } | undefined> {
  if (!isListing(kind) || hid === null) return undefined;
  const row = await selectListedName(database, kind, hid).where('listed', '=', 1).executeTakeFirst();
  return row && { kind, hid, name: row.name };
}

const findOpen = (database: Database, watchId: number) =>
  database
    .selectFrom('watch_findings')
    .select(['id', 'signals'])
    .where('watch_id', '=', watchId)
    .where('state', '=', 'open')
    .executeTakeFirst();

/** Stores the finding, or what has become of it since. */
async function raise(transaction: DatabaseTransaction, listed: ListedPayment): Promise<void> {
  const { submission, payment, outcome, at } = listed;
  const watch_id = watchIdOf(payment.id);
  const open = await findOpen(transaction, watch_id);
  const look_time = at.toISOString();
  if (open) {
    const [first] = JSON.parse(open.signals) as Signal[];
    const signals = JSON.stringify([signalOf(listed, first?.before ?? '')]);
    await transaction
      .updateTable('watch_findings')
      .set((eb) => ({ signals, look_time, version: eb('version', '+', 1) }))
      .where('id', '=', open.id)
      .execute();
    return;
  }
  const item = outcome.kind === 'reversed' ? await findItem(transaction, submission) : undefined;
  if (!item || outcome.kind !== 'reversed') return;
  const code = 'payment-reversed';
  const { id } = await transaction
    .insertInto('watch_findings')
    .values({
      ...item,
      watch_id,
      field: paymentField,
      address: payment.txHash,
      code,
      signals: JSON.stringify([signalOf(listed, describe(outcome.was))]),
      ...{ hijack: 0, unlinked: 0, look_time, create_time: look_time },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tellFinding(transaction, { ...item, id, field: paymentField, code, at });
}

/** The submission is paid again, by this payment or by another one: nobody has to decide. */
async function settle(transaction: DatabaseTransaction, { submission, at }: ListedPayment): Promise<void> {
  const payments = await transaction
    .selectFrom('payments')
    .select('id')
    .where('submission_id', '=', submission.id)
    .execute();
  await transaction
    .updateTable('watch_findings')
    .set((eb) => ({ state: 'recovered', decided_time: at.toISOString(), version: eb('version', '+', 1) }))
    .where('state', '=', 'open')
    .where(
      'watch_id',
      'in',
      payments.map(({ id }) => watchIdOf(id)),
    )
    .execute();
}

/** Payments that a reorganization of the chain has undone after their item was listed become findings. */
export const paidListings: PaidListings = {
  async report(transaction, listed) {
    const { kind } = listed.outcome;
    if (kind === 'accepted') await settle(transaction, listed);
    else if (kind !== 'disputed') await raise(transaction, listed);
  },
};

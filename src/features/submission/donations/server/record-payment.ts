import type { Database } from '#platform/database/database.ts';
import type { LinkCode } from '../model/payment-code.ts';
import { parsePaymentLink } from '../model/payment-link.ts';
import type { DonationDependencies } from './donation-dependencies.ts';
import { isOfOtherNetwork } from './is-of-other-network.ts';
import { isUsedByAnother } from './is-used-by-another.ts';

export type RecordedPayment = { ok: true; paymentId: number } | { ok: false; code: LinkCode };

interface Request {
  database: Database;
  submissionId: number;
  link: string;
  /** True where the desk splits a transaction that pays for another submission as well. */
  shared?: boolean;
  /** True where a reviewer confirms it by hand, who may override an earlier decision of the desk. */
  byDesk?: boolean;
}

/** True when the desk decided that a disputed transaction pays for none of the claiming submissions. */
async function isDenied(database: Database, txHash: string): Promise<boolean> {
  const row = await database
    .selectFrom('payments')
    .select('id')
    .where('tx_hash', '=', txHash)
    .where('code', '=', 'denied-by-desk')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores the claim that a transaction pays for a submission; it is due immediately. The same hash for the
 * same submission finds the first claim: a refused one is reopened, one being checked is checked now, an
 * accepted one stays.
 */
export async function recordPayment(
  { brand, now }: Pick<DonationDependencies, 'brand' | 'now'>,
  { database, submissionId, link, shared = false, byDesk = false }: Request,
): Promise<RecordedPayment> {
  const parsed = parsePaymentLink(link);
  if (!parsed.ok) return parsed;
  if (!byDesk && (await isOfOtherNetwork(link, brand))) return { ok: false, code: 'other-network' };
  const claim = { submission_id: submissionId, tx_hash: parsed.txHash };
  if (!shared && (await isUsedByAnother(database, claim))) return { ok: false, code: 'used-already' };
  if (!byDesk && (await isDenied(database, parsed.txHash))) return { ok: false, code: 'denied-by-desk' };

  const time = now().toISOString();
  const due = { next_attempt_time: time, update_time: time };
  const opened = {
    ...due,
    link: parsed.link,
    status: 'checking' as const,
    code: null,
    detail: '{}',
    code_time: time,
  };
  await database
    .insertInto('payments')
    .values({ ...claim, ...opened, attempts: 0, quote_id: null, confirmed_by: null, create_time: time })
    .onConflict((conflict) =>
      conflict
        .columns(['submission_id', 'tx_hash'])
        .doUpdateSet(opened)
        .where('payments.status', '=', 'refused'),
    )
    .execute();
  await database
    .updateTable('payments')
    .set(due)
    .where('submission_id', '=', submissionId)
    .where('tx_hash', '=', parsed.txHash)
    .where('status', '=', 'checking')
    .execute();
  const { id } = await database
    .selectFrom('payments')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('tx_hash', '=', parsed.txHash)
    .executeTakeFirstOrThrow();
  return { ok: true, paymentId: id };
}

import type { DatabaseTransaction } from '#platform/database/database.ts';
import { ruleOf, type NoticeKind } from '../model/notice-kind.ts';

/** Emails about single notices that a person gets in 24 hours; what comes next is in the digest. */
const mailsPerDay = 30;
/** Of these, kept for what cannot be turned off. */
const reserved = 10;

const dayMs = 24 * 60 * 60_000;

/** How many notices each account was mailed in the 24 hours before. */
export async function countMailed(
  transaction: DatabaseTransaction,
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await transaction
    .selectFrom('staff_notices')
    .select(({ fn }) => ['account_id', fn.countAll<number>().as('count')])
    .where('way', '=', 'mail')
    .where('create_time', '>', new Date(at.getTime() - dayMs).toISOString())
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id, count }) => [account_id, Number(count)]));
}

/** May a person who was mailed this often be mailed once more? */
export const hasRoom = (kind: NoticeKind, mailed: number): boolean =>
  mailed < (ruleOf(kind).ways.includes('off') ? mailsPerDay - reserved : mailsPerDay);

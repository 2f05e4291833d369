import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { givenRecoveryHours } from '../../model/recovery.ts';
import { enqueueRecovery, usesSingleSignOn } from './recovery-mails.ts';
import { addRecovery } from './recovery-rows.ts';

interface GivenRecovery {
  account: { id: string; email: string };
  /** Account of the administrator. */
  madeBy: string;
  sendsMail: boolean;
  at: Date;
}

/** @throws AppError conflict for an account that a new password would not let in */
async function requireRecoverable(transaction: DatabaseTransaction, accountId: string): Promise<void> {
  const enabled = await transaction
    .selectFrom('desk_users')
    .select('id')
    .where('id', '=', accountId)
    .where(sql<boolean>`disabled = false`)
    .executeTakeFirst();
  if (!enabled) throw new AppError('conflict', 'This account is disabled. Enable it first.');
  if (await usesSingleSignOn(transaction, accountId))
    throw new AppError(
      'conflict',
      'This person signs in with single sign-on. The people who run the provider can help.',
    );
}

/**
 * Makes a link with which the account's person sets a new password. Earlier links have ended with the account's sessions.
 * @returns the token to pass on, where there is no mail server; otherwise the link is mailed
 * @throws AppError conflict
 */
export async function giveRecovery(
  transaction: DatabaseTransaction,
  { account: { id: accountId, email }, madeBy, sendsMail, at }: GivenRecovery,
): Promise<string | undefined> {
  await requireRecoverable(transaction, accountId);
  const expiresTime = new Date(at.getTime() + givenRecoveryHours * 60 * 60_000).toISOString();
  const recovery = { accountId, madeBy, expiresTime };
  if (!sendsMail) return addRecovery(transaction, { ...recovery, mailKey: null });
  await enqueueRecovery(transaction, {
    ...recovery,
    kind: 'desk-recovery-given',
    mailKey: `desk-recovery ${accountId} ${randomUUID()}`,
    email,
    at,
  });
  return undefined;
}

import { commandLineActor } from '#features/audit/model/audit-entry.ts';
import { appendAudit } from '#features/audit/server/append-audit.ts';
import type { AccountOutcome } from '../../model/account-error.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { findAccount } from '../find-account.ts';
import { removeSecondFactor } from './remove-second-factor.ts';

/** On the command line: for the administrator who lost the device, whom nobody else could help. */
export async function resetSecondFactor(
  { database, auth, now }: AccountDependencies,
  email: string,
): Promise<AccountOutcome> {
  const user = await findAccount(auth, email);
  if (!user) return { ok: false, issue: 'unknown' };
  await database.transaction().execute(async (transaction) => {
    await removeSecondFactor(transaction, user);
    const entry = { at: now(), actor: commandLineActor, area: 'account', subject: user.email } as const;
    await appendAudit(transaction, { ...entry, action: 'reset-second-factor' });
  });
  return { ok: true };
}

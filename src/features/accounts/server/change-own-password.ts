import { appendAudit } from '#features/audit/server/append-audit.ts';
import type { AccountError, PasswordIssue } from '../model/account-error.ts';
import type { SignedIn } from '../model/account.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { findPasswordIssue } from './find-password-issue.ts';
import type { SignInLimit } from './sign-in-limit.ts';

export interface PasswordChange {
  current: string;
  password: string;
  /** Network address of the caller. */
  clientAddress: string;
}

export type PasswordChangeOutcome = { ok: true } | { ok: false; issue: AccountError | PasswordIssue };

/**
 * Sets a new password and ends every other session. Wrong guesses of the current one count like those at the sign-in, so that a session
 * left open is no way to try passwords.
 */
export async function changeOwnPassword(
  { database, auth, now }: AccountDependencies,
  limit: SignInLimit,
  { person, change }: { person: SignedIn; change: PasswordChange },
): Promise<PasswordChangeOutcome> {
  const issue = findPasswordIssue(change.password);
  if (issue) return { ok: false, issue };
  const attempt = { clientAddress: change.clientAddress, email: person.email };
  if (!(await limit.take(attempt)).allowed) return { ok: false, issue: 'too-many-attempts' };
  const { internalAdapter, password: hashing } = await auth.$context;
  const credentials = await internalAdapter.findAccounts(person.id);
  const hash = credentials.find(({ providerId }) => providerId === 'credential')?.password;
  if (!hash || !(await hashing.verify({ hash, password: change.current })))
    return { ok: false, issue: 'wrong-password' };
  await limit.giveBack(attempt);
  await internalAdapter.updatePassword(person.id, await hashing.hash(change.password));
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('desk_sessions')
      .where('user_id', '=', person.id)
      .where('id', '!=', person.sessionId)
      .execute();
    const entry = { at: now(), actor: person, area: 'account', action: 'change-password' } as const;
    await appendAudit(transaction, { ...entry, subject: person.email });
  });
  return { ok: true };
}

import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { AccountError, PasswordIssue } from '../model/account-error.ts';
import type { SignedIn } from '../model/account.ts';
import { endAccountSessions } from './end-account-sessions.ts';
import { findOwnPasswordIssue } from './find-own-password-issue.ts';
import { findPasswordIssue } from './find-password-issue.ts';
import type { OwnDependencies } from './own-dependencies.ts';

export interface PasswordChange {
  current: string;
  password: string;
  /** Network address of the caller. */
  clientAddress: string;
}

export type PasswordChangeOutcome = { ok: true } | { ok: false; issue: AccountError | PasswordIssue };

/**
 * Sets a new password and ends every other session and every access token. Wrong guesses of the current one count (find-own-password-issue.ts).
 */
export async function changeOwnPassword(
  parts: OwnDependencies,
  { person, change }: { person: SignedIn; change: PasswordChange },
): Promise<PasswordChangeOutcome> {
  const issue = await findPasswordIssue(change.password);
  if (issue) return { ok: false, issue };
  const given = { person, password: change.current, clientAddress: change.clientAddress };
  const wrong = await findOwnPasswordIssue(parts, given);
  if (wrong) return { ok: false, issue: wrong };
  const { database, auth, authWithin, now } = parts;
  const hash = await (await auth.$context).password.hash(change.password);
  await database.transaction().execute(async (transaction) => {
    await authWithin(transaction, async ({ $context }) =>
      (await $context).internalAdapter.updatePassword(person.id, hash),
    );
    await endAccountSessions(transaction, person.id, person.sessionId);
    const entry = { at: now(), actor: person, area: 'account', action: 'change-password' } as const;
    await appendAudit(transaction, { ...entry, subject: person.email });
  });
  return { ok: true };
}

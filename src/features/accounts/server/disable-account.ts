import type { AccountOutcome } from '../model/account-error.ts';
import type { AccountAuth } from './account-auth.ts';
import { findAccount } from './find-account.ts';

export async function disableAccount(auth: AccountAuth, email: string): Promise<AccountOutcome> {
  const user = await findAccount(auth, email);
  if (!user) return { ok: false, issue: 'unknown' };
  const { internalAdapter } = await auth.$context;
  // First the mark, then the sessions: one that is opened in between is refused already.
  await internalAdapter.updateUser(user.id, { disabled: true });
  await internalAdapter.deleteUserSessions(user.id);
  return { ok: true };
}

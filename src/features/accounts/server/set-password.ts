import type { AccountOutcome } from '../model/account-error.ts';
import type { AccountAuth } from './account-auth.ts';
import { findAccount } from './find-account.ts';
import { findPasswordIssue } from './find-password-issue.ts';

export async function setPassword(
  auth: AccountAuth,
  email: string,
  password: string,
): Promise<AccountOutcome> {
  const issue = findPasswordIssue(password);
  if (issue) return { ok: false, issue };
  const user = await findAccount(auth, email);
  if (!user) return { ok: false, issue: 'unknown' };
  const { internalAdapter, password: hashing } = await auth.$context;
  await internalAdapter.updatePassword(user.id, await hashing.hash(password));
  await internalAdapter.updateUser(user.id, { disabled: false });
  await internalAdapter.deleteUserSessions(user.id);
  return { ok: true };
}

import type { AccountOutcome } from '../model/account-fault.ts';
import type { AccountAuth } from './account-auth.ts';
import { findAccount } from './find-account.ts';
import { findPasswordFault } from './find-password-fault.ts';

export async function setPassword(
  auth: AccountAuth,
  email: string,
  password: string,
): Promise<AccountOutcome> {
  const fault = findPasswordFault(password);
  if (fault) return { ok: false, fault };
  const user = await findAccount(auth, email);
  if (!user) return { ok: false, fault: 'unknown' };
  const { internalAdapter, password: hashing } = await auth.$context;
  await internalAdapter.updatePassword(user.id, await hashing.hash(password));
  await internalAdapter.updateUser(user.id, { disabled: false });
  await internalAdapter.deleteUserSessions(user.id);
  return { ok: true };
}

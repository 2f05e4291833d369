import { parseAccountEmail } from '../model/check-account.ts';
import type { AccountAuth } from './account-auth.ts';

/** A row of better-auth, with the fields that we add to it. */
export interface AccountUser {
  id: string;
  name: string;
  email: string;
  createdAt: Date;
  role?: unknown;
  disabled?: unknown;
  twoFactorEnabled?: unknown;
}

/** @param email as it was typed */
export async function findAccount(auth: AccountAuth, email: string): Promise<AccountUser | undefined> {
  const key = parseAccountEmail(email);
  if (!key) return undefined;
  const { internalAdapter } = await auth.$context;
  return (await internalAdapter.findUserByEmail(key))?.user;
}

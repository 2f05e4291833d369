import type { AccountOutcome } from '../model/account-error.ts';
import { parseAccountEmail } from '../model/check-account.ts';
import type { Role } from '../model/role.ts';
import type { AccountAuth } from './account-auth.ts';
import { findPasswordIssue } from './find-password-issue.ts';

export interface NewAccount {
  email: string;
  name: string;
  roles: readonly Role[];
  password: string;
}

export async function createAccount(
  auth: AccountAuth,
  { email, name, roles, password }: NewAccount,
): Promise<AccountOutcome> {
  const key = parseAccountEmail(email);
  if (!key) return { ok: false, issue: 'email' };
  if (name.trim() === '') return { ok: false, issue: 'name' };
  const issue = await findPasswordIssue(password);
  if (issue) return { ok: false, issue };
  const { internalAdapter, password: hashing } = await auth.$context;
  if (await internalAdapter.findUserByEmail(key)) return { ok: false, issue: 'exists' };
  const hash = await hashing.hash(password);
  const user = await internalAdapter.createUser(
    { email: key, name: name.trim(), role: roles.join(' '), disabled: false, emailVerified: true },
    { method: 'email-password' },
  );
  await internalAdapter.linkAccount({
    userId: user.id,
    accountId: user.id,
    providerId: 'credential',
    password: hash,
  });
  return { ok: true };
}

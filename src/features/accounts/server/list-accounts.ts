import type { Account } from '../model/account.ts';
import type { AccountAuth } from './account-auth.ts';
import type { AccountUser } from './find-account.ts';
import { getRoles } from './get-roles.ts';

/** More than a team ever has; better-auth would stop at 100. */
const accountsMax = 1000;

const present = (user: AccountUser): Account => ({
  id: user.id,
  name: user.name,
  email: user.email,
  roles: getRoles(user),
  disabled: user.disabled === true,
  has_second_factor: user.twoFactorEnabled === true,
  create_time: user.createdAt.toISOString(),
});

/** By email address. */
export async function listAccounts(auth: AccountAuth): Promise<Account[]> {
  const { internalAdapter } = await auth.$context;
  const users = await internalAdapter.listUsers(accountsMax, 0, { field: 'email', direction: 'asc' });
  return users.map(present);
}

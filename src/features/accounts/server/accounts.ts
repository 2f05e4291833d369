import type { OpenDatabase } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { Account, SignedIn } from '../model/account.ts';
import type { AccountOutcome } from '../model/account-fault.ts';
import { findPasswordFault, parseAccountEmail } from '../model/check-account.ts';
import { isRole, type Role } from '../model/role.ts';
import { createAccountAuth } from './account-auth.ts';
import { createSignInLimit } from './sign-in-limit.ts';
import { createSignInHandler } from './sign-in-handler.ts';

export interface NewAccount {
  email: string;
  name: string;
  role: Role;
  password: string;
}

/** Accounts of the desk: nobody signs up, an operator makes them on the command line. */
export interface Accounts {
  create(account: NewAccount): Promise<AccountOutcome>;
  list(): Promise<Account[]>;
  /** Ends the account's sessions and refuses new ones. */
  disable(email: string): Promise<AccountOutcome>;
  /** Sets a new password, ends the account's sessions and enables it again. */
  setPassword(email: string, password: string): Promise<AccountOutcome>;
  /**
   * Answers `POST /api/auth/sign-in`, `POST /api/auth/sign-out` and `GET /api/auth/session` (the person or null); anything else there is a 404.
   * The caller has checked host and origin.
   */
  handler(request: Request, clientAddress: string): Promise<Response>;
  /** Who sent the request with these headers, when the session stands and the account is enabled. */
  session(headers: Headers): Promise<SignedIn | undefined>;
}

export interface AccountsOptions {
  open: OpenDatabase;
  secret: string;
  /** Scheme, host and port under which the desk is reached; `https:` makes the cookie Secure. */
  deskOrigin: string;
  now: () => Date;
  log?: Log;
}

type StoredUser = { id: string; name: string; email: string; createdAt: Date; role?: unknown; disabled?: unknown };

function getRole(user: StoredUser): Role {
  if (!isRole(user.role)) throw new Error('An account has a role that is not known');
  return user.role;
}

const presentAccount = (user: StoredUser): Account => ({
  name: user.name,
  email: user.email,
  role: getRole(user),
  disabled: user.disabled === true,
  create_time: user.createdAt.toISOString(),
});

export function createAccounts({ open, secret, deskOrigin, now, log }: AccountsOptions): Accounts {
  const auth = createAccountAuth({ open, secret, deskOrigin, log });

  async function findUser(email: string) {
    const context = await auth.$context;
    const key = parseAccountEmail(email);
    const found = key ? await context.internalAdapter.findUserByEmail(key) : null;
    return found ? { context, user: found.user as StoredUser } : undefined;
  }

  const accounts: Omit<Accounts, 'handler'> = {
    async create({ email, name, role, password }) {
      const key = parseAccountEmail(email);
      if (!key) return { ok: false, fault: 'email' };
      if (name.trim() === '') return { ok: false, fault: 'name' };
      const fault = findPasswordFault(password);
      if (fault) return { ok: false, fault };
      const { internalAdapter, password: hashing } = await auth.$context;
      if (await internalAdapter.findUserByEmail(key)) return { ok: false, fault: 'exists' };
      const hash = await hashing.hash(password);
      const user = await internalAdapter.createUser(
        { email: key, name: name.trim(), role, disabled: false, emailVerified: true },
        { method: 'email-password' },
      );
      await internalAdapter.linkAccount({ userId: user.id, accountId: user.id, providerId: 'credential', password: hash });
      return { ok: true };
    },
    async list() {
      const { internalAdapter } = await auth.$context;
      const users = await internalAdapter.listUsers(1000, 0, { field: 'email', direction: 'asc' });
      return users.map(presentAccount);
    },
    async disable(email) {
      const found = await findUser(email);
      if (!found) return { ok: false, fault: 'unknown' };
      const { internalAdapter } = found.context;
      await internalAdapter.updateUser(found.user.id, { disabled: true });
      await internalAdapter.deleteUserSessions(found.user.id);
      return { ok: true };
    },
    async setPassword(email, password) {
      const fault = findPasswordFault(password);
      if (fault) return { ok: false, fault };
      const found = await findUser(email);
      if (!found) return { ok: false, fault: 'unknown' };
      const { internalAdapter, password: hashing } = found.context;
      await internalAdapter.updatePassword(found.user.id, await hashing.hash(password));
      await internalAdapter.updateUser(found.user.id, { disabled: false });
      await internalAdapter.deleteUserSessions(found.user.id);
      return { ok: true };
    },
    async session(headers) {
      const found = await auth.api.getSession({ headers });
      if (!found || found.user.disabled || found.session.expiresAt <= now()) return undefined;
      const { name, email } = found.user;
      return { name, email, role: getRole(found.user) };
    },
  };
  const handler = createSignInHandler({ auth, limit: createSignInLimit(), session: accounts.session });
  return { ...accounts, handler };
}

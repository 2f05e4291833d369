import type { OpenDatabase } from '#platform/database/database.ts';
import type { Page, PageRequest } from '#platform/database/fetch-page.ts';
import type { Log } from '#platform/log/log.ts';
import type { Account, SignedIn } from '../model/account.ts';
import type { AccountOutcome } from '../model/account-fault.ts';
import type { SecurityEvent } from '../model/security-event.ts';
import { createAccountAuth } from './account-auth.ts';
import { forgetFailures } from './account-lock.ts';
import { createAccount, type NewAccount } from './create-account.ts';
import { disableAccount } from './disable-account.ts';
import { findAccount } from './find-account.ts';
import { getRoles } from './get-roles.ts';
import { listAccounts } from './list-accounts.ts';
import { createSecurityRecorder, listSecurityEvents, type RecordSecurityEvent } from './security-events.ts';
import { setPassword } from './set-password.ts';
import { createSignInHandler } from './sign-in-handler.ts';
import { createSignInLimit } from './sign-in-limit.ts';

/** Accounts of the desk: nobody signs up, an operator makes them on the command line. */
export interface Accounts {
  create(account: NewAccount): Promise<AccountOutcome>;
  list(): Promise<Account[]>;
  /** Ends the account's sessions and refuses new ones. */
  disable(email: string): Promise<AccountOutcome>;
  /** Sets a new password, ends the account's sessions, enables it again and ends its wait after wrong passwords. */
  setPassword(email: string, password: string): Promise<AccountOutcome>;
  /**
   * Answers `POST /api/auth/sign-in`, `POST /api/auth/sign-out` and `GET /api/auth/session` (the person or null); anything else there is a 404.
   * The caller has checked host and origin.
   */
  handler(request: Request, clientAddress: string): Promise<Response>;
  /** Writes what administrators must know of: refused sign-ins, lock-outs, refused access. */
  record: RecordSecurityEvent;
  /** One page, the latest first. */
  listSecurityEvents(request: PageRequest): Promise<Page<SecurityEvent>>;
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

export function createAccounts({ open, secret, deskOrigin, now, log }: AccountsOptions): Accounts {
  const { database } = open;
  const auth = createAccountAuth({ open, secret, deskOrigin, log });
  const record = createSecurityRecorder({ database, now, findOwner: (email) => findAccount(auth, email) });
  const limit = createSignInLimit({ database, now });

  async function session(headers: Headers): Promise<SignedIn | undefined> {
    const found = await auth.api.getSession({ headers });
    if (!found || found.user.disabled || found.session.expiresAt <= now()) return undefined;
    const { id, name, email } = found.user;
    return { id, name, email, roles: getRoles(found.user) };
  }

  return {
    create: (account) => createAccount(auth, account),
    list: () => listAccounts(auth),
    disable: (email) => disableAccount(auth, email),
    setPassword: async (email, password) => {
      const outcome = await setPassword(auth, email, password);
      if (outcome.ok) await forgetFailures(database, email);
      return outcome;
    },
    record,
    listSecurityEvents: (request) => listSecurityEvents(database, request),
    session,
    handler: createSignInHandler({ auth, limit, record, session }),
  };
}

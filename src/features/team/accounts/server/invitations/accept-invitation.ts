import { randomBytes } from 'node:crypto';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { AccountOutcome } from '../../model/account-error.ts';
import { parseAccountEmail } from '../../model/check-account.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { createAccount } from '../create-account.ts';
import { findAccount } from '../find-account.ts';
import { findPasswordIssue } from '../find-password-issue.ts';
import { getRoles } from '../get-roles.ts';
import { countingAt } from './invitation-time.ts';
import { openedBy } from './invitations.ts';

/** An invitation that is used up. */
interface TakenInvitation {
  email: string;
  name: string;
  roles: string;
}

/** The account and its entry of the audit log, in the transaction that used the invitation up. */
async function makeAccount(
  { authWithin, now }: AccountDependencies,
  transaction: DatabaseTransaction,
  { taken: { email, name, roles }, password }: { taken: TakenInvitation; password: string },
): Promise<AccountOutcome> {
  return authWithin(transaction, async (auth) => {
    const made = await createAccount(auth, { email, name, password, roles: getRoles({ role: roles }) });
    if (!made.ok) return made;
    const account = await findAccount(auth, email);
    await appendAudit(transaction, {
      at: now(),
      actor: { id: account?.id ?? null, email },
      area: 'account',
      action: 'accept-invitation',
      subject: email,
      detail: { roles },
    });
    return made;
  });
}

/** Uses up the invitation that counts and matches. */
const take = (
  { now }: AccountDependencies,
  transaction: DatabaseTransaction,
  matches: ReturnType<typeof openedBy>,
): Promise<TakenInvitation | undefined> =>
  transaction
    .deleteFrom('desk_invitations')
    .where(matches)
    .where(countingAt(now()))
    .returning(['email', 'name', 'roles'])
    .executeTakeFirst();

/**
 * Makes the account with the person's own password. The link is used up in the same transaction, so of two requests at a time only one gets
 * an account, and a crash leaves the link as it was.
 * @returns `unknown` for a link that does not count
 */
export async function acceptInvitation(
  parts: AccountDependencies,
  { token, password }: { token: string; password: string },
): Promise<AccountOutcome> {
  const issue = await findPasswordIssue(password);
  if (issue) return { ok: false, issue };
  return parts.database.transaction().execute(async (transaction) => {
    const taken = await take(parts, transaction, openedBy(token));
    return taken ? makeAccount(parts, transaction, { taken, password }) : { ok: false, issue: 'unknown' };
  });
}

/**
 * Accepts the open invitation of an address that a provider has verified. The account gets a password that nobody knows; the operator can
 * set another one.
 * @returns false where there is none
 */
export async function acceptForVerifiedEmail(parts: AccountDependencies, email: string): Promise<boolean> {
  const key = parseAccountEmail(email);
  if (!key) return false;
  const password = randomBytes(32).toString('base64url');
  return parts.database.transaction().execute(async (transaction) => {
    const taken = await take(parts, transaction, (eb) => eb('email', '=', key));
    return taken !== undefined && (await makeAccount(parts, transaction, { taken, password })).ok;
  });
}

import { randomBytes } from 'node:crypto';
import { appendAudit } from '#features/audit/server/append-audit.ts';
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

async function makeAccount(
  { database, auth, now }: AccountDependencies,
  { email, name, roles }: TakenInvitation,
  password: string,
): Promise<AccountOutcome> {
  const made = await createAccount(auth, { email, name, password, roles: getRoles({ role: roles }) });
  if (!made.ok) return made;
  const account = await findAccount(auth, email);
  await database.transaction().execute((transaction) =>
    appendAudit(transaction, {
      at: now(),
      actor: { id: account?.id ?? null, email },
      area: 'account',
      action: 'accept-invitation',
      subject: email,
      detail: { roles },
    }),
  );
  return made;
}

/**
 * Makes the account with the person's own password. The link is used up before, so of two requests at a time only one gets an account.
 * @returns `unknown` for a link that does not count
 */
export async function acceptInvitation(
  parts: AccountDependencies,
  { token, password }: { token: string; password: string },
): Promise<AccountOutcome> {
  const issue = findPasswordIssue(password);
  if (issue) return { ok: false, issue };
  const taken = await parts.database
    .deleteFrom('desk_invitations')
    .where(openedBy(token))
    .where(countingAt(parts.now()))
    .returning(['email', 'name', 'roles'])
    .executeTakeFirst();
  return taken ? makeAccount(parts, taken, password) : { ok: false, issue: 'unknown' };
}

/**
 * Accepts the open invitation of an address that a provider has verified. The account gets a password that nobody knows; the operator can
 * set another one.
 * @returns false where there is none
 */
export async function acceptForVerifiedEmail(parts: AccountDependencies, email: string): Promise<boolean> {
  const key = parseAccountEmail(email);
  if (!key) return false;
  const taken = await parts.database
    .deleteFrom('desk_invitations')
    .where('email', '=', key)
    .where(countingAt(parts.now()))
    .returning(['email', 'name', 'roles'])
    .executeTakeFirst();
  if (!taken) return false;
  return (await makeAccount(parts, taken, randomBytes(32).toString('base64url'))).ok;
}

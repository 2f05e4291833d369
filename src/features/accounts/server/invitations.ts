import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { appendAudit } from '#features/audit/server/append-audit.ts';
import type { Database } from '#platform/database/database.ts';
import type { AccountOutcome } from '../model/account-error.ts';
import type { SignedIn } from '../model/account.ts';
import { parseAccountEmail } from '../model/check-account.ts';
import { invitationDays, type Invitation, type OpenInvitation } from '../model/invitation.ts';
import type { Role } from '../model/role.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { createAccount } from './create-account.ts';
import { findAccount } from './find-account.ts';
import { findPasswordIssue } from './find-password-issue.ts';
import { getRoles } from './get-roles.ts';

const dayMs = 24 * 60 * 60_000;

export interface NewInvitation {
  email: string;
  name: string;
  roles: readonly Role[];
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Invites someone. Only the hash of the token is kept, so the link exists once: in the answer. An earlier link to the same address ends.
 * @returns the token of the link
 */
export async function createInvitation(
  { database, auth, now }: AccountDependencies,
  { email, name, roles }: NewInvitation,
  person: SignedIn,
): Promise<{ ok: true; token: string } | Extract<AccountOutcome, { ok: false }>> {
  const key = parseAccountEmail(email);
  if (!key) return { ok: false, issue: 'email' };
  if (name.trim() === '') return { ok: false, issue: 'name' };
  if (await findAccount(auth, key)) return { ok: false, issue: 'exists' };
  const token = randomBytes(32).toString('base64url');
  const at = now();
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('desk_invitations').where('email', '=', key).execute();
    await transaction
      .insertInto('desk_invitations')
      .values({
        token_hash: hashOf(token),
        email: key,
        name: name.trim(),
        roles: roles.join(' '),
        invited_by: person.id,
        create_time: at.toISOString(),
        expires_time: new Date(at.getTime() + invitationDays * dayMs).toISOString(),
      })
      .execute();
    const entry = { at, actor: person, area: 'account', action: 'invite', subject: key } as const;
    await appendAudit(transaction, { ...entry, detail: { roles } });
  });
  return { ok: true, token };
}

/** Those that can still be accepted, the latest first. */
export async function listInvitations(database: Database, now: Date): Promise<Invitation[]> {
  const rows = await database
    .selectFrom('desk_invitations')
    .select(['id', 'email', 'name', 'roles', 'create_time', 'expires_time'])
    .where('expires_time', '>', now.toISOString())
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, roles: getRoles({ role: row.roles }) }));
}

/** @returns false when it is gone already */
export async function revokeInvitation(
  { database, now }: AccountDependencies,
  id: number,
  person: SignedIn,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('desk_invitations')
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirst();
    if (!gone) return false;
    const entry = { at: now(), actor: person, area: 'account', subject: gone.email } as const;
    await appendAudit(transaction, { ...entry, action: 'revoke-invitation' });
    return true;
  });
}

/** One that counts: not too old, and from someone who still is an enabled administrator. */
const counting = (time: string) => sql<boolean>`expires_time > ${time} and exists (select 1 from desk_users
  where desk_users.id = desk_invitations.invited_by and disabled = false and role like '%administrator%')`;

/** Whom the link invites; undefined when it does not count, whatever the reason. */
export async function findInvitation(
  { database, now }: AccountDependencies,
  token: string,
): Promise<OpenInvitation | undefined> {
  return database
    .selectFrom('desk_invitations')
    .select(['email', 'name'])
    .where('token_hash', '=', hashOf(token))
    .where(counting(now().toISOString()))
    .executeTakeFirst();
}

/**
 * Makes the account with the person's own password. The link is used up before, so of two requests at a time only one gets an account.
 * @returns `unknown` for a link that does not count
 */
export async function acceptInvitation(
  { database, auth, now }: AccountDependencies,
  { token, password }: { token: string; password: string },
): Promise<AccountOutcome> {
  const issue = findPasswordIssue(password);
  if (issue) return { ok: false, issue };
  const at = now();
  const taken = await database
    .deleteFrom('desk_invitations')
    .where('token_hash', '=', hashOf(token))
    .where(counting(at.toISOString()))
    .returning(['email', 'name', 'roles'])
    .executeTakeFirst();
  if (!taken) return { ok: false, issue: 'unknown' };
  const { email, name } = taken;
  const made = await createAccount(auth, { email, name, password, roles: getRoles({ role: taken.roles }) });
  if (!made.ok) return made;
  const account = await findAccount(auth, email);
  await database.transaction().execute((transaction) =>
    appendAudit(transaction, {
      at,
      actor: { id: account?.id ?? null, email },
      area: 'account',
      action: 'accept-invitation',
      subject: email,
      detail: { roles: taken.roles },
    }),
  );
  return made;
}

import type { ExpressionBuilder } from 'kysely';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { recallMail } from '#features/team/mail/server/recall-mail.ts';
import type { Locale } from '#i18n/locales.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { DatabaseSchema } from '#platform/database/schema.ts';
import type { AccountOutcome } from '../../model/account-error.ts';
import type { SignedIn } from '../../model/account.ts';
import { parseAccountEmail } from '../../model/check-account.ts';
import type { Invitation, OpenInvitation } from '../../model/invitation.ts';
import type { Role } from '../../model/role.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { findAccount } from '../find-account.ts';
import { getRoles } from '../get-roles.ts';
import { enqueueInvitation } from './invitation-mails.ts';
import { countingAt, endOf } from './invitation-time.ts';
import { createLinkToken, hashLinkToken } from './link-token.ts';

export interface NewInvitation {
  email: string;
  name: string;
  roles: readonly Role[];
  /** Language of its mail; without one there is no mail, and the administrator passes on the link. */
  locale?: Locale | undefined;
  /** An open invitation to the same address that the person saw and that ends with this one. */
  replaces?: number | undefined;
}

/** Ends earlier invitations to the address: those that are over, and the open one that the person named. */
async function endEarlier(
  transaction: DatabaseTransaction,
  { key, replaces, at }: { key: string; replaces: number | undefined; at: Date },
): Promise<void> {
  const open = await transaction
    .selectFrom('desk_invitations')
    .select('id')
    .where('email', '=', key)
    .where('expires_time', '>', at.toISOString())
    .executeTakeFirst();
  if (open && open.id !== replaces)
    throw new AppError(
      'conflict',
      `There is an open invitation for ${key}. Its link stops working if you invite this address again.`,
    );
  const ended = await transaction
    .deleteFrom('desk_invitations')
    .where('email', '=', key)
    .returning('mail_key')
    .execute();
  for (const { mail_key } of ended) if (mail_key !== null) await recallMail(transaction, mail_key);
}

/**
 * Invites someone. Only the hash of the token is kept, so a link exists once: in the answer, or in a mail. An open invitation to the same
 * address ends only where the person said so.
 * @returns the token of the link; undefined where it is mailed
 * @throws AppError conflict for an open invitation that `replaces` does not name
 */
export async function createInvitation(
  { database, auth, now }: AccountDependencies,
  { email, name, roles, locale, replaces }: NewInvitation,
  person: SignedIn,
): Promise<{ ok: true; token: string | undefined } | Extract<AccountOutcome, { ok: false }>> {
  const key = parseAccountEmail(email);
  if (!key) return { ok: false, issue: 'email' };
  if (name.trim() === '') return { ok: false, issue: 'name' };
  if (await findAccount(auth, key)) return { ok: false, issue: 'exists' };
  const token = createLinkToken();
  const at = now();
  await database.transaction().execute(async (transaction) => {
    await endEarlier(transaction, { key, replaces, at });
    const { id } = await transaction
      .insertInto('desk_invitations')
      .values({
        token_hash: hashLinkToken(token),
        email: key,
        name: name.trim(),
        roles: roles.join(' '),
        invited_by: person.id,
        create_time: at.toISOString(),
        expires_time: endOf(at),
        locale: locale ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (locale) await enqueueInvitation(transaction, { id, at });
    const entry = { at, actor: person, area: 'account', action: 'invite', subject: key } as const;
    await appendAudit(transaction, { ...entry, detail: { roles } });
  });
  return { ok: true, token: locale ? undefined : token };
}

/** Those that can still be accepted, the latest first. */
export async function listInvitations(database: Database, now: Date): Promise<Invitation[]> {
  const rows = await database
    .selectFrom('desk_invitations')
    .leftJoin('outbox', 'outbox.change_key', 'desk_invitations.mail_key')
    .select(['desk_invitations.id', 'email', 'name', 'roles', 'desk_invitations.create_time', 'expires_time'])
    .select(['outbox.state', 'last_error', 'sent_time'])
    .where('expires_time', '>', now.toISOString())
    .orderBy('desk_invitations.id', 'desc')
    .execute();
  return rows.map(({ state, last_error, sent_time, ...row }) => ({
    ...row,
    roles: getRoles({ role: row.roles }),
    mail: state && { state, last_error, sent_time },
  }));
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
      .returning(['email', 'mail_key'])
      .executeTakeFirst();
    if (!gone) return false;
    if (gone.mail_key !== null) await recallMail(transaction, gone.mail_key);
    const entry = { at: now(), actor: person, area: 'account', subject: gone.email } as const;
    await appendAudit(transaction, { ...entry, action: 'revoke-invitation' });
    return true;
  });
}

/** The invitation that a link opens: the one that was copied, or one of its mails. */
export const openedBy = (token: string) => (eb: ExpressionBuilder<DatabaseSchema, 'desk_invitations'>) => {
  const hash = hashLinkToken(token);
  const links = eb
    .selectFrom('desk_invitation_links')
    .select('invitation_id')
    .where('desk_invitation_links.token_hash', '=', hash);
  return eb.or([eb('desk_invitations.token_hash', '=', hash), eb('desk_invitations.id', 'in', links)]);
};

/** Whom the link invites; undefined when it does not count, whatever the reason. */
export async function findInvitation(
  { database, now }: AccountDependencies,
  token: string,
): Promise<OpenInvitation | undefined> {
  return database
    .selectFrom('desk_invitations')
    .select(['email', 'name'])
    .where(openedBy(token))
    .where(countingAt(now()))
    .executeTakeFirst();
}

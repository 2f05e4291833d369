import { randomUUID } from 'node:crypto';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { leftOut } from '#features/team/mail/model/left-out.ts';
import { enqueueMail } from '#features/team/mail/server/enqueue-mail.ts';
import { recallMail } from '#features/team/mail/server/recall-mail.ts';
import { fallbackLocale, isLocale } from '#i18n/locales.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { SignedIn } from '../../model/account.ts';
import { invitationPath } from '../../model/invitation.ts';
import type { InvitationMailFacts } from '../../model/invitation-mail.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { countingAt, endOf } from './invitation-time.ts';
import { createLinkToken, hashLinkToken } from './link-token.ts';

/** Queues the mail of an invitation. Only the latest one of an invitation is sent. */
export async function enqueueInvitation(
  transaction: DatabaseTransaction,
  { id, at }: { id: number; at: Date },
): Promise<void> {
  const changeKey = `desk-invitation ${id} ${randomUUID()}`;
  const { email, locale } = await transaction
    .updateTable('desk_invitations')
    .set({ mail_key: changeKey })
    .where('id', '=', id)
    .returning(['email', 'locale'])
    .executeTakeFirstOrThrow();
  await enqueueMail(transaction, {
    kind: 'desk-invitation',
    to: email,
    locale: locale !== null && isLocale(locale) ? locale : fallbackLocale,
    data: { invitationId: id },
    changeKey,
    at,
  });
}

/**
 * Mails an invitation again: earlier links end, and the new one has the whole time.
 * @throws AppError conflict where it is no longer there, or its administrator passes on the link
 */
export async function sendInvitationAgain(
  { database, now }: AccountDependencies,
  id: number,
  person: SignedIn,
): Promise<void> {
  const at = now();
  await database.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('desk_invitations')
      .select(['email', 'mail_key'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found || found.mail_key === null)
      throw new AppError('conflict', 'This invitation cannot be sent by email. Reload the page.');
    await recallMail(transaction, found.mail_key);
    await transaction.deleteFrom('desk_invitation_links').where('invitation_id', '=', id).execute();
    await transaction
      .updateTable('desk_invitations')
      .set({ invited_by: person.id, expires_time: endOf(at) })
      .where('id', '=', id)
      .execute();
    await enqueueInvitation(transaction, { id, at });
    const entry = { at, actor: person, area: 'account', subject: found.email } as const;
    await appendAudit(transaction, { ...entry, action: 'send-invitation' });
  });
}

/** What the mail to send needs, when it is sent. */
export interface InvitationMails {
  /**
   * The content of a mail; each attempt to send has a link of its own, and all of them work.
   * @param request.purpose `show` makes no link that works, and changes nothing
   * @returns undefined when it must no longer be sent: accepted, revoked, too old, or sent again since
   */
  prepareMail(request: {
    invitationId: number;
    changeKey: string;
    purpose: 'send' | 'show';
  }): Promise<InvitationMailFacts | undefined>;
}

export function createInvitationMails({
  database,
  deskOrigin,
  now,
}: {
  database: Database;
  /** Scheme, host and port under which the desk is reached. */
  deskOrigin: string;
  now: () => Date;
}): InvitationMails {
  return {
    async prepareMail({ invitationId, changeKey, purpose }) {
      const found = await database
        .selectFrom('desk_invitations')
        .innerJoin('desk_users', 'desk_users.id', 'desk_invitations.invited_by')
        .select(['desk_users.name as inviter', 'desk_invitations.expires_time'])
        .where('desk_invitations.id', '=', invitationId)
        .where('desk_invitations.mail_key', '=', changeKey)
        .where(countingAt(now()))
        .executeTakeFirst();
      if (!found) return undefined;
      const token = purpose === 'show' ? leftOut : createLinkToken();
      if (purpose === 'send')
        await database
          .insertInto('desk_invitation_links')
          .values({ token_hash: hashLinkToken(token), invitation_id: invitationId })
          .execute();
      return { ...found, link: `${deskOrigin}${invitationPath(token)}` };
    },
  };
}

import { may } from '#features/team/accounts/model/permissions.ts';
import { parseRoles } from '#features/team/accounts/model/role.ts';
import { recipientKey } from '#features/team/mail/model/recipient-key.ts';
import { enqueueMail } from '#features/team/mail/server/enqueue-mail.ts';
import { fallbackLocale } from '#i18n/locales.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { ruleOf, type NoticeAction, type NoticeKind, type NoticeWay } from '../model/notice-kind.ts';
import { noticeTextMax } from '../model/staff-notice.ts';
import { listChosenWays } from './notice-choices.ts';
import { countMailed, hasRoom } from './mail-room.ts';

export interface NewNotice<Kind extends NoticeKind = NoticeKind> {
  kind: Kind;
  /** Names the event, so that a person is told of it once. */
  key: string;
  /** What happened, in our words. */
  title: string;
  /** The name of what it is about, in a stranger's words. */
  detail?: string;
  /** At the desk, behind its `#`. */
  path: string;
  /** What a person must be allowed to do to be told, and later to read it. */
  action: NoticeAction<Kind>;
  /** The only account that is told; everyone who may where it is left out. */
  to?: string;
  /** Account of the person who did it, and is not told. */
  except?: string | null;
  /** Addresses that get an email about it anyway. */
  mailed?: readonly string[];
  at: Date;
}

interface Recipient {
  id: string;
  email: string;
  way: NoticeWay;
}

/** Everyone who is told, with their ways. An account whose roles are not known is left out: it must not keep a link from being withheld. */
async function findRecipients(transaction: DatabaseTransaction, notice: NewNotice): Promise<Recipient[]> {
  const { kind, action, to, except } = notice;
  const mailed = new Set(notice.mailed?.map(recipientKey));
  const accounts = await transaction
    .selectFrom('desk_users')
    .select(['id', 'email', 'role', 'disabled'])
    .$if(to !== undefined, (query) => query.where('id', '=', to!))
    .execute();
  const told = accounts.filter(
    ({ id, role, disabled }) => !disabled && id !== except && may({ roles: parseRoles(role) ?? [] }, action),
  );
  const chosen = await listChosenWays(transaction, kind);
  const { usual, ways } = ruleOf(kind);
  const recipients = told.map(({ id, email }) => {
    const way = chosen.get(id) ?? usual;
    return { id, email, way: way === 'mail' && mailed.has(recipientKey(email)) ? ('desk' as const) : way };
  });
  // What cannot be turned off reaches a mailbox, whatever everyone chose.
  const isMailed = ways.includes('off') || recipients.some(({ way }) => way === 'mail');
  return isMailed ? recipients : recipients.map((recipient) => ({ ...recipient, way: 'mail' }));
}

const cut = (text: string) => text.slice(0, noticeTextMax).toWellFormed();

/**
 * Tells people at the desk of a change, each in the way that they chose. Pass the transaction of the change, so that there is a notice for every
 * committed change and for no other.
 */
export async function notifyStaff<Kind extends NoticeKind>(
  transaction: DatabaseTransaction,
  notice: NewNotice<Kind>,
): Promise<void> {
  const { kind, key, title, detail = '', path, action, at } = notice;
  const recipients = (await findRecipients(transaction, notice)).filter(({ way }) => way !== 'off');
  if (recipients.length === 0) return;
  const mailed = await countMailed(transaction, at);
  const told = { kind, event_key: key, action, title: cut(title), detail: cut(detail), path };
  const added = await transaction
    .insertInto('staff_notices')
    .values(
      recipients.map(({ id, way }) => ({
        ...told,
        account_id: id,
        way: way === 'mail' && !hasRoom(kind, mailed.get(id) ?? 0) ? 'digest' : way,
        create_time: at.toISOString(),
        read_time: null,
        digest_id: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'event_key']).doNothing())
    .returning(['id', 'account_id', 'way'])
    .execute();
  const emails = new Map(recipients.map(({ id, email }) => [id, email]));
  for (const { id, account_id, way } of added)
    if (way === 'mail')
      await enqueueMail(transaction, {
        kind: 'desk-notice',
        to: emails.get(account_id)!,
        locale: fallbackLocale,
        data: { staffNoticeId: id },
        changeKey: `desk-notice ${id}`,
        at,
      });
}

import { sql } from 'kysely';
import { leftOut } from '#features/team/mail/model/left-out.ts';
import type { MailRequestDetails } from '#features/team/mail/model/mail-request.ts';
import { enqueueMail } from '#features/team/mail/server/enqueue-mail.ts';
import { fallbackLocale } from '#i18n/locales.ts';
import type { Database, DatabaseTransaction, Engine } from '#platform/database/database.ts';
import { parseAccountEmail } from '../../model/check-account.ts';
import { recoveryMinutes, recoveryPath } from '../../model/recovery.ts';
import type { RecoveryMailFacts } from '../../model/recovery-mail.ts';
import { singleSignOnProvider } from '../single-sign-on/provider-id.ts';
import { addRecovery, countingAt, type NewRecovery } from './recovery-rows.ts';

/** An account is mailed at most one link in this time, however often it is asked for. */
const restMs = 5 * 60_000;

interface RecoveryParts {
  database: Database;
  engine: Pick<Engine, 'isUniqueViolation'>;
  /** Scheme, host and port under which the desk is reached. */
  deskOrigin: string;
  now: () => Date;
}

interface MailedRecovery extends NewRecovery {
  /** Whether the person asked for it, as anyone can, or was given it. */
  kind: 'desk-recovery' | 'desk-recovery-given';
  mailKey: string;
  /** Of the account. */
  email: string;
  at: Date;
}

/** Queues the mail of a recovery. Like everything at the desk it is in English. */
export async function enqueueRecovery(
  transaction: DatabaseTransaction,
  { kind, email, at, ...recovery }: MailedRecovery,
): Promise<void> {
  // Its token is in no link: each attempt to send makes one, which is copied from this row.
  await addRecovery(transaction, recovery);
  await enqueueMail(transaction, {
    kind,
    to: email,
    locale: fallbackLocale,
    data: {},
    changeKey: recovery.mailKey,
    at,
  });
}

/** Does the account sign in with single sign-on? Its provider helps who cannot. */
export async function usesSingleSignOn(
  database: Database | DatabaseTransaction,
  accountId: string,
): Promise<boolean> {
  const link = await database
    .selectFrom('desk_credentials')
    .select('id')
    .where('user_id', '=', accountId)
    .where('provider_id', '=', singleSignOnProvider)
    .executeTakeFirst();
  return link !== undefined;
}

/** The enabled account of an address, if it signs in with a password. */
async function findRecoverable({ database }: RecoveryParts, typed: string) {
  const email = parseAccountEmail(typed);
  if (!email) return undefined;
  const account = await database
    .selectFrom('desk_users')
    .innerJoin('desk_credentials', 'desk_credentials.user_id', 'desk_users.id')
    .select(['desk_users.id', 'email'])
    .where('email', '=', email)
    .where(sql<boolean>`disabled = false`)
    .where('provider_id', '=', 'credential')
    .where('password', 'is not', null)
    .executeTakeFirst();
  return account && !(await usesSingleSignOn(database, account.id)) ? account : undefined;
}

/** Mails a link to an enabled account with a password; nothing to any other address. */
async function mailLink(parts: RecoveryParts, { email }: MailRequestDetails['desk-recovery']): Promise<void> {
  const { database, engine, now } = parts;
  const account = await findRecoverable(parts, email);
  if (!account) return;
  const at = now();
  const recovery: MailedRecovery = {
    kind: 'desk-recovery',
    accountId: account.id,
    email: account.email,
    madeBy: null,
    mailKey: `desk-recovery ${account.id} at ${Math.floor(at.getTime() / restMs)}`,
    expiresTime: new Date(at.getTime() + recoveryMinutes * 60_000).toISOString(),
    at,
  };
  try {
    await database.transaction().execute((transaction) => enqueueRecovery(transaction, recovery));
  } catch (error) {
    if (!engine.isUniqueViolation(error)) throw error;
  }
}

async function prepareMail(
  { database, deskOrigin, now }: RecoveryParts,
  { changeKey: mailKey, purpose }: { changeKey: string; purpose: 'send' | 'show' },
): Promise<RecoveryMailFacts | undefined> {
  const found = await database
    .selectFrom('desk_recoveries')
    .innerJoin('desk_users', 'desk_users.id', 'desk_recoveries.account_id')
    .leftJoin('desk_users as makers', 'makers.id', 'desk_recoveries.made_by')
    .select(['account_id', 'made_by', 'expires_time', 'desk_users.email', 'makers.name as administrator'])
    .where('mail_key', '=', mailKey)
    .where(countingAt(now()))
    .executeTakeFirst();
  if (!found) return undefined;
  const { account_id: accountId, made_by: madeBy, expires_time, email, administrator } = found;
  const recovery = { accountId, madeBy, mailKey, expiresTime: expires_time };
  const token = purpose === 'show' ? leftOut : await addRecovery(database, recovery);
  return { email, administrator, link: `${deskOrigin}${recoveryPath(token)}`, expires_time };
}

/** Links for a new password by mail. */
export interface RecoveryMails {
  /** What the loop of mail requests does. */
  mailLink(request: MailRequestDetails['desk-recovery']): Promise<void>;
  /**
   * The content of a mail; each attempt to send has a link of its own, and all of them work.
   * @param request.purpose `show` makes no link that works, and changes nothing
   * @returns undefined when it must no longer be sent: used, too old, or the account is disabled
   */
  prepareMail(request: {
    changeKey: string;
    purpose: 'send' | 'show';
  }): Promise<RecoveryMailFacts | undefined>;
}

export function createRecoveryMails(parts: RecoveryParts): RecoveryMails {
  return {
    mailLink: (request) => mailLink(parts, request),
    prepareMail: (request) => prepareMail(parts, request),
  };
}

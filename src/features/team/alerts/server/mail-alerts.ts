import { enqueueMail } from '#features/team/mail/server/enqueue-mail.ts';
import { fallbackLocale } from '#i18n/locales.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import { titleOf } from '../model/alert-words.ts';
import type { ToldAlert } from '../model/told-alert.ts';

/** Mails about alerts in one day (UTC), of all nodes to all addresses. */
export const mailsMax = 20;

/** As long as the outbox may show the mail. */
const keptMs = 90 * 24 * 60 * 60_000;

interface Telling {
  told: readonly ToldAlert[];
  addresses: readonly string[];
  at: Date;
  log: Log;
}

/** Counts mails of the day that holds `at`, and forgets earlier days. @returns how many the day has had; undefined where these would be too many */
async function countMails(
  transaction: DatabaseTransaction,
  { count, at }: { count: number; at: Date },
): Promise<number | undefined> {
  const day = at.toISOString().slice(0, 10);
  await transaction.deleteFrom('alert_days').where('day', '<', day).execute();
  const before = await transaction
    .selectFrom('alert_days')
    .select('mails')
    .where('day', '=', day)
    .executeTakeFirst();
  const mails = (before?.mails ?? 0) + count;
  if (mails > mailsMax) return undefined;
  await transaction
    .insertInto('alert_days')
    .values({ day, mails })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ mails }))
    .execute();
  return mails;
}

/** Puts one mail about all that was found at one look into the outbox, for each address. Pass the transaction that keeps the alerts. */
export async function mailAlerts(
  transaction: DatabaseTransaction,
  { told, addresses, at, log }: Telling,
): Promise<void> {
  const count = addresses.length;
  if (count === 0) return;
  const mails = await countMails(transaction, { count, at });
  if (mails === undefined) {
    const alerts = told.map((alert) => `${alert.change}: ${titleOf(alert)}`);
    log.warn({ alerts }, `these alerts are not mailed: a day has ${mailsMax} such mails at most`);
    return;
  }
  const create_time = at.toISOString();
  const old = new Date(at.getTime() - keptMs).toISOString();
  await transaction.deleteFrom('alert_notices').where('create_time', '<', old).execute();
  const last_of_day = Number(mails + count > mailsMax);
  const { id } = await transaction
    .insertInto('alert_notices')
    .values({ alerts: JSON.stringify(told), last_of_day, create_time })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, to] of addresses.entries())
    await enqueueMail(transaction, {
      kind: 'desk-alert',
      to,
      locale: fallbackLocale,
      at,
      data: { noticeId: id },
      changeKey: `desk-alert ${id} ${position}`,
    });
}

/** What a mail says; undefined where that is forgotten. */
export async function findNotice(
  database: Database,
  id: number,
): Promise<{ alerts: ToldAlert[]; isLastOfDay: boolean } | undefined> {
  const row = await database
    .selectFrom('alert_notices')
    .select(['alerts', 'last_of_day'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { alerts: JSON.parse(row.alerts) as ToldAlert[], isLastOfDay: row.last_of_day === 1 };
}

import { enqueueMail } from '#features/team/mail/server/enqueue-mail.ts';
import { fallbackLocale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import { latestDigestTime } from '../model/digest-time.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

/** Puts the digest of one account into the outbox, with all that waits for it. */
async function mailDigest(
  { database, now }: Dependencies,
  { account, email, before }: { account: string; email: string; before: string },
): Promise<void> {
  const at = now();
  await database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('notice_digests')
      .values({ account_id: account, create_time: at.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('staff_notices')
      .set({ digest_id: id })
      .where('account_id', '=', account)
      .where('way', '=', 'digest')
      .where('digest_id', 'is', null)
      .where('create_time', '<', before)
      .execute();
    await enqueueMail(transaction, {
      kind: 'desk-digest',
      to: email,
      locale: fallbackLocale,
      data: { digestId: id },
      changeKey: `desk-digest ${id}`,
      at,
    });
  });
}

/** Mails each person once a day what waits for their digest and was not read at the desk before. */
export async function mailDigests(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const before = latestDigestTime(now()).toISOString();
  const waiting = await database
    .selectFrom('staff_notices')
    .innerJoin('desk_users', 'desk_users.id', 'staff_notices.account_id')
    .select(['account_id', 'email'])
    .distinct()
    .where('way', '=', 'digest')
    .where('digest_id', 'is', null)
    .where('read_time', 'is', null)
    .where('staff_notices.create_time', '<', before)
    .execute();
  for (const { account_id: account, email } of waiting)
    await mailDigest(dependencies, { account, email, before });
}

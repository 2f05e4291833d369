import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import type { NoticeTexts } from './notices.ts';

async function hasRows(database: Database): Promise<boolean> {
  return (await database.selectFrom('notices').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The notice with which an empty database begins. Once there is a row, visible or not, the desk alone changes it. */
export async function seedNotice(
  { database, now }: { database: Database; now: () => Date },
  { url, texts }: NoticeTexts,
): Promise<void> {
  if (await hasRows(database)) return;
  await database.transaction().execute(async (transaction) => {
    // Written first: a second process that starts at this moment waits here, and then finds the row.
    await bumpContentRevision(transaction);
    if (await hasRows(transaction)) return;
    await transaction
      .insertInto('notices')
      .values({ shown: 1, since: now().toISOString(), url, texts: JSON.stringify(texts) })
      .execute();
  });
}

import { bumpContentRevision } from '#platform/database/content-revision.ts';
import { connectDatabase } from '#platform/database/connect.ts';

/**
 * Writes news older than the demonstration's into a running portal's database, as an editor elsewhere would;
 * the portal shows them as soon as it sees the new revision. Safe to call again.
 */
export async function addOldNews(dataDir: string, count: number): Promise<void> {
  const { database, close } = await connectDatabase({ url: undefined, dataDir });
  const title = (position: number) => `Old notice ${position}`;
  const values = Array.from({ length: count }, (_, position) => ({
    status: 0,
    create_time: new Date(Date.UTC(2024, 5, 30 - Math.floor(position / 3), 12, 59 - position)).toISOString(),
    texts: JSON.stringify({
      en: { title: title(position + 1), desc: 'Kept for the record.', content: 'Text.' },
    }),
  }));
  const known = await database
    .selectFrom('news')
    .select('id')
    .where('create_time', '<', '2025')
    .executeTakeFirst();
  if (!known) {
    await database.transaction().execute(async (transaction) => {
      await transaction.insertInto('news').values(values).execute();
      await bumpContentRevision(transaction);
    });
  }
  await close();
}

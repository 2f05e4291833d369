import type { Database } from '#platform/database/database.ts';
import { publishedStatus } from './list-news.ts';
import type { TutorialEntry, TutorialTexts } from './summarize-tutorial.ts';

/** In the editors' order. */
export async function listTutorialEntries(database: Database): Promise<TutorialEntry[]> {
  const rows = await database
    .selectFrom('tutorials')
    .select(['id', 'minutes', 'texts', 'cover'])
    .where('status', '=', publishedStatus)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, texts: JSON.parse(row.texts) as TutorialTexts }));
}

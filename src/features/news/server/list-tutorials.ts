import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import type { TutorialSummary } from '../model/tutorial.ts';
import { summarizeTutorial, type TutorialTexts } from './summarize-tutorial.ts';

/** In the editors' order. */
export async function listTutorials(database: Database, locale: Locale): Promise<TutorialSummary[]> {
  const rows = await database.selectFrom('tutorials').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map((row) =>
    summarizeTutorial({ ...row, texts: JSON.parse(row.texts) as TutorialTexts }, locale),
  );
}

import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import type { TutorialSummary } from '../model/tutorial.ts';
import { summariseTutorial, type TutorialTexts } from './summarise-tutorial.ts';

/** In the editors' order. */
export async function listTutorials(database: Database, locale: Locale): Promise<TutorialSummary[]> {
  const rows = await database.selectFrom('tutorials').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map((row) =>
    summariseTutorial({ ...row, texts: JSON.parse(row.texts) as TutorialTexts }, locale),
  );
}

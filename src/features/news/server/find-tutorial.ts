import { chooseText } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tutorial } from '../model/tutorial.ts';
import { summarizeTutorial, type TutorialTexts } from './summarize-tutorial.ts';

export async function findTutorial(
  database: Database,
  id: number,
  locale: Locale,
): Promise<Tutorial | undefined> {
  const row = await database.selectFrom('tutorials').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const texts = JSON.parse(row.texts) as TutorialTexts;
  return { ...summarizeTutorial({ ...row, texts }, locale), body: chooseText(texts, locale)?.body ?? '' };
}

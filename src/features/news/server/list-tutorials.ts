import { chooseText } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import type { TutorialSummary } from '../model/tutorial.ts';
import type { TutorialTexts } from './find-tutorial.ts';

/** In the editors' order. */
export async function listTutorials(database: Database, locale: Locale): Promise<TutorialSummary[]> {
  const rows = await database.selectFrom('tutorials').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map(({ id, minutes, texts }) => ({
    id,
    minutes,
    title: chooseText(JSON.parse(texts) as TutorialTexts, locale)?.title ?? '',
  }));
}

import { chooseText } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tutorial } from '../model/tutorial.ts';

/** By locale, as stored. */
export type TutorialTexts = Partial<Record<string, { title: string; body: string }>>;

export async function findTutorial(
  database: Database,
  id: number,
  locale: Locale,
): Promise<Tutorial | undefined> {
  const row = await database.selectFrom('tutorials').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const text = chooseText(JSON.parse(row.texts) as TutorialTexts, locale);
  return { id: row.id, minutes: row.minutes, title: text?.title ?? '', body: text?.body ?? '' };
}

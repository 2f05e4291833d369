import { localeCodes, type Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import type { ContentBody } from '../model/content-body.ts';
import type { OutdatedLanguage } from '../model/content-entry.ts';
import { bodyOf, checkedOf, type CheckedLanguages, type VersionRecord } from './entry-rows.ts';

/** The language that the others are translated from. */
const sourceLocale: Locale = 'en';

/** A language's texts in a canonical form, to compare with another version's. An older one lacks fields that were added since. */
const textsIn = (body: ContentBody, locale: Locale) => {
  const written = Object.entries(body.texts[locale] ?? {}).filter(([, text]) => text !== '');
  return JSON.stringify(written.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/**
 * Which version's English each language matches after a change: the new one for languages that changed or that the editor marked as current.
 * A change of the English alone keeps what was checked before, so that the others are found outdated.
 */
export function checkLanguages(options: {
  before: { body: ContentBody; checked: CheckedLanguages } | undefined;
  body: ContentBody;
  number: number;
  current: readonly Locale[];
}): CheckedLanguages {
  const { before, body, number, current } = options;
  return Object.fromEntries(
    localeCodes.map((locale) => {
      const isNew = !before || textsIn(before.body, locale) !== textsIn(body, locale);
      const known = before?.checked[locale];
      return [locale, isNew || current.includes(locale) || known === undefined ? number : known];
    }),
  );
}

/** Languages whose English changed since they were checked. @param version the latest one */
export async function findOutdated(
  database: Database,
  version: VersionRecord,
): Promise<Partial<Record<Locale, OutdatedLanguage>>> {
  const checked = checkedOf(version);
  const older = new Set(Object.values(checked).filter((number) => number < version.number));
  if (older.size === 0) return {};
  const rows = await database
    .selectFrom('content_versions')
    .select(['number', 'body', 'at'])
    .where('entry_id', '=', version.entry_id)
    .where('number', '>=', Math.min(...older))
    .orderBy('number')
    .execute();
  const english = new Map(rows.map((row) => [row.number, textsIn(bodyOf(row), sourceLocale)]));
  const now = textsIn(bodyOf(version), sourceLocale);
  const outdated = localeCodes.flatMap((locale) => {
    const number = checked[locale] ?? version.number;
    if (locale === sourceLocale || (english.get(number) ?? now) === now) return [];
    const since = rows.find((row) => row.number > number && english.get(row.number) !== english.get(number));
    return [[locale, { number, since: since?.at ?? version.at }] as const];
  });
  return Object.fromEntries(outdated);
}

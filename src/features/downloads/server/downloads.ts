import type { Selectable } from 'kysely';
import { chooseText, otherLanguageOf } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReleaseTable } from '#platform/database/schema.ts';
import { compareReleases } from '../model/compare-releases.ts';
import type { Release } from '../model/release.ts';

/** A release in one language. A row without a hash has no file to check: a store delivers it. */
function presentRelease(row: Selectable<ReleaseTable>, locale: Locale): Release {
  const { platform, version, released } = row;
  const notes = JSON.parse(row.notes) as Partial<Record<string, string>>;
  const notesLang = otherLanguageOf(notes, locale);
  return {
    platform,
    version,
    released,
    file:
      row.sha256 === ''
        ? null
        : { name: row.file_name, sizeBytes: Number(row.size_bytes), sha256: row.sha256.toLowerCase() },
    notes: chooseText(notes, locale) ?? '',
    ...(notesLang === undefined ? {} : { notesLang }),
  };
}

async function listReleases(database: Database, locale: Locale): Promise<Release[]> {
  const rows = await database.selectFrom('releases').selectAll().execute();
  return rows.map((row) => presentRelease(row, locale)).toSorted(compareReleases);
}

/** The published releases as visitors see them. */
export interface Downloads {
  /** Every release of every platform: by platform, latest first. */
  listReleases(locale: Locale): Promise<Release[]>;
}

export function createDownloads({ database }: { database: Database }): Downloads {
  return { listReleases: (locale) => listReleases(database, locale) };
}

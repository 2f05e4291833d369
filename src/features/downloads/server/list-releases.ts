import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import { compareReleases } from '../model/compare-releases.ts';
import type { Release } from '../model/release.ts';
import { presentRelease } from './present-release.ts';

export async function listReleases(database: Database, locale: Locale): Promise<Release[]> {
  const rows = await database.selectFrom('releases').selectAll().execute();
  return rows.map((row) => presentRelease(row, locale)).toSorted(compareReleases);
}

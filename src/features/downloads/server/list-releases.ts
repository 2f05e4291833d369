import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import { compareReleases } from '../model/compare-releases.ts';
import type { PublishedRelease, Release } from '../model/release.ts';
import { presentPublished, presentRelease } from './present-release.ts';

/** What may be downloaded: withdrawn releases are left out. */
export async function listReleases(database: Database, locale: Locale): Promise<Release[]> {
  const rows = await database
    .selectFrom('releases')
    .selectAll()
    .where('withdrawn_time', 'is', null)
    .execute();
  return rows.map((row) => presentRelease(row, locale)).toSorted(compareReleases);
}

/** Everything that was ever published, withdrawn releases included. */
export async function listPublished(database: Database): Promise<PublishedRelease[]> {
  const rows = await database.selectFrom('releases').selectAll().execute();
  return rows.map(presentPublished).toSorted(compareReleases);
}

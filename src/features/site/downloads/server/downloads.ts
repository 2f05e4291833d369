import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import type { PublishedRelease, Release } from '../model/release.ts';
import { compareReleases } from '../model/compare-releases.ts';
import { presentPublished, presentRelease } from './present-release.ts';
import { readReleases } from './read-releases.ts';

/** What may be downloaded: withdrawn releases are left out. */
async function listReleases(database: Database, locale: Locale): Promise<Release[]> {
  const rows = await readReleases(database, { isOffered: true });
  return rows.map((row) => presentRelease(row, locale)).toSorted(compareReleases);
}

/** Everything that was ever published, withdrawn releases included. */
async function listPublished(database: Database): Promise<PublishedRelease[]> {
  const rows = await readReleases(database);
  return rows.map(presentPublished).toSorted(compareReleases);
}

/** The published releases as visitors see them: by platform, latest first. */
export interface Downloads {
  /** Every release that may be downloaded. */
  listReleases(locale: Locale): Promise<Release[]>;
  /** Every release there ever was, for version verification. */
  listPublished(): Promise<PublishedRelease[]>;
}

export function createDownloads({ database }: { database: Database }): Downloads {
  return {
    listReleases: (locale) => listReleases(database, locale),
    listPublished: () => listPublished(database),
  };
}

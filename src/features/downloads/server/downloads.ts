import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import type { PublishedRelease, Release } from '../model/release.ts';
import { listPublished, listReleases } from './list-releases.ts';

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

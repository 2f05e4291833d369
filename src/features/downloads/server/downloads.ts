import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import type { Release } from '../model/release.ts';
import { listReleases } from './list-releases.ts';

/** What was published, as visitors see it. */
export interface Downloads {
  /** Every release of every platform: by platform, newest first. */
  listReleases(locale: Locale): Promise<Release[]>;
}

export function createDownloads({ database }: { database: Database }): Downloads {
  return { listReleases: (locale) => listReleases(database, locale) };
}

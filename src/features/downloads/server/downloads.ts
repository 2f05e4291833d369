import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import type { Release } from '../model/release.ts';
import { listReleases } from './list-releases.ts';

/** The published releases as visitors see them. */
export interface Downloads {
  /** Every release of every platform: by platform, latest first. */
  listReleases(locale: Locale): Promise<Release[]>;
}

export function createDownloads({ database }: { database: Database }): Downloads {
  return { listReleases: (locale) => listReleases(database, locale) };
}

import { listedTables } from '#features/store/catalogue/server/listed-tables.ts';
import { sql } from 'kysely';
import type { Locale } from '#i18n/locales.ts';
import type { ReportedItem } from '../model/report.ts';
import type { ReportDependencies } from './report-dependencies.ts';

/** An item with its site or contract. */
export interface FoundItem extends ReportedItem {
  place: string;
}

/** The item that a report is about; undefined when it is not listed. */
export async function findItem(
  { database, catalogue }: Pick<ReportDependencies, 'database' | 'catalogue'>,
  { kind, hid }: Pick<ReportedItem, 'kind' | 'hid'>,
  locale: Locale,
): Promise<FoundItem | undefined> {
  if (kind === 'dapp') {
    const dapp = await catalogue.findDapp(hid, locale);
    return dapp && { kind, hid, title: dapp.title, place: dapp.url };
  }
  const { table, name, place } = listedTables[kind];
  const row = await database
    .selectFrom(table)
    .select([sql<string>`${sql.ref(name)}`.as('title'), sql<string>`${sql.ref(place)}`.as('place')])
    .where('hid', '=', hid)
    .where('listed', '=', 1)
    .executeTakeFirst();
  return row && { kind, hid, ...row };
}

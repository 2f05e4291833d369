import type { Selectable } from 'kysely';
import { AppError } from '#lib/app-error.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { ContentEntryTable, ContentVersionTable } from '#platform/database/content-tables.ts';
import type { ContentBody } from '../model/content-body.ts';
import type { EntryTimes } from '../model/entry-times.ts';
import type { ContentPort } from './content-port.ts';

export type EntryRecord = Selectable<ContentEntryTable>;
export type VersionRecord = Selectable<ContentVersionTable>;

/** By language, the number of the version whose English it matches. */
export type CheckedLanguages = Partial<Record<Locale, number>>;

export const bodyOf = ({ body }: Pick<VersionRecord, 'body'>) => JSON.parse(body) as ContentBody;
export const checkedOf = ({ checked }: Pick<VersionRecord, 'checked'>) =>
  JSON.parse(checked) as CheckedLanguages;

export const timesOf = (row: EntryRecord): EntryTimes => ({
  version: row.version,
  liveVersion: row.live_version,
  wasLive: row.publish_time !== null,
  from: row.from_time,
  until: row.until_time,
});

/** @throws AppError not-found */
export function portOf(ports: readonly ContentPort[], kind: string): ContentPort {
  const port = ports.find((each) => each.kind.name === kind);
  if (!port) throw new AppError('not-found', 'There is no such kind of content.');
  return port;
}

const notThere = () => new AppError('not-found', 'There is no such entry.');

/** @throws AppError not-found */
export async function getEntryRow(database: Database, kind: string, id: number): Promise<EntryRecord> {
  const row = await database
    .selectFrom('content_entries')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('deleted_time', 'is', null)
    .executeTakeFirst();
  if (!row) throw notThere();
  return row;
}

/**
 * The entry, held until the transaction ends: a write, because both engines make the next writer of the row wait for it.
 * @throws AppError not-found
 */
export async function lockEntry(transaction: DatabaseTransaction, id: number): Promise<EntryRecord> {
  const row = await transaction
    .updateTable('content_entries')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .where('deleted_time', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notThere();
  return row;
}

/** @throws AppError not-found */
export async function getVersion(database: Database, id: number, number: number): Promise<VersionRecord> {
  const row = await database
    .selectFrom('content_versions')
    .selectAll()
    .where('entry_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such version.');
  return row;
}

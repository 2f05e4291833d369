import type { Database } from '#platform/database/database.ts';
import type { Entry, VersionAct } from '../model/content-entry.ts';
import { bodyOf, getEntryRow, getVersion } from './entry-rows.ts';
import { findOutdated } from './find-outdated.ts';
import { presentRow } from './list-entries.ts';

/** Versions that the form lists; older ones stay stored. */
const versionsShown = 200;

/** @throws AppError not-found */
export async function getEntry(database: Database, kind: string, id: number): Promise<Entry> {
  const row = await getEntryRow(database, kind, id);
  const latest = await getVersion(database, id, row.version);
  const { live_version: live } = row;
  const shown = live === null || live === row.version ? latest : await getVersion(database, id, live);
  const versions = await database
    .selectFrom('content_versions')
    .select(['number', 'act', 'actor', 'at', 'source'])
    .where('entry_id', '=', id)
    .orderBy('number', 'desc')
    .limit(versionsShown)
    .execute();
  return {
    ...presentRow({ ...row, has_unpublished: shown.body !== latest.body }),
    kind,
    version: row.version,
    liveVersion: row.live_version,
    from: row.from_time,
    until: row.until_time,
    publishTime: row.publish_time,
    rowId: row.row_id,
    body: bodyOf(latest),
    outdated: await findOutdated(database, latest),
    versions: versions.map(({ act, actor, ...rest }) => ({ ...rest, act: act as VersionAct, by: actor })),
  };
}

import type { Database } from '#platform/database/database.ts';
import type { Notice, NoticeUpdate } from '../../model/notice.ts';

/** What only the acts of the desk write, after their check. */
const parse = <Value>(json: string) => JSON.parse(json) as Value;

/** The notices with their updates, as they are stored: those that did not end, and those that ended since. @param since RFC 3339 or YYYY-MM-DD, UTC */
export async function listNotices(database: Database, since: string): Promise<Notice[]> {
  const rows = await database
    .selectFrom('status_notices')
    .select(['id', 'version', 'kind', 'subjects', 'progress', 'texts'])
    .select(['begin_time', 'planned_end_time', 'end_time'])
    .where((eb) => eb.or([eb('end_time', 'is', null), eb('end_time', '>=', since)]))
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const updates = await database
    .selectFrom('status_notice_updates')
    .selectAll()
    .where(
      'notice_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ kind, subjects, progress, texts, ...row }) => ({
    ...row,
    kind: kind as Notice['kind'],
    subjects: subjects.split(' ') as Notice['subjects'][number][],
    progress: progress as Notice['progress'],
    texts: parse<Notice['texts']>(texts),
    updates: updates
      .filter(({ notice_id }) => notice_id === row.id)
      .map(({ id, time, state, texts: said }) => ({
        ...{ id, time, state: state as NoticeUpdate['state'] },
        texts: parse<NoticeUpdate['texts']>(said),
      })),
  }));
}

/** Deletes the notices that ended before, with their updates. @param before YYYY-MM-DD, UTC */
export async function dropOldNotices(database: Database, before: string): Promise<void> {
  await database.deleteFrom('status_notices').where('end_time', '<', before).execute();
}

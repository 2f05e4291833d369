import type { Database, DatabaseTransaction } from '#platform/database/database.ts';

/** How long an upload may wait for its form to be sent. */
export const orphanLifetimeMs = 24 * 60 * 60 * 1000;

const isOrphan = (database: Database) =>
  database
    .selectFrom('files')
    .where('public', '=', 0)
    .where(({ not, or, exists, selectFrom }) => {
      const named = [
        selectFrom('submission_files')
          .select('submission_files.sha256')
          .whereRef('submission_files.sha256', '=', 'files.sha256'),
        selectFrom('listing_drafts')
          .select('listing_drafts.icon')
          .whereRef('listing_drafts.icon', '=', 'files.sha256'),
        selectFrom('prepared_arrangements')
          .select('prepared_arrangements.icon')
          .whereRef('prepared_arrangements.icon', '=', 'files.sha256'),
        selectFrom('proposals')
          .select('proposals.icon')
          .whereRef('proposals.icon', '=', 'files.sha256')
          .where('decided_time', 'is', null),
        selectFrom('earlier_forms').select('icon').whereRef('icon', '=', 'files.sha256'),
        selectFrom('content_files')
          .select('content_files.sha256')
          .whereRef('content_files.sha256', '=', 'files.sha256'),
        selectFrom('picture_cuts')
          .select('picture_cuts.sha256')
          .whereRef('picture_cuts.whole_sha256', '=', 'files.sha256'),
        selectFrom('picture_widths')
          .select('picture_widths.sha256')
          .whereRef('picture_widths.narrow_sha256', '=', 'files.sha256'),
      ];
      return not(or(named.map((query) => exists(query))));
    });

/** Rows of one statement; both engines limit the number of values. */
const rowsAtOnce = 1000;
const immediately = new Date(0).toISOString();

/** Deletes the rows of orphans, and plans that their objects are removed once that is committed. @returns how many */
async function deleteFiles(
  transaction: DatabaseTransaction,
  choose: (orphans: ReturnType<typeof isOrphan>) => ReturnType<typeof isOrphan>,
): Promise<number> {
  const deleted = await transaction
    .deleteFrom('files')
    .where('sha256', 'in', choose(isOrphan(transaction)).select('files.sha256'))
    .returning('object')
    .execute();
  const removals = deleted.flatMap(({ object }) =>
    object === null ? [] : [{ name: object, due_time: immediately }],
  );
  for (let start = 0; start < removals.length; start += rowsAtOnce)
    await transaction
      .insertInto('object_removals')
      .values(removals.slice(start, start + rowsAtOnce))
      .execute();
  return deleted.length;
}

/**
 * Deletes uploads that no submission and no content used within a day, and the senders of all older ones. @returns how many
 * files
 */
export async function deleteOrphanFiles(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - orphanLifetimeMs).toISOString();
  await database.deleteFrom('uploads').where('create_time', '<', before).execute();
  const deleteOrphans = () =>
    database
      .transaction()
      .execute((transaction) =>
        deleteFiles(transaction, (orphans) => orphans.where('create_time', '<', before)),
      );
  // Twice: with the last part of a picture, the whole is one too, and so are the files that show it in less width.
  return (await deleteOrphans()) + (await deleteOrphans());
}

/** Deletes those of these files that nothing refers to, without the day that an upload may wait. @returns how many */
export async function deleteUnusedFiles(
  transaction: DatabaseTransaction,
  hashes: readonly string[],
): Promise<number> {
  if (hashes.length === 0) return 0;
  return deleteFiles(transaction, (orphans) => orphans.where('files.sha256', 'in', hashes));
}

/** Uploads that no submission and no content refers to yet. */
export interface WaitingUploads {
  files: number;
  bytes: number;
  /** When the oldest of them expires; undefined when there is none. */
  nextExpiryTime: Date | undefined;
}

export async function countWaitingUploads(database: Database): Promise<WaitingUploads> {
  const row = await isOrphan(database)
    .select(({ fn }) => [
      fn.countAll<number>().as('files'),
      fn.sum<number | null>('size_bytes').as('bytes'),
      fn.min<string | null>('create_time').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return {
    files: Number(row.files),
    bytes: Number(row.bytes ?? 0),
    nextExpiryTime: row.oldest === null ? undefined : new Date(Date.parse(row.oldest) + orphanLifetimeMs),
  };
}

import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileBucket } from '#platform/files/file-bucket.ts';
import type { FileOpener } from '#platform/files/file-opener.ts';
import type { Log } from '#platform/log/log.ts';
import type { ContentPort } from './content-port.ts';

/** External dependencies of the feature; created once at the start. */
export interface EditingDependencies {
  database: Database;
  /** In the order of the desk's menu of kinds. */
  ports: readonly ContentPort[];
  /** Opens uploaded pictures. */
  opener: Pick<FileOpener, 'readPicture' | 'cutPicture'>;
  /** Where large files are; undefined where the database has all of them. */
  fileBucket?: FileBucket | undefined;
  now: () => Date;
  log: Log;
}

/** Who changes something: an account, or the schedule. */
export interface Editor extends AuditActor {
  name: string;
}

/** What acts at the times that an editor set. */
export const scheduleEditor: Editor = { id: null, email: 'schedule', name: 'Schedule' };

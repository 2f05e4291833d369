import type { Database } from '#platform/database/database.ts';
import type { NoticeSubject } from '../../model/notice.ts';

export interface NoticeDeskDependencies {
  database: Database;
  /** The services and products of this portal. */
  listSubjects: () => Promise<readonly NoticeSubject[]>;
  now: () => Date;
}

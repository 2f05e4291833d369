import type { Database } from '#platform/database/database.ts';
import type { Notice } from '../../model/notice.ts';
import { firstDayOf } from '../../model/summarize-days.ts';
import { listNotices } from './list-notices.ts';

/** The notices as they were last read, so that showing them costs no query and needs no database. */
export function createNoticeMemory(database: Database) {
  let notices: readonly Notice[] = [];
  let begun = 0;
  let kept = 0;
  return {
    get: () => notices,
    /** A reading that began before the kept one replaces nothing: it may not have seen the latest act. */
    async read(now: Date): Promise<void> {
      begun += 1;
      const own = begun;
      const read = await listNotices(database, firstDayOf(now));
      if (own < kept) return;
      kept = own;
      notices = read;
    },
  };
}

import { noticeSubjects } from '#features/site/service-status/model/notice.ts';
import { createNoticeDesk } from '#features/site/service-status/server/notices/notice-desk.ts';
import type { Database } from '#platform/database/database.ts';

/** Notices of a portal that has every service and product. */
export const createTestNoticeDesk = (database: Database, now = () => new Date()) =>
  createNoticeDesk({ database, listSubjects: async () => noticeSubjects, now });

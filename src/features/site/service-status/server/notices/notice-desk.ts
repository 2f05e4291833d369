import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { AppError } from '#lib/app-error.ts';
import type { DeskNotice } from '../../model/desk-notice.ts';
import type { NewNotice, NoticeAction } from '../../model/notice-form.ts';
import { arrangeNotices, stateOf } from '../../model/notice-state.ts';
import type { NoticeSubject } from '../../model/notice.ts';
import { firstDayOf } from '../../model/summarize-days.ts';
import { changeNotice } from './change-notice.ts';
import { createNotice } from './create-notice.ts';
import { listNotices } from './list-notices.ts';
import type { NoticeDeskDependencies } from './notice-desk-dependencies.ts';

/** Notices about services and products, for the people who write them. Every act is an entry of the audit log. */
export interface NoticeDesk {
  /** In the order of the page. */
  list(): Promise<DeskNotice[]>;
  /** @throws AppError not-found */
  get(id: number): Promise<DeskNotice>;
  /** The services and products that notices can be about. */
  listSubjects(): Promise<readonly NoticeSubject[]>;
  /** @throws AppError bad-request, conflict */
  create(notice: NewNotice, person: AuditActor): Promise<{ id: number }>;
  /** @throws AppError bad-request, not-found, conflict */
  change(request: { id: number; action: NoticeAction; person: AuditActor }): Promise<void>;
}

export function createNoticeDesk(dependencies: NoticeDeskDependencies): NoticeDesk {
  const { database, listSubjects, now } = dependencies;
  async function list(): Promise<DeskNotice[]> {
    const at = now();
    const notices = await listNotices(database, firstDayOf(at));
    return arrangeNotices(notices, at).map((notice) => ({ ...notice, state: stateOf(notice, at) }));
  }
  return {
    list,
    async get(id) {
      // Few are kept.
      const found = (await list()).find((notice) => notice.id === id);
      if (!found) throw new AppError('not-found', 'There is no such notice.');
      return found;
    },
    listSubjects,
    create: async (notice, person) => ({ id: await createNotice(dependencies, notice, person) }),
    change: (request) => changeNotice(dependencies, request),
  };
}

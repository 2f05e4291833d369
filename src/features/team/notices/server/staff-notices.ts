import type { SignedIn } from '#features/team/accounts/model/account.ts';
import type { Database } from '#platform/database/database.ts';
import type { NoticeKind, NoticeWay } from '../model/notice-kind.ts';
import type { NoticeMailFacts } from '../model/notice-mail.ts';
import type { NoticeChoice, StaffNotice } from '../model/staff-notice.ts';
import { dropOldNotices } from './drop-notices.ts';
import { findNoticeMail, type NoticeMailPlace } from './find-notice-mail.ts';
import { mailDigests } from './mail-digests.ts';
import { chooseWay, listChoices } from './notice-choices.ts';
import { listNotices, markRead, type NoticeListRequest } from './read-notices.ts';

type Person = Pick<SignedIn, 'id' | 'roles'>;

/** What the people at the desk are told. Rooms tell them by `notifyStaff`. */
export interface StaffNotices {
  /** The person's own, latest first. */
  list(request: NoticeListRequest): Promise<{ data: StaffNotice[]; total: number }>;
  /** Marks one as read, or all. @returns where the one leads to @throws AppError not-found for a notice of someone else */
  read(request: { person: Person; id: number | 'all' }): Promise<string | undefined>;
  choices(person: Person): Promise<NoticeChoice[]>;
  /** @throws AppError bad-request for a way that the kind does not have */
  choose(request: { person: Person; kind: NoticeKind; way: NoticeWay }): Promise<void>;
  /** What a mail of the outbox says; undefined where nothing of it is left to tell. */
  findMailFacts(place: NoticeMailPlace, purpose: 'send' | 'show'): Promise<NoticeMailFacts | undefined>;
  /** Writes the digests of the day, once for each person. */
  mailDigests(): Promise<void>;
  /** Deletes what people were told long ago. */
  dropOld(): Promise<void>;
}

interface Options {
  database: Database;
  /** Scheme, host and port under which the desk is reached. */
  deskOrigin: string;
  now: () => Date;
}

export function createStaffNotices(options: Options): StaffNotices {
  const { database, now } = options;
  return {
    list: (request) => listNotices(database, request),
    read: (request) => markRead(database, { ...request, at: now() }),
    choices: (person) => listChoices(database, person),
    choose: (request) => chooseWay(database, request),
    findMailFacts: (place, purpose) => findNoticeMail(options, place, purpose),
    mailDigests: () => mailDigests(options),
    dropOld: () => dropOldNotices(database, now()),
  };
}

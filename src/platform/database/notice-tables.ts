import type { Generated } from 'kysely';

/* What the people at the desk are told; part of schema.ts. */

interface StaffNoticeTable {
  id: Generated<number>;
  /** Of the person who is told. */
  account_id: string;
  /** `notices/model/notice-kind.ts`, which names the actions and the ways too. */
  kind: string;
  /** Names the event: a person is told of it once. */
  event_key: string;
  /** What the person must be allowed to do when they read it. */
  action: string;
  /** What happened, in our words. */
  title: string;
  /** What it is about, in a stranger's words; empty where there is nothing to name. */
  detail: string;
  /** At the desk, behind its `#`. */
  path: string;
  /** How the person chose to be told when it happened. */
  way: string;
  create_time: string;
  /** Null while it is new. */
  read_time: string | null;
  /** The digest that it is in; null before one, and for other ways. */
  digest_id: number | null;
}

/** What a person chose; kinds without a row are told in their usual way. */
interface NoticeChoiceTable {
  account_id: string;
  kind: string;
  way: string;
}

/** An email that tells a person of several at once. */
interface NoticeDigestTable {
  id: Generated<number>;
  account_id: string;
  create_time: string;
}

/** Which promise was told to have passed: of a submission, or of an appeal. */
interface ToldLateTable {
  /** By the path of its list: `submissions` or `appeals`. */
  kind: string;
  case_id: number;
  promised_time: string;
}

export interface NoticeTables {
  staff_notices: StaffNoticeTable;
  notice_choices: NoticeChoiceTable;
  notice_digests: NoticeDigestTable;
  told_late: ToldLateTable;
}

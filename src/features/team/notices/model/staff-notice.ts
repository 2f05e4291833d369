import * as v from 'valibot';
import { noticeKindNames, noticeWays, type NoticeKind, type NoticeWay } from './notice-kind.ts';

/** The two lists of the page: what was not read, and the rest. */
export const noticeStates = ['new', 'earlier'] as const;
export type NoticeState = (typeof noticeStates)[number];

/** A notice as the person who was told reads it. Times are RFC 3339, UTC. */
export interface StaffNotice {
  id: number;
  kind: NoticeKind;
  /** What happened, in our words. */
  title: string;
  /** What it is about, in a stranger's words; empty where there is nothing to name. */
  detail: string;
  /** At the desk, behind its `#`. */
  path: string;
  create_time: string;
  read_time: string | null;
}

/** Marks one of one's own notices as read, or all of them. */
export const noticeActionSchema = v.object({ name: v.literal('read') });

/** How a person is told about a kind. */
export interface NoticeChoice {
  id: NoticeKind;
  way: NoticeWay;
  /** What can be chosen. */
  ways: readonly NoticeWay[];
}

export const noticeKindSchema = v.picklist(noticeKindNames);
export const noticeChoiceSchema = v.object({ way: v.picklist(noticeWays) });

/** Days after which a notice is deleted, read or not. */
export const noticeDays = 90;

/** Characters of a title, and of its detail; a longer one is cut. */
export const noticeTextMax = 200;

/** A notice as one line of the desk. In a mail a stranger's words are quoted. */
export const describeNotice = ({ title, detail }: Pick<StaffNotice, 'title' | 'detail'>): string =>
  detail === '' ? title : `${title}: ${detail}`;

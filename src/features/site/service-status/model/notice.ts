import type { Locale } from '#i18n/locales.ts';
import { serviceParts } from './parts.ts';

/** What notices can be about apart from the services that are measured. */
export const noticeProducts = ['mobile', 'extension', 'desktop', 'hardware', 'card'] as const;
export const noticeSubjects = [...serviceParts, ...noticeProducts] as const;
export type NoticeSubject = (typeof noticeSubjects)[number];

export const noticeKinds = ['disruption', 'maintenance'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** How far the team is with a disruption that is not over. */
export const disruptionStates = ['investigating', 'identified', 'monitoring'] as const;
export type DisruptionState = (typeof disruptionStates)[number];

/** States of a notice as visitors see them: the first four of disruptions, the others of maintenance. The names are in answers of the API and in the database. */
export const noticeStates = [
  ...disruptionStates,
  'resolved',
  'scheduled',
  'in-progress',
  'completed',
  'canceled',
] as const;
export type NoticeState = (typeof noticeStates)[number];

interface NoticeTimes {
  /** RFC 3339, UTC. */
  begin_time: string;
  /** RFC 3339, UTC; null of disruptions. */
  planned_end_time: string | null;
  /** RFC 3339, UTC; null until a person ended it. */
  end_time: string | null;
}

/** By language; English is always there, the others fall back to it. */
export type ByLocale<Text> = Readonly<Partial<Record<Locale, Text>>>;
interface NoticeText {
  title: string;
  text: string;
}

export interface NoticeUpdate {
  id: number;
  /** RFC 3339, UTC. */
  time: string;
  /** What the notice was from then on. */
  state: NoticeState;
  texts: ByLocale<{ text: string }>;
}

/** A notice in all its languages. */
export interface Notice extends NoticeTimes {
  id: number;
  /** Raised by each act. */
  version: number;
  kind: NoticeKind;
  subjects: readonly NoticeSubject[];
  /** Of a disruption. */
  progress: DisruptionState;
  texts: ByLocale<NoticeText>;
  /** Oldest first. */
  updates: readonly NoticeUpdate[];
}

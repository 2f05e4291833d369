import type { DeskNotice } from '../model/desk-notice.ts';
import type { NoticeKind, NoticeSubject } from '../model/notice.ts';
import type { NamedFacts } from '#features/core/desk-kit/desk/diff-facts.ts';
import { noticeLanguages } from '../model/notice-form.ts';
import { stateWords, subjectWords } from './notice-words.ts';
import { hasEnglish, type TextDraft } from './texts-fields.tsx';

/** A notice as its form holds it; times are minutes in UTC, such as `2026-11-28T09:41`, or empty. */
export interface NoticeDraft {
  kind: NoticeKind;
  subjects: readonly NoticeSubject[];
  begin: string;
  plannedEnd: string;
  texts: TextDraft;
}

const minuteOf = (time: string): string => time.slice(0, '2026-11-28T09:41'.length);

export const newDraft = (now: Date): NoticeDraft => ({
  kind: 'disruption',
  subjects: [],
  begin: minuteOf(now.toISOString()),
  plannedEnd: '',
  texts: {},
});

export const draftOf = ({
  kind,
  subjects,
  begin_time,
  planned_end_time,
  texts,
}: DeskNotice): NoticeDraft => ({
  kind,
  subjects,
  begin: minuteOf(begin_time),
  texts,
  plannedEnd: planned_end_time === null ? '' : minuteOf(planned_end_time),
});

/** Whether nothing that is required is missing. */
export const isReady = ({ kind, subjects, begin, plannedEnd, texts }: NoticeDraft): boolean =>
  subjects.length > 0 &&
  begin !== '' &&
  (kind === 'disruption' || plannedEnd !== '') &&
  hasEnglish(texts, ['title', 'text']);

/** What is sent of a draft that is ready. */
export const factsOf = ({ kind, subjects, begin, plannedEnd, texts }: NoticeDraft) => ({
  subjects,
  begin_time: `${begin}:00.000Z`,
  planned_end_time: kind === 'maintenance' ? `${plannedEnd}:00.000Z` : null,
  texts,
});

/** What a person reads of a draft. */
export const namedFacts = ({ subjects, begin, plannedEnd, texts }: NoticeDraft): NamedFacts => ({
  'Services and products': subjects
    .map((subject) => subjectWords[subject])
    .toSorted()
    .join('\n'),
  Begins: begin,
  'Planned to end': plannedEnd,
  ...Object.fromEntries(
    noticeLanguages.flatMap(({ code, name }) => [
      [`Title, ${name}`, texts[code]?.title ?? ''],
      [`Text, ${name}`, texts[code]?.text ?? ''],
    ]),
  ),
});

/** The same of a notice as it is stored, with how far the team is. */
export const noticeFacts = (notice: DeskNotice): NamedFacts => ({
  State: stateWords[notice.state],
  ...namedFacts(draftOf(notice)),
  Updates: notice.updates
    .map(
      ({ state, texts }) =>
        `${stateWords[state]}: ${Object.values(texts)
          .map(({ text }) => text)
          .join(' / ')}`,
    )
    .join('\n'),
});

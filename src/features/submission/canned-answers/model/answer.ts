import * as v from 'valibot';
import { localeCodes, locales, type Locale } from '#i18n/locales.ts';
import type { Purpose } from '#features/submission/submissions/model/state.ts';
import {
  rejectionReasons,
  rejectionReasonsOf,
  type RejectionReason,
} from '#features/submission/submissions/model/rejection-reason.ts';
import { checkPlaceholders } from './placeholders.ts';

/* Canned answers: texts to a team that reviewers insert into a decision and edit before they send it. */

/** Characters of one text, so that it fits into a decision with its placeholders filled. */
export const answerMaxCharacters = 1500;

/** When an answer is offered: for one reason of a rejection, or for a request for changes. */
export const answerTopics = ['request-changes', ...rejectionReasons] as const;
export type AnswerTopic = 'request-changes' | RejectionReason;

/** The topics that decisions of this purpose have. */
export const topicsOf = (purpose: Purpose): AnswerTopic[] => [
  'request-changes',
  ...rejectionReasonsOf(purpose),
];

/** The languages of the answers, as the desk offers them. */
export const answerLanguages = localeCodes.map((code) => ({ code, ...locales[code] }));

export const emptyTexts = Object.fromEntries(localeCodes.map((code) => [code, ''])) as Record<Locale, string>;

const text = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(answerMaxCharacters),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const problem = checkPlaceholders(dataset.value);
    if (problem) addIssue({ message: problem });
  }),
);
const languages = Object.fromEntries(localeCodes.map((code) => [code, v.optional(text, '')])) as Record<
  Locale,
  v.OptionalSchema<typeof text, ''>
>;

/** By language; empty where there is no text. */
const answerTextsSchema = v.pipe(
  v.object(languages),
  v.check(({ en }) => en !== '', 'Write the answer in English. Every other language falls back to it.'),
);
export type AnswerTexts = v.InferOutput<typeof answerTextsSchema>;

const entries = {
  /** What the desk calls it, in English. */
  title: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(80)),
  texts: answerTextsSchema,
};

export const newAnswerSchema = v.pipe(
  v.object({
    purpose: v.picklist(['listing', 'application']),
    topic: v.picklist(answerTopics),
    ...entries,
  }),
  v.forward(
    v.check(({ purpose, topic }) => topicsOf(purpose).includes(topic), 'is not decided so'),
    ['topic'],
  ),
);
export type NewAnswer = v.InferOutput<typeof newAnswerSchema>;

/** `remove` deletes an answer of the team, and gives back the text that the product ships with. */
export const answerChangeSchema = v.variant('name', [
  v.object({ name: v.literal('save'), ...entries }),
  v.object({ name: v.literal('remove') }),
]);
export type AnswerChange = v.InferOutput<typeof answerChangeSchema>;

/** As the desk edits it. */
export interface Answer {
  id: string;
  purpose: Purpose;
  topic: AnswerTopic;
  title: string;
  texts: AnswerTexts;
  /** The product ships with it; it can be changed, but not removed. */
  is_shipped: boolean;
  /** RFC 3339, and the account's name; null while nobody has changed it. */
  update_time: string | null;
  updated_by: string | null;
}

/** As it is offered for one submission: placeholders filled, in the language that its sender reads. */
export interface OfferedAnswer {
  id: string;
  topic: AnswerTopic;
  title: string;
  text: string;
  /** Of the text: English where there is none in the sender's language. */
  locale: Locale;
  /** What it says in English. */
  english: string;
}

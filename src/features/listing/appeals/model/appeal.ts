import * as v from 'valibot';
import type { DelistingReason } from '#features/store/catalogue/model/delisting.ts';
import { cleanLines } from '#features/submission/form-fields/model/clean-lines.ts';
import { localeCodes } from '#i18n/locales.ts';

/** What can be appealed against. */
export const appealSubjects = ['rejection', 'delisting'] as const;
export type AppealSubject = (typeof appealSubjects)[number];

/** `granted`: a rejected submission is reviewed again, a delisted item is listed again. `upheld`: the decision does not change. */
export const appealOutcomes = ['granted', 'upheld'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** Characters of an appeal, and of the answer. */
export const appealTextMaxCharacters = 2000;

const text = v.pipe(
  v.string(),
  // A browser counts a line break as one character and sends it as two.
  v.transform((sent) => cleanLines(sent)),
  v.minLength(1),
  v.maxLength(appealTextMaxCharacters),
);

export const appealReferenceSchema = v.pipe(v.string(), v.regex(/^[a-z2-7]{26}$/));

/** The fields of the form, as a browser sends them. */
export const appealFormSchema = v.object({
  reference: appealReferenceSchema,
  text,
  lang: v.picklist(localeCodes),
});

/** `secret`: it holds a recovery phrase or a private key. `closed`: there is no decision to appeal against, or it was appealed before. */
export const appealResults = ['sent', 'incomplete', 'secret', 'closed'] as const;
export type AppealResult = (typeof appealResults)[number];

/** Path of the status page without language, with what came of the form. */
export function appealPath(reference: string, result: AppealResult): string {
  return `/submission/${reference}?appeal=${result}#appeal`;
}

/** What the status page shows of an appeal; only where there is a decision to appeal against. */
export interface AppealView {
  /** Against a delisting: why and when. Null for a rejection. */
  delisting: { reason: DelistingReason; at: string } | null;
  /** The team withdrew the item itself, or someone else with its key did: it asks to be listed again. */
  isOwn: boolean;
  /** `used`: an earlier appeal led to the review that rejected it again. */
  state: 'possible' | 'waiting' | 'upheld' | 'used';
  /** While it waits: by when an answer is promised. */
  due_time: string | null;
}

/** What the desk does with an appeal. */
export const appealDecisionSchema = v.object({
  outcome: v.picklist(appealOutcomes),
  /** The team reads it. */
  text,
});
export type AppealDecision = v.InferOutput<typeof appealDecisionSchema>;

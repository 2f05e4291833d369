import * as v from 'valibot';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import type { WordsProblem } from './check-words.ts';
import type { MailWords } from './mail-words.ts';
import type { WordedMailKind } from './placeholder.ts';

/** Mails are written in the languages of the site. */
export const templateLocales: readonly Locale[] = localeCodes;

/** Longer texts are refused as a whole; `checkWords` has the limits that people are told. */
const text = v.pipe(v.string(), v.maxLength(20_000));
export const wordsSchema = v.object({ subject: text, heading: text, text });

/** Revision of the stored words that a change is based on; null for the product's words. */
const basedOn = v.nullable(v.pipe(v.string(), v.maxLength(100)));

export const templateActionSchema = v.variant('name', [
  v.object({ name: v.literal('save'), words: wordsSchema, basedOn }),
  v.object({ name: v.literal('reset'), basedOn }),
  v.object({ name: v.literal('test'), words: wordsSchema }),
]);
export type TemplateAction = v.InferOutput<typeof templateActionSchema>;

/** Words that the desk wrote for one kind of mail in one language. */
export interface StoredWords {
  words: MailWords;
  revision: string;
  /** Email address of who saved it. */
  editor: string;
  /** RFC 3339, UTC. */
  time: string;
}

/** A mail in a language: the product's words and those that are sent instead. */
export interface MailTemplate {
  /** `kind/locale` */
  id: string;
  kind: WordedMailKind;
  locale: Locale;
  product: MailWords;
  /** Null while the product's words are sent. */
  stored: StoredWords | null;
  /** Why the stored words cannot be sent; the product's are sent instead. */
  problems: readonly WordsProblem[];
  /** The product's English when the words were stored, and now; null while it is the same. */
  changed: { before: MailWords; after: MailWords } | null;
  /** False where no mail server is configured. */
  sends: boolean;
}

/** What the list of mails shows of one language. */
export interface TemplateMark {
  locale: Locale;
  /** `fault`: cannot be sent. `outdated`: the product's English has changed since. */
  state: 'reworded' | 'fault' | 'outdated';
}

export interface TemplateRow {
  id: WordedMailKind;
  /** Languages with words of the desk's own. */
  marks: readonly TemplateMark[];
}

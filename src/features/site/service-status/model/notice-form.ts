import * as v from 'valibot';
import { localeCodes, locales, type Locale } from '#i18n/locales.ts';
import { disruptionStates, noticeKinds, noticeSubjects } from './notice.ts';

/** More than visitors read; forgotten notices would pile up on top of the page. */
export const openNoticesMax = 20;
/** Of one notice. */
export const updatesMax = 50;
export const titleMaxCharacters = 120;
/** In twelve languages, three bytes a character, this fits into a call of the desk. */
export const textMaxCharacters = 1000;

const line = (max: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max)), '');

type Texts<Text> = Partial<Record<Locale, Text>>;
type Lines = Readonly<Record<string, string>>;

const isWritten = (text: Lines | undefined): text is Lines =>
  text !== undefined && Object.values(text).some((each) => each !== '');
const isWhole = (text: Lines) => Object.values(text).every((each) => each !== '');

/** A text in each language that was written; a language is whole or left out. */
function byLocale<Schema extends v.GenericSchema<unknown, Lines>>(text: Schema) {
  const languages = Object.fromEntries(localeCodes.map((code) => [code, v.optional(text)])) as Record<
    Locale,
    v.OptionalSchema<Schema, undefined>
  >;
  return v.pipe(
    v.object(languages),
    v.transform(
      (texts) =>
        Object.fromEntries(
          Object.entries(texts).filter(([, each]) => isWritten(each as Lines | undefined)),
        ) as Texts<v.InferOutput<Schema>>,
    ),
    v.check(({ en }) => en !== undefined, 'Write it in English. Every other language falls back to it.'),
    v.check(
      (texts) => Object.values(texts).every((each) => isWhole(each as Lines)),
      'Write both title and text for each language, or leave both empty.',
    ),
  );
}

const noticeTextsSchema = byLocale(
  v.object({ title: line(titleMaxCharacters), text: line(textMaxCharacters) }),
);
const updateTextsSchema = byLocale(v.object({ text: line(textMaxCharacters) }));
export type UpdateTexts = v.InferOutput<typeof updateTextsSchema>;

const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'This time does not exist.'),
  v.transform((text) => new Date(text).toISOString()),
);

const facts = {
  subjects: v.pipe(
    v.array(v.picklist(noticeSubjects)),
    v.minLength(1, 'Choose at least one service or product.'),
    v.transform((chosen) => noticeSubjects.filter((each) => chosen.includes(each))),
  ),
  begin_time: time,
  planned_end_time: v.nullable(time),
  texts: noticeTextsSchema,
};

/** A notice as it is written. */
export const newNoticeSchema = v.object({
  ...facts,
  kind: v.picklist(noticeKinds),
  /** Of a disruption. */
  progress: v.optional(v.picklist(disruptionStates), 'investigating'),
  /** Of the form: sending it again finds the notice that it made. */
  key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
});
export type NewNotice = v.InferOutput<typeof newNoticeSchema>;
export type NoticeFacts = Pick<NewNotice, 'subjects' | 'begin_time' | 'planned_end_time' | 'texts'>;

/** The version of the notice that the person saw. */
const seen = v.pipe(v.number(), v.integer(), v.minValue(1));

export const noticeActionSchema = v.variant('name', [
  /** Says more, and how far the team is with a disruption. */
  v.object({
    name: v.literal('update'),
    seen,
    /** Without it, that stays. */
    progress: v.optional(v.picklist(disruptionStates)),
    texts: updateTextsSchema,
  }),
  /** Ends it, with what visitors should know. */
  v.object({ name: v.literal('end'), seen, texts: updateTextsSchema }),
  /** Corrects what was written, or adds a language. */
  v.object({ name: v.literal('edit'), seen, ...facts }),
  v.object({
    name: v.literal('edit-update'),
    seen,
    update: v.pipe(v.number(), v.integer(), v.minValue(1)),
    texts: updateTextsSchema,
  }),
  /** Written by mistake: visitors no longer see it, in the history either. */
  v.object({ name: v.literal('delete'), seen }),
]);
export type NoticeAction = v.InferOutput<typeof noticeActionSchema>;

/** The languages of the texts, as the desk offers them. */
export const noticeLanguages = localeCodes.map((code) => ({ code, ...locales[code] }));

import * as v from 'valibot';
import { localeCodes } from '#i18n/locales.ts';
import { findMarkdownExcess, markdownLimits, type MarkdownExcess } from '#lib/markdown-excess.ts';
import type { ContentBody } from './content-body.ts';
import type { ContentKind, FactField, TextField } from './content-kind.ts';
import { picturePattern } from './picture-address.ts';

/** Control characters other than line breaks and tabs. */
const hasControls = (text: string) => /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text);

/** Text as it is stored: whole characters only, line breaks as in Unix. */
const textOf = (label: string, maxLength: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => text.isWellFormed(),
      `${label} contains a broken character. Delete it, or paste the text again.`,
    ),
    v.transform((text) => text.replace(/\r\n?/g, '\n')),
    v.check(
      (text) => !hasControls(text),
      `${label} contains a control character. Delete it, or paste the text again.`,
    ),
    v.check(
      (text) => text.length <= maxLength,
      ({ input }) =>
        `${label} has ${input.length.toLocaleString('en')} characters. The maximum is ${maxLength.toLocaleString('en')}.`,
    ),
  );

const lineOf = (label: string, maxLength: number) =>
  v.pipe(
    textOf(label, maxLength),
    v.transform((text) => text.replace(/\s+/g, ' ').trim()),
  );

const inEnglish = (count: number) => count.toLocaleString('en');

/** What a text has too much of, and what works instead; each follows the field's label. */
const excessWords: Readonly<Record<MarkdownExcess, string>> = {
  nesting: `nests lists or quotes more than ${markdownLimits.depth} levels deep. Use fewer levels.`,
  emphasis: `has a paragraph with more than ${markdownLimits.marks} emphasis marks (* and _). Split it, or put a backslash before marks that are part of the text.`,
  brackets: `has a paragraph with more than ${markdownLimits.marks} square brackets. Split it.`,
  backticks: `has a paragraph with more than ${markdownLimits.marks} backticks. Split it, or indent code by four spaces.`,
  underlines: `has more than ${markdownLimits.lines} lines of only = or - marks. Write headings with # and rules as three asterisks.`,
  targets: `has more than ${markdownLimits.lines} link targets ([name]: address). Write the addresses where the links are.`,
  items: `has more than ${inEnglish(markdownLimits.rows)} list items. Split it into several texts.`,
  paragraph: `has a paragraph of more than ${inEnglish(markdownLimits.rows)} lines. Split it.`,
};

/** A text that is parsed in a moment wherever it is shown. */
const markdownOf = (label: string, maxLength: number) =>
  v.pipe(
    textOf(label, maxLength),
    v.rawCheck(({ dataset, addIssue }) => {
      // A text that is too long is refused for that alone.
      const excess = dataset.typed && !dataset.issues ? findMarkdownExcess(dataset.value) : undefined;
      if (excess) addIssue({ message: `${label} ${excessWords[excess]}` });
    }),
  );

const textSchema = ({ type, label, maxLength }: TextField) =>
  type === 'line' ? lineOf(label, maxLength) : markdownOf(label, maxLength);

/** A web address in its normal form, without a user name; nothing else can be opened by a visitor. */
function webAddress(text: string): string | undefined {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  return url && !url.username && !url.password ? url.href : undefined;
}

const linkSchema = (label: string) =>
  v.pipe(
    lineOf(label, 2_000),
    v.check(
      (text) => text === '' || webAddress(text) !== undefined,
      `${label} is not a web address. Write the whole address, also for a page of this site, such as https://example.org/page.`,
    ),
    v.transform((text) => webAddress(text) ?? ''),
  );

function factSchema(field: FactField) {
  const { label } = field;
  switch (field.type) {
    case 'line':
      return v.optional(lineOf(label, field.maxLength), '');
    case 'link':
      return v.optional(linkSchema(label), '');
    case 'number': {
      const sentence = `${label} must be a whole number from ${field.min} to ${field.max}.`;
      const whole = v.pipe(
        v.number(sentence),
        v.integer(sentence),
        v.minValue(field.min, sentence),
        v.maxValue(field.max, sentence),
      );
      return v.optional(whole, field.initial);
    }
    case 'choice':
      return v.optional(
        v.picklist(
          field.options.map(({ value }) => value),
          `${label} is not one of the choices.`,
        ),
        field.initial,
      );
    case 'date':
      return v.optional(
        v.union([v.literal(''), v.pipe(v.string(), v.isoDate())], `${label} is not a date.`),
        '',
      );
    case 'month':
      return v.optional(
        v.pipe(
          v.string(),
          v.regex(/^(?:|\d{4}-(?:0[1-9]|1[0-2]))$/, `${label} is not a month such as 2026-11.`),
        ),
        '',
      );
    case 'picture':
      return v.optional(
        v.pipe(
          v.string(),
          v.regex(picturePattern, `${label} is not a picture of this site. Upload the picture.`),
        ),
        field.initial,
      );
    case 'flag':
      return v.optional(v.boolean(`${label} must be on or off.`), field.initial);
  }
}

/**
 * What may be stored of a kind, as a draft too: right types and lengths. Unknown fields are dropped, absent ones get their initial value.
 * What publishing needs in addition is in `find-publishing-issues.ts`.
 */
export function bodySchemaOf(kind: ContentKind): v.GenericSchema<unknown, ContentBody> {
  const language = v.object(
    Object.fromEntries(kind.texts.map((field) => [field.name, v.optional(textSchema(field), '')])),
  );
  const locale = v.picklist(localeCodes, 'The site does not have this language.');
  return v.object({
    texts: v.record(locale, language),
    drafts: v.pipe(
      v.optional(v.array(locale), []),
      v.transform((list) => [...new Set(list)].toSorted()),
    ),
    facts: v.optional(
      v.object(Object.fromEntries(kind.facts.map((field) => [field.name, factSchema(field)]))),
      {},
    ),
  }) as v.GenericSchema<unknown, ContentBody>;
}

import { isLocale, localeCodes, locales, type Locale } from '#i18n/locales.ts';
import type { ContentBody } from './content-body.ts';
import type { ContentKind } from './content-kind.ts';
import { findPictureIssues } from './text-pictures.ts';

/** The languages in the order of the form: the source first. */
const formOrder: readonly Locale[] = [
  'en',
  'zh',
  'es',
  'ja',
  'ko',
  'ru',
  'pt',
  'vi',
  'th',
  'hi',
  'fil',
  'zh-tw',
];
const englishNames = new Intl.DisplayNames('en', { type: 'language' });

/** The languages as the desk shows them; `tag` is BCP 47, `name` English. */
export const editorLanguages: readonly { locale: Locale; tag: string; name: string }[] = formOrder
  .filter(isLocale)
  .map((locale) => ({
    locale,
    tag: locales[locale].tag,
    name: englishNames.of(locales[locale].tag) ?? locales[locale].name,
  }));

/** `missing`: visitors get the nearest language. `draft`: marked so, or incomplete. `outdated`: the English changed since. */
export type LanguageMark = 'ready' | 'outdated' | 'draft' | 'missing';
export type LanguageMarks = Partial<Record<Locale, LanguageMark>>;

const valuesOf = (kind: ContentKind, body: ContentBody, locale: Locale) =>
  kind.texts.map(({ name }) => body.texts[locale]?.[name]?.trim() ?? '');

/** True where nothing is written in this language. */
function isEmptyLanguage(kind: ContentKind, body: ContentBody, locale: Locale): boolean {
  return valuesOf(kind, body, locale).every((text) => text === '');
}

function isComplete(kind: ContentKind, body: ContentBody, locale: Locale): boolean {
  return kind.texts.every(({ name, required }) => !required || Boolean(body.texts[locale]?.[name]?.trim()));
}

/** The mark of one language. @param isOutdated the English text is not the one that this language was checked against */
export function markLanguage(
  kind: ContentKind,
  body: ContentBody,
  { locale, isOutdated }: { locale: Locale; isOutdated: boolean },
): LanguageMark {
  if (isEmptyLanguage(kind, body, locale)) return 'missing';
  if (body.drafts.includes(locale) || !isComplete(kind, body, locale)) return 'draft';
  return isOutdated ? 'outdated' : 'ready';
}

/** The texts that visitors get: complete languages that are not marked as drafts. */
export function shownTexts(kind: ContentKind, body: ContentBody): ContentBody['texts'] {
  return Object.fromEntries(
    localeCodes
      .filter((locale) => isComplete(kind, body, locale) && !isEmptyLanguage(kind, body, locale))
      .filter((locale) => !body.drafts.includes(locale))
      .map((locale) => [locale, body.texts[locale]]),
  );
}

const nameOf = (locale: Locale) => editorLanguages.find((each) => each.locale === locale)?.name ?? locale;

function findTextPictureIssues(kind: ContentKind, body: ContentBody): string[] {
  const fields = kind.texts.filter(({ pictures }) => pictures);
  return Object.entries(shownTexts(kind, body)).flatMap(([locale, texts]) =>
    fields.flatMap(({ name, label }) =>
      findPictureIssues(texts[name] ?? '').map((issue) => `${label}, ${nameOf(locale as Locale)}: ${issue}`),
    ),
  );
}

/** A picture is described in every language that visitors get. */
function findDescriptionIssues(kind: ContentKind, body: ContentBody): string[] {
  const shown = Object.entries(shownTexts(kind, body));
  return kind.facts.flatMap((field) => {
    if (field.type !== 'picture' || field.describedBy === undefined || !body.facts[field.name]) return [];
    const { describedBy } = field;
    const { label = describedBy } = kind.texts.find(({ name }) => name === describedBy) ?? {};
    return shown
      .filter(([, texts]) => !texts[describedBy]?.trim())
      .map(([locale]) => `${label} is missing in ${nameOf(locale as Locale)}.`);
  });
}

/** What must be filled in before this can be published, one sentence each. */
export function findPublishingIssues(kind: ContentKind, body: ContentBody): string[] {
  const texts = kind.requiredLanguages.flatMap((locale) => {
    if (body.drafts.includes(locale))
      return [`${nameOf(locale)} is marked as a draft. It is required for publishing.`];
    const missing = kind.texts.filter(
      ({ name, required }) => required && !body.texts[locale]?.[name]?.trim(),
    );
    return missing.map(({ label }) => `${label} is missing in ${nameOf(locale)}.`);
  });
  const facts = kind.facts.flatMap((field) =>
    'required' in field && field.required && !body.facts[field.name] ? [`${field.label} is missing.`] : [],
  );
  return [...texts, ...findTextPictureIssues(kind, body), ...findDescriptionIssues(kind, body), ...facts];
}

/** What the desk calls an entry: its first text, in English where there is one. */
export function titleOf(kind: ContentKind, body: ContentBody): string {
  const [field] = kind.texts;
  if (!field) return '';
  const order: Locale[] = ['en', ...localeCodes];
  return order.map((locale) => body.texts[locale]?.[field.name]?.trim()).find(Boolean) ?? '';
}

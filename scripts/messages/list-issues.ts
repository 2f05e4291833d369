import { locales, type Locale } from '../../src/i18n/locales.ts';
import { keyOf, type CatalogueEntry } from './read-catalogue.ts';
import { mayStayEnglish } from './may-stay-english.ts';
import { shapeOf, type MessageShape } from './message-shape.ts';

/** A translator's comment on a message that is rightly the same as in English. */
export const sameRemark = 'the same as in English';

/** A comment of the source: browsers put quotation marks around the placeholder, those of the page's language. */
export const quotedHint = 'shown in its own quotation marks';

const quotedPlaceholder = /[“”„‘«「『"]\{\w+\}/u;

/**
 * Plural forms needed in running text; `many` of Spanish and Portuguese is for millions, which the portal
 * does not count.
 */
function neededForms(locale: Locale): string[] {
  const { pluralCategories } = new Intl.PluralRules(locales[locale].tag).resolvedOptions();
  return pluralCategories.filter((form) => form !== 'many' || locale === 'ru');
}

function listShapeIssues(source: MessageShape, translated: MessageShape, locale: Locale): string[] {
  const needed = neededForms(locale);
  return [
    ...(source.placeholders.join() === translated.placeholders.join()
      ? []
      : [`has the placeholders ${translated.placeholders.join()} instead of ${source.placeholders.join()}`]),
    ...(source.tags.join() === translated.tags.join()
      ? []
      : [`has the tags ${translated.tags.join()} instead of ${source.tags.join()}`]),
    ...translated.plurals
      .filter((forms) => needed.some((form) => !forms.includes(form)))
      .map((forms) => `has the plural forms ${forms.join()}; the language needs ${needed.join()}`),
  ];
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text);

function listEntryIssues(entry: CatalogueEntry, locale: Locale): string[] {
  const { source, translation, remarks, hints } = entry;
  if (translation === '') return ['has no translation'];
  const { words } = shapeOf(source);
  const isSame = translation === source && hasWords(words);
  const isRemarked = remarks.includes(sameRemark);
  const shape = readShape(translation);
  if (!shape) return ['is no ICU message'];
  return [
    ...listShapeIssues(shapeOf(source), shape, locale),
    ...(hints.includes(quotedHint) && quotedPlaceholder.test(translation)
      ? ['has quotation marks around a placeholder that has its own']
      : []),
    ...(isSame && !mayStayEnglish(words, locale)
      ? ['is unchanged from English, and neither a name nor a term']
      : []),
    ...(isSame && !isRemarked ? [`is unchanged from English; if it is right, remark “# ${sameRemark}”`] : []),
    ...(!isSame && isRemarked ? [`is remarked “# ${sameRemark}”, which it is not`] : []),
  ];
}

function readShape(message: string): MessageShape | undefined {
  try {
    return shapeOf(message);
  } catch {
    return undefined;
  }
}

/** Where two catalogues translate the same message differently, only one translation would be shown. */
function listDifferences(entries: readonly CatalogueEntry[]): string[] {
  return [...Map.groupBy(entries, keyOf)]
    .filter(([, same]) => new Set(same.map(({ translation }) => translation)).size > 1)
    .map(
      ([key, same]) =>
        `“${key}” differs: ${same.map(({ catalogue, translation }) => `${catalogue} “${translation}”`).join(', ')}`,
    );
}

/** Errors in the translations of a language, one line each. */
export function listIssues(entries: readonly CatalogueEntry[], locale: Locale): string[] {
  const issues = entries.flatMap((entry) =>
    listEntryIssues(entry, locale).map((issue) => `${entry.catalogue}: “${keyOf(entry)}” ${issue}`),
  );
  return [...issues, ...listDifferences(entries)].map((issue) => `${locale}: ${issue}`);
}

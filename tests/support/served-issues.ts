import { localeCodes, locales, type Locale } from '#i18n/locales.ts';
import { inLanguage } from './every-page.ts';
import type { ServedPage } from './served-page.ts';

/** The language menu writes each language's name in that language. */
const languageNames: ReadonlySet<string> = new Set(
  localeCodes.flatMap((code) => [locales[code].name, locales[code].short]),
);

interface Place {
  page: ServedPage;
  locale: Locale;
  /** Without language, as `listEveryPage` has it. */
  path: string;
  /** The portal's origin, as visitors reach it. */
  origin: string;
}

/** A page that is not to be indexed has none; the others link to the same page in each language. */
function listExpectedAlternates({ page, locale, origin }: Place): [string, string][] | string {
  if (!page.isIndexed) return [];
  const begin = `${origin}/${locale}`;
  if (!page.canonical?.startsWith(begin)) return 'a page for search engines names its address';
  const neutral = page.canonical.slice(begin.length);
  return [
    ...localeCodes.map((code): [string, string] => [
      locales[code].tag,
      origin + inLanguage(code, neutral || '/'),
    ]),
    ['x-default', `${origin}${neutral || '/'}`],
  ];
}

/** Pages with texts of the brand or of editors, which are in English where there are none in the page's language, and say so. */
const fallingBack: ReadonlySet<string> = new Set(['/privacy', '/terms', '/status']);

function listTextIssues(
  { page: { texts }, locale, path }: Place,
  isEnglish: (text: string) => boolean,
): string[] {
  const own = locales[locale].tag;
  const foreign = texts
    .filter(({ lang, text }) => lang !== own && !languageNames.has(text.trim()))
    .filter(({ lang }) => !(lang === 'en' && fallingBack.has(path)));
  const english = locale === 'en' ? [] : texts.filter(({ lang, text }) => lang === own && isEnglish(text));
  return [
    ...(texts.length > 20 ? [] : [`only ${texts.length} texts`]),
    ...foreign.map(({ lang, text }) => `in ${lang}: ${text.trim()}`),
    ...english.map(({ text }) => `English: ${text.trim()}`),
  ];
}

/**
 * The errors of a served page: its language, its links to translations, and whether it can be read and left.
 */
export function listServedIssues(place: Place, isEnglish: (text: string) => boolean): string[] {
  const { page, locale } = place;
  const expected = listExpectedAlternates(place);
  const issues = [
    ...(page.lang === locales[locale].tag ? [] : [`the page says that it is in ${page.lang}`]),
    ...(typeof expected === 'string' ? [expected] : []),
    ...(typeof expected === 'string' || JSON.stringify(page.alternates) === JSON.stringify(expected)
      ? []
      : [`alternates: ${JSON.stringify(page.alternates)}`]),
    ...(page.headings.length === 1 && page.headings[0] ? [] : [`headings: ${page.headings.join(' | ')}`]),
    ...(page.headerLinks.length > 5 ? [] : [`${page.headerLinks.length} links in the header`]),
    ...(new Set(page.headerLanguages).size === localeCodes.length ? [] : ['languages missing in the header']),
    ...listTextIssues(place, isEnglish),
  ];
  return issues.map((issue) => `${inLanguage(locale, place.path)}: ${issue}`);
}

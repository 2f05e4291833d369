import type { Locale } from '#i18n/locales.ts';
import { sameRemark } from '../../scripts/messages/list-issues.ts';
import { readCatalogue } from '../../scripts/messages/read-catalogue.ts';
import { listContentParagraphs } from '../../scripts/messages/list-content-issues.ts';

/** Proper names of three words and more, and names and values in a row. */
const names = ['Open Font License', 'ethereum, tron, solana …', 'hot, newest, name.'];

/** Names of tools that a language keeps, as its glossary says. */
const keptNames: Partial<Record<Locale, readonly string[]>> = { fil: ['token security check'] };

/** Words of English grammar that no other language of the site uses. */
const grammar = new Set(
  'the of and is are your you with this that from what which by have has it its an was were will when where'.split(
    ' ',
  ),
);

const simplify = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Enough grammar for a sentence; a name such as “Bank of the West” has it too, but no page shows one. */
const readsLikeEnglish = (text: string) =>
  (text.toLowerCase().match(/[\p{L}’']+/gu) ?? []).filter((word) => grammar.has(word)).length >= 2;

/** The parts between placeholders and tags that are long enough to be recognized: three words. */
const partsOf = (message: string) =>
  message
    .split(/\{[^{}]*\{?|\}|<\/?\d+\/?>|\n+|\[|\]\([^)]*\)|(?<=[.!?:;]) /)
    .map(simplify)
    .filter((part) => part.split(' ').length >= 3 && /[a-z]{2}/.test(part));

/** The same for every language, read once. */
let paragraphs: ReturnType<typeof listContentParagraphs> | undefined;

const wordsOf = (text: string) => simplify(text).split(' ');

/**
 * Reports texts on a language's pages that are English, or partly so: by known messages, or by grammar.
 * Messages that are the same in both languages are not reported.
 */
export async function createEnglishFinder(locale: Locale): Promise<(text: string) => boolean> {
  paragraphs ??= listContentParagraphs();
  const content = await paragraphs;
  const sources = readCatalogue('messages', locale)
    .filter(({ remarks }) => !remarks.includes(sameRemark))
    .map(({ source }) => source);
  const kept = [...names, ...(keptNames[locale] ?? [])];
  const parts = [...sources, ...content].flatMap(partsOf).filter((part) => !kept.includes(part));
  const byBeginning = Map.groupBy(parts, (part) => wordsOf(part).slice(0, 3).join(' '));
  const hasKnownPart = (text: string) => {
    const simple = simplify(text);
    const words = simple.split(' ');
    return words.some((_, place) =>
      byBeginning.get(words.slice(place, place + 3).join(' '))?.some((part) => simple.includes(part)),
    );
  };
  return (text) => hasKnownPart(text) || readsLikeEnglish(text);
}

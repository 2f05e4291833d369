import type { Locale } from '../../src/i18n/locales.ts';

/** Languages in Latin letters share words with English: "Chat", "Forum", "Legal". */
const latin: ReadonlySet<Locale> = new Set(['en', 'es', 'pt', 'fil', 'vi']);

/** Names, formats and technical terms that other scripts write in Latin letters too. */
const kept = new Set(
  'android api bit cookie cv dapp dapps dd font hh license logo markdown mm nft open pull request rfc utc'.split(
    ' ',
  ),
);

/** Words that turn their neighbors into a sentence. */
const grammar = new Set(
  'a an and are be been by can could enter for found from in is it not of or please records the this to was with you your'.split(
    ' ',
  ),
);

/** An example address is not a sentence. */
const withoutEmails = (text: string) =>
  text
    .split(' ')
    .filter((part) => !part.includes('@'))
    .join(' ');

/**
 * Whether a message may be the same as in English: a name or a term, never a sentence. Quotations of the
 * specification in English apply to English only (rulings §8).
 * @param words of the message, without placeholders and tags
 */
export function mayStayEnglish(words: string, locale: Locale): boolean {
  const found =
    withoutEmails(words)
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [];
  if (!latin.has(locale)) return found.every((word) => kept.has(word));
  const isSentence = /[.!?]\s*$/u.test(words) || found.some((word) => grammar.has(word));
  return found.length < 2 || !isSentence;
}

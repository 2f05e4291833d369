import type { ForbiddenWord } from './read-forbidden.ts';
import type { ShownText } from './list-shown-texts.ts';

/** Languages that join words, or particles to words, without a space. */
const joined: ReadonlySet<string> = new Set(['zh', 'zh-tw', 'ja', 'ko', 'th']);

const letter = String.raw`[\p{L}\p{M}]`;

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds a word whole, in any case; with a star at its beginning or end also in a longer word. */
function patternOf(word: string, locale: string): RegExp {
  const bare = escape(word.replace(/^\*/, '').replace(/\*$/, ''));
  if (joined.has(locale)) return new RegExp(bare, 'iu');
  const before = word.startsWith('*') ? '' : `(?<!${letter})`;
  const after = word.endsWith('*') ? '' : `(?!${letter})`;
  return new RegExp(`${before}${bare}${after}`, 'iu');
}

/** What is the same in every language, and therefore no word of one: placeholders, targets of links, code, tags. */
const marks = /\{\w+|\]\([^)]*\)|`[^`]*`|<[^<>]+>/g;

/** The text without what is no word, and without the phrases in which a word is right. */
const searchedPart = (text: string, rightIn: readonly string[]) =>
  rightIn.reduce(
    (rest, phrase) => rest.replaceAll(new RegExp(escape(phrase), 'giu'), ' '),
    text.normalize('NFC').replaceAll(marks, ' '),
  );

/**
 * Where texts of a language have a word that its glossary forbids, one line each.
 * @param words of read-forbidden.ts
 */
export function listForbidden(
  texts: readonly ShownText[],
  words: readonly ForbiddenWord[],
  locale: string,
): string[] {
  return words.flatMap(({ word, instead, onlyFor, rightIn }) => {
    const pattern = patternOf(word.normalize('NFC'), locale);
    return texts
      .filter(
        ({ source }) => onlyFor.length === 0 || onlyFor.some((part) => source.toLowerCase().includes(part)),
      )
      .filter(({ text }) => pattern.test(searchedPart(text, rightIn)))
      .map(({ place }) => `${locale}: ${place} has “${word}”, which the glossary forbids: ${instead}`);
  });
}

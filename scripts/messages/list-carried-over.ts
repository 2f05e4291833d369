import type { ShownText } from './list-shown-texts.ts';

const beginningOf = (text: string) => text.replaceAll('\n', ' ').slice(0, 80);

/**
 * Translations that were kept while their English was rewritten, one line each: they may still say what the English said before.
 * A translation is one of them when its English is new, and the same words translated an English that is gone.
 * @param before texts of a language at an earlier commit
 * @param now the same texts today
 */
export function listCarriedOver(
  before: readonly ShownText[],
  now: readonly ShownText[],
  locale: string,
): string[] {
  const known = new Set(before.map(({ source }) => source));
  const left = new Set(now.map(({ source }) => source));
  const gone = new Map(
    before.filter(({ source }) => !left.has(source)).map(({ text, source }) => [text, source] as const),
  );
  return now
    .filter(({ source, text }) => !known.has(source) && text !== source && gone.has(text))
    .map(
      ({ place, text }) =>
        `${locale}: ${place} keeps the translation of “${beginningOf(gone.get(text) ?? '')}”: “${beginningOf(text)}”`,
    );
}

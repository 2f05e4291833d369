/** A piece of a mail's words. `malformed` has braces that form no placeholder. */
export type WordsPiece =
  | { kind: 'text'; text: string }
  | { kind: 'placeholder'; name: string }
  | { kind: 'malformed'; text: string };

/** A placeholder; else a brace, with what follows it up to the next one. */
const braced = /\{([a-z]+)\}|\{[^{}]*\}?|\}/g;

/** The words in pieces, in order: together they are the whole text. Placeholders need not be known ones. */
export function parseWords(words: string): WordsPiece[] {
  const pieces: WordsPiece[] = [];
  let end = 0;
  for (const found of words.matchAll(braced)) {
    if (found.index > end) pieces.push({ kind: 'text', text: words.slice(end, found.index) });
    const [text, name] = found;
    pieces.push(name === undefined ? { kind: 'malformed', text } : { kind: 'placeholder', name });
    end = found.index + text.length;
  }
  if (end < words.length) pieces.push({ kind: 'text', text: words.slice(end) });
  return pieces;
}

/** The paragraphs of a text, without empty ones. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

import type { Source } from './read-sources.ts';

/** This many equal tokens in a row count as a copy: about six lines. */
const copyTokens = 60;

interface Token {
  text: string;
  /** Its line, from 0. */
  line: number;
}

/** Comments, and imports, which look the same everywhere. */
const skipped = /\/\*[^]*?\*\/|^[ \t]*\/\/.*$|^import\b[^;]*;$/gm;

/** A file's tokens. */
function listTokens({ text }: Source): Token[] {
  const code = text.replace(skipped, (part) => part.replace(/[^\n]/g, ' '));
  return code
    .split('\n')
    .flatMap((shown, line) => (shown.match(/\w+|[^\s\w]/g) ?? []).map((token) => ({ text: token, line })));
}

export interface Duplicates {
  /** Lines that occur in two or more places. */
  lines: number;
  /** Pairs of files (or one file with itself) that share such lines, sorted, as `a ↔ b`. */
  pairs: string[];
}

/**
 * Finds equal stretches of code: 60 tokens or more, whatever their layout; different names make different
 * code.
 */
export function findDuplicates(sources: readonly Source[]): Duplicates {
  const first = new Map<string, { path: string; tokens: readonly Token[]; at: number }>();
  const lines = new Set<string>();
  const pairs = new Set<string>();
  for (const source of sources) {
    const tokens = listTokens(source);
    const texts = tokens.map(({ text }) => text);
    for (let at = 0; at + copyTokens <= tokens.length; at++) {
      const here = { path: source.path, tokens, at };
      const stretch = texts.slice(at, at + copyTokens).join(' ');
      const earlier = first.get(stretch);
      if (!earlier) {
        first.set(stretch, here);
        continue;
      }
      pairs.add([earlier.path, source.path].sort().join(' ↔ '));
      for (const place of [earlier, here])
        for (const { line } of place.tokens.slice(place.at, place.at + copyTokens))
          lines.add(`${place.path}:${line}`);
    }
  }
  return { lines: lines.size, pairs: [...pairs].sort() };
}

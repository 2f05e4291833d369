import { readFile } from 'node:fs/promises';

/** A word that the glossary of a language forbids. */
export interface ForbiddenWord {
  /** As it is written in texts; `*` at its beginning or end is any ending. */
  word: string;
  /** What to write instead. */
  instead: string;
  /** Words of the English, in lower case: only translations of a text with one of them are searched. None: all are. */
  onlyFor: readonly string[];
  /** Phrases in which the word is right. */
  rightIn: readonly string[];
}

const heading = '## Forbidden words';

/** “a; b” → a, b; empty cells have none. */
const listOf = (cell: string): string[] =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** @throws Error when a row has other cells than the table of docs/glossary.md describes */
function readRow(line: string): ForbiddenWord {
  const cells = line.split('|').map((cell) => cell.trim());
  const [, word = '', instead = '', onlyFor = '', rightIn = ''] = cells;
  if (cells.length !== 6 || word === '' || instead === '')
    throw new Error(`A forbidden word needs four cells, the first two filled: ${line}`);
  return { word, instead, onlyFor: listOf(onlyFor.toLowerCase()), rightIn: listOf(rightIn) };
}

/**
 * The table below “Forbidden words” of a glossary; empty without one.
 * @param glossary Markdown
 * @throws Error when a row is not readable, because a word that is not searched for looks like one that is not found
 */
export function parseForbidden(glossary: string): ForbiddenWord[] {
  const [, section = ''] = glossary.split(`${heading}\n`);
  const rows = section
    .split('\n## ', 1)
    .join('')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  // The first two lines of a table are its head.
  return rows.slice(2).map(readRow);
}

/** The words of a language; those of English are in the glossary of all languages. */
export async function readForbidden(locale: string, folder = 'docs'): Promise<ForbiddenWord[]> {
  const file = locale === 'en' ? `${folder}/glossary.md` : `${folder}/glossary/${locale}.md`;
  return parseForbidden(await readFile(file, 'utf8'));
}

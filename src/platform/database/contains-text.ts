import { sql, type RawBuilder } from 'kysely';
import { likePattern } from './like-pattern.ts';
import { SearchedWords } from './searched-words.ts';

/** `like` is SQLite's function for its operator, which takes capital and small letters of ASCII for the same. PostgreSQL has it from migration 105. */
const isLike = (column: string, folded: string): RawBuilder<boolean> =>
  sql<boolean>`"like"(${likePattern(folded)}, ${sql.ref(column)}, '\\')`;

/** Whether a text has characters that are not ASCII. */
const hasOthers = (column: string): RawBuilder<boolean> =>
  sql<boolean>`octet_length(${sql.ref(column)}) > length(${sql.ref(column)})`;

/**
 * Whether the words are in a column as people search: without marks, in another case or width, in the other script of Chinese. Most texts are
 * plain ASCII and are compared by LIKE; only the others cost a call of `has_spelling`, which both engines have (`engines/sqlite.ts`,
 * migration 083).
 * @param isOther whether a text has characters that are not ASCII, where the table knows it
 */
export function containsText(
  column: string,
  words: string,
  isOther: RawBuilder<boolean> = hasOthers(column),
): RawBuilder<boolean> {
  const searched = new SearchedWords(words);
  return sql<boolean>`(${isLike(column, searched.folded)} or
    (${isOther} and has_spelling(${sql.ref(column)}, ${searched})))`;
}

/** As `containsText`, for a column that has ASCII alone, such as addresses and hashes of a chain: its texts are compared once. */
export const containsAscii = (column: string, words: string): RawBuilder<boolean> =>
  isLike(column, new SearchedWords(words).folded);

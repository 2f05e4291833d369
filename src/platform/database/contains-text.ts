import { sql, type RawBuilder } from 'kysely';
import { likePattern } from './like-pattern.ts';
import { SearchedWords } from './searched-words.ts';

/**
 * Whether the words are in a column as people search: without marks, in another case or width, in the other script of Chinese. Most texts are
 * plain ASCII and are compared by LIKE; only the others cost a call of `has_spelling`, which both engines have (`engines/sqlite.ts`,
 * migration 083).
 */
export function containsText(column: string, words: string): RawBuilder<boolean> {
  const text = sql.ref(column);
  const searched = new SearchedWords(words);
  return sql<boolean>`(lower(${text}) like ${likePattern(searched.folded)} escape '\\' or
    (octet_length(${text}) > length(${text}) and has_spelling(${text}, ${searched})))`;
}

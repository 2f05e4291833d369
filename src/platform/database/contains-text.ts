import { sql, type RawBuilder } from 'kysely';
import { foldTextWithHan } from '#lib/fold-han.ts';
import { likePattern } from './like-pattern.ts';
import { spellingPattern } from './spelling-pattern.ts';

/**
 * Whether the words are in a column as people search: without marks, in another case or width, in the other script of Chinese. Most texts are
 * plain ASCII and are compared by LIKE; only the others cost a call of `contains_folded`, which both engines have (`engines/sqlite.ts`,
 * migration 083).
 * @param column a column's name, or an expression
 */
export function containsText(column: string | RawBuilder<unknown>, words: string): RawBuilder<boolean> {
  const text = typeof column === 'string' ? sql.ref(column) : column;
  const folded = foldTextWithHan(words);
  return sql<boolean>`(lower(${text}) like ${likePattern(folded)} escape '\\' or
    (octet_length(${text}) > length(${text}) and contains_folded(${text}, ${folded}, ${spellingPattern(folded)})))`;
}

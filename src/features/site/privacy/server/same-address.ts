import { sql, type RawBuilder } from 'kysely';
import { likePattern } from '#platform/database/like-pattern.ts';

/** Case is folded by JavaScript; each engine's own `lower` knows other letters, so those that are not ASCII are left open there. */
const looked = (address: string) => likePattern(address).replace(/[^\p{ASCII}]+/gu, '%');

/** One address of a person, however it was typed. */
export interface PersonAddress {
  /** In lower case. */
  readonly key: string;
  /** Rows whose column may hold it; `isSame` or `isIn` decides. */
  mayHold(column: string): RawBuilder<boolean>;
  /** Whether a text is this address and nothing else. */
  isSame(text: string | null): boolean;
  /** Whether a text names it, as a whole address and not as the end or the beginning of another one. */
  isIn(text: string | null): boolean;
  /** The text with something else in its places. */
  replaceIn(text: string, by: string): string;
}

/** Characters of addresses: next to one, an address is a part of a longer one. A full stop behind it ends a sentence. */
const before = '(?<![\\p{L}\\p{N}._%+-])';
const after = '(?![\\p{L}\\p{N}_%+-]|[.@][\\p{L}\\p{N}])';

/** @param typed as someone typed it */
export function personAddress(typed: string): PersonAddress {
  const key = typed.trim().toLowerCase();
  const literal = key.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const whole = new RegExp(`${before}${literal}${after}`, 'giu');
  return {
    key,
    mayHold: (column) => sql<boolean>`lower(${sql.ref(column)}) like ${looked(key)} escape '\\'`,
    isSame: (text) => text?.trim().toLowerCase() === key,
    isIn: (text) => text !== null && text.search(whole) >= 0,
    replaceIn: (text, by) => text.replace(whole, () => by),
  };
}

import { foldTextWithHan } from '#lib/fold-han.ts';
import { spellingPattern } from './spelling-pattern.ts';

/** Words of a search as a parameter of a statement: each engine takes what it compares with. */
export class SearchedWords {
  /** For SQLite, whose function would copy a long pattern for each row. */
  readonly folded: string;

  constructor(words: string) {
    this.folded = foldTextWithHan(words);
  }

  /** What pg sends for a parameter that has this method. */
  toPostgres(): string {
    return spellingPattern(this.folded);
  }
}

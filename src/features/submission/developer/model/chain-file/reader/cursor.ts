import { ParseError, type SyntaxIssue, type SyntaxIssueCode } from './syntax-issue.ts';

/** Codes that are reported individually, because each is about another value. */
const single = new Set<SyntaxIssueCode>(['number-form', 'repeated-name']);
const space = /[ \t\n\r]/;
const oddSpace = /\s/;
const lineEnd = /[\n\r]/;

/** The position in the text being read, and the syntax issues found so far. */
export class Cursor {
  readonly text: string;
  at = 0;
  readonly syntaxIssues: SyntaxIssue[] = [];

  constructor(text: string) {
    this.text = text;
  }

  get character(): string {
    return this.text.charAt(this.at);
  }

  addIssue(code: SyntaxIssueCode, at: number, found = ''): void {
    const known = single.has(code) ? undefined : this.syntaxIssues.find((issue) => issue.code === code);
    if (known) known.count += 1;
    else this.syntaxIssues.push({ code, at, count: 1, found });
  }

  /** Matches a sticky expression here and moves past it. */
  take(expression: RegExp): string | undefined {
    expression.lastIndex = this.at;
    const found = expression.exec(this.text)?.[0];
    if (found) this.at += found.length;
    return found;
  }

  /** Moves to the next significant character. */
  skipSpace(): void {
    for (;;) {
      const { character } = this;
      if (character === '') return;
      if (character === '/' || character === '#') this.#skipComment();
      else if (space.test(character)) this.at += 1;
      else if (oddSpace.test(character)) {
        this.addIssue('odd-space', this.at);
        this.at += 1;
      } else return;
    }
  }

  #skipComment(): void {
    const start = this.at;
    const opening = this.text.slice(start, start + 2);
    if (opening === '/*') {
      const end = this.text.indexOf('*/', start + 2);
      if (end < 0) throw new ParseError('unclosed-comment', start);
      this.at = end + 2;
    } else if (opening === '//' || this.character === '#') {
      while (this.character !== '' && !lineEnd.test(this.character)) this.at += 1;
    } else throw new ParseError('unexpected-character', start, '/');
    this.addIssue('comment', start);
  }
}

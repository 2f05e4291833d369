/** Not strict JSON, but unambiguous. The corrected copy does not have it. */
export type SyntaxIssueCode =
  | 'comment'
  | 'extra-comma'
  | 'missing-comma'
  | 'wrong-quotes'
  | 'unquoted-name'
  | 'odd-space'
  | 'control-character'
  | 'number-form'
  | 'repeated-name';

/** Reading has to stop here. */
export type ParseErrorCode =
  | 'unexpected-end'
  | 'unexpected-character'
  | 'unclosed-text'
  | 'unclosed-comment'
  | 'bad-escape'
  | 'bad-number'
  | 'text-after-end'
  | 'too-deep';

export interface SyntaxIssue {
  code: SyntaxIssueCode;
  /** Offset of the first. */
  at: number;
  count: number;
  /** The repeated name, or the number as written. */
  found: string;
}

export class ParseError extends Error {
  override readonly name = 'ReadingStop';
  readonly code: ParseErrorCode;
  readonly at: number;
  /** The character or spelling that is not understood. */
  readonly found: string;

  constructor(code: ParseErrorCode, at: number, found = '') {
    super(code);
    this.code = code;
    this.at = at;
    this.found = found;
  }
}

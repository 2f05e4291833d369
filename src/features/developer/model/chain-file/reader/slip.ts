/** What strict JSON does not allow, but whose meaning is plain. A mended copy is written without it. */
export const slipCodes = [
  'comment',
  'extra-comma',
  'missing-comma',
  'wrong-quotes',
  'unquoted-name',
  'odd-space',
  'control-character',
  'number-form',
  'repeated-name',
] as const;
export type SlipCode = (typeof slipCodes)[number];

/** Where reading has to stop. */
export const stopCodes = [
  'unexpected-end',
  'unexpected-character',
  'unclosed-text',
  'unclosed-comment',
  'bad-escape',
  'bad-number',
  'text-after-end',
  'too-deep',
] as const;
export type StopCode = (typeof stopCodes)[number];

export interface Slip {
  code: SlipCode;
  /** Offset of the first. */
  at: number;
  count: number;
  /** The name that stands twice, the number as it was written. */
  found: string;
}

export class ReadingStop extends Error {
  override readonly name = 'ReadingStop';
  readonly code: StopCode;
  readonly at: number;
  /** The character or spelling that is not understood. */
  readonly found: string;

  constructor(code: StopCode, at: number, found = '') {
    super(code);
    this.code = code;
    this.at = at;
    this.found = found;
  }
}

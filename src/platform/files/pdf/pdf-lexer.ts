/* Characters of ISO 32000-1 §7.2.2. */
const whiteSpace = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const delimiters = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)));
const isWhite = (byte: number | undefined) => byte !== undefined && whiteSpace.has(byte);
const isRegular = (byte: number | undefined) =>
  byte !== undefined && !whiteSpace.has(byte) && !delimiters.has(byte);
const isNumeric = (byte: number | undefined) =>
  byte !== undefined && ((byte >= 0x30 && byte <= 0x39) || byte === 0x2b || byte === 0x2d || byte === 0x2e);

/** Words that mean something; all others are one to whoever walks through a file. */
const words = ['obj', 'endobj', 'R', 'stream', 'xref', 'startxref'];

export type PdfTokenKind =
  'name' | 'number' | 'string' | 'keyword' | 'dict' | 'dict-end' | 'array' | 'array-end' | 'end';

const resolveEscapes = (name: string) =>
  name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/**
 * Takes a PDF apart into tokens. It holds the current one itself instead of making an object for each, because a file has millions.
 * Never throws: what makes no sense becomes a keyword that nobody knows.
 */
export class PdfLexer {
  readonly bytes: Buffer;
  kind: PdfTokenKind = 'end';
  /** Of a name (without its slash, escapes resolved), or of a keyword that is known. */
  text = '';
  /** Of a number. */
  value = 0;
  /** Where the token begins and what follows it. */
  start = 0;
  at: number;

  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** Reads the next token. */
  next(): PdfTokenKind {
    this.#skipWhite();
    this.start = this.at;
    const byte = this.bytes[this.at];
    this.kind = byte === undefined ? 'end' : this.#read(byte);
    return this.kind;
  }

  #skipWhite(): void {
    for (;;) {
      while (isWhite(this.bytes[this.at])) this.at += 1;
      if (this.bytes[this.at] !== 0x25) return;
      while (this.at < this.bytes.length && this.bytes[this.at] !== 0x0a && this.bytes[this.at] !== 0x0d)
        this.at += 1;
    }
  }

  #read(byte: number): PdfTokenKind {
    if (byte === 0x2f) return this.#readName();
    if (isNumeric(byte)) return this.#readNumber();
    if (byte === 0x28) return this.#readString();
    if (byte === 0x5b) return this.#step(1, 'array');
    if (byte === 0x5d) return this.#step(1, 'array-end');
    const isDouble = this.bytes[this.at + 1] === byte;
    if (byte === 0x3c) return isDouble ? this.#step(2, 'dict') : this.#readHexadecimal();
    if (byte === 0x3e && isDouble) return this.#step(2, 'dict-end');
    return this.#readKeyword();
  }

  #step(length: number, kind: PdfTokenKind): PdfTokenKind {
    this.at += length;
    return kind;
  }

  /** @returns where it began */
  #skipRegular(): number {
    const from = this.at;
    while (isRegular(this.bytes[this.at])) this.at += 1;
    return from;
  }

  #readName(): PdfTokenKind {
    this.at += 1;
    const from = this.#skipRegular();
    const written = this.bytes.toString('latin1', from, this.at);
    // ISO 32000-1 §7.3.5: #4A is a J, which is how forbidden names hide.
    this.text = written.includes('#') ? resolveEscapes(written) : written;
    return 'name';
  }

  /** A number ends where its signs end, also before a letter: readers take `0obj` for two tokens. */
  #readNumber(): PdfTokenKind {
    const from = this.at;
    let whole = 0;
    let isPlain = true;
    for (; isNumeric(this.bytes[this.at]); this.at += 1) {
      const digit = (this.bytes[this.at] ?? 0) - 0x30;
      if (digit < 0) isPlain = false;
      whole = whole * 10 + digit;
    }
    this.value = isPlain ? whole : Number(this.bytes.toString('latin1', from, this.at));
    return 'number';
  }

  #readString(): PdfTokenKind {
    let depth = 0;
    for (; this.at < this.bytes.length; this.at += 1) {
      const byte = this.bytes[this.at];
      if (byte === 0x5c) this.at += 1;
      else if (byte === 0x28) depth += 1;
      else if (byte === 0x29) {
        depth -= 1;
        if (depth === 0) return this.#step(1, 'string');
      }
    }
    return 'string';
  }

  #readHexadecimal(): PdfTokenKind {
    const end = this.bytes.indexOf(0x3e, this.at);
    this.at = end < 0 ? this.bytes.length : end + 1;
    return 'string';
  }

  #readKeyword(): PdfTokenKind {
    const from = this.#skipRegular();
    if (this.at === from) this.at += 1;
    this.text = '';
    for (const word of words) if (this.#isWord(word, from)) this.text = word;
    return 'keyword';
  }

  #isWord(word: string, from: number): boolean {
    if (this.at - from !== word.length) return false;
    for (let index = 0; index < word.length; index += 1) {
      if (this.bytes[from + index] !== word.charCodeAt(index)) return false;
    }
    return true;
  }
}

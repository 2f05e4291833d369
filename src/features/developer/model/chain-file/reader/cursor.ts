import { ReadingStop, type Slip, type SlipCode } from './slip.ts';

/** Codes that are told one by one, since each is about something else. */
const single = new Set<SlipCode>(['number-form', 'repeated-name']);
const space = /[ \t\n\r]/;
const oddSpace = /\s/;
const lineEnd = /[\n\r]/;

/** The place in a text that is being read, and what was let pass on the way. */
export class Cursor {
  readonly text: string;
  at = 0;
  readonly slips: Slip[] = [];

  constructor(text: string) {
    this.text = text;
  }

  get character(): string {
    return this.text.charAt(this.at);
  }

  slip(code: SlipCode, at: number, found = ''): void {
    const told = single.has(code) ? undefined : this.slips.find((slip) => slip.code === code);
    if (told) told.count += 1;
    else this.slips.push({ code, at, count: 1, found });
  }

  /** Matches a sticky expression here and moves behind it. */
  take(expression: RegExp): string | undefined {
    expression.lastIndex = this.at;
    const found = expression.exec(this.text)?.[0];
    if (found) this.at += found.length;
    return found;
  }

  /** Moves to the next character that means something. */
  skipSpace(): void {
    for (;;) {
      const { character } = this;
      if (character === '') return;
      if (character === '/' || character === '#') this.#skipComment();
      else if (space.test(character)) this.at += 1;
      else if (oddSpace.test(character)) {
        this.slip('odd-space', this.at);
        this.at += 1;
      } else return;
    }
  }

  #skipComment(): void {
    const start = this.at;
    const opening = this.text.slice(start, start + 2);
    if (opening === '/*') {
      const end = this.text.indexOf('*/', start + 2);
      if (end < 0) throw new ReadingStop('unclosed-comment', start);
      this.at = end + 2;
    } else if (opening === '//' || this.character === '#') {
      while (this.character !== '' && !lineEnd.test(this.character)) this.at += 1;
    } else throw new ReadingStop('unexpected-character', start, '/');
    this.slip('comment', start);
  }
}

import type { Cursor } from './cursor.ts';
import { ParseError } from './syntax-issue.ts';

/** Opening quotes and their closing ones; only the first pair is JSON. */
const closings: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '“': '”“',
  '”': '”',
  '„': '“”',
  '‘': '’‘',
  '«': '»',
};

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

export const isQuote = (character: string): boolean => Object.hasOwn(closings, character);

function readEscape(cursor: Cursor): string {
  const start = cursor.at;
  cursor.at += 1;
  const letter = cursor.character;
  cursor.at += 1;
  if (Object.hasOwn(escapes, letter)) return escapes[letter] ?? '';
  const code = letter === 'u' ? cursor.take(/[\da-f]{4}/iy) : undefined;
  if (code === undefined) throw new ParseError('bad-escape', start, `\\${letter}`);
  return String.fromCharCode(Number.parseInt(code, 16));
}

/** Reads a quoted text; the cursor is on the opening quote. */
export function readText(cursor: Cursor): string {
  const start = cursor.at;
  const closing = closings[cursor.character] ?? '';
  if (closing !== '"') cursor.addIssue('wrong-quotes', start);
  cursor.at += 1;
  let value = '';
  for (;;) {
    const { character } = cursor;
    if (character === '' || character === '\n' || character === '\r')
      throw new ParseError('unclosed-text', start);
    if (character === '\\') {
      value += readEscape(cursor);
      continue;
    }
    cursor.at += 1;
    if (closing.includes(character)) return value;
    if (character < ' ') cursor.addIssue('control-character', cursor.at - 1);
    value += character;
  }
}

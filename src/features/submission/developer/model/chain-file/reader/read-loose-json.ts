import { Cursor } from './cursor.ts';
import type { JsonMember, JsonNode } from './json-node.ts';
import { isQuote, readText } from './read-text.ts';
import { ParseError, type SyntaxIssue } from './syntax-issue.ts';

/** No chain file comes near it; deeper nesting is garbage or an attack. */
const depthMax = 16;

const words: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };
const validNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const hexNumber = /^0x[\da-f]+$/i;

export type LooseJson =
  | { kind: 'empty' }
  | { kind: 'read'; node: JsonNode; syntaxIssues: readonly SyntaxIssue[] }
  | { kind: 'stopped'; stop: ParseError; syntaxIssues: readonly SyntaxIssue[] };

function readNumber(cursor: Cursor): JsonNode {
  const at = cursor.at;
  const raw = cursor.take(/-?\d[\w.+-]*/y) ?? '';
  if (validNumber.test(raw)) return { kind: 'number', raw, at };
  if (!hexNumber.test(raw)) throw new ParseError('bad-number', at, raw);
  cursor.addIssue('number-form', at, raw);
  return { kind: 'number', raw: BigInt(raw).toString(), at };
}

function readWord(cursor: Cursor): JsonNode {
  const at = cursor.at;
  const word = cursor.take(/[A-Za-z]+/y) ?? '';
  if (Object.hasOwn(words, word)) return { kind: 'word', value: words[word] ?? null, at };
  if (cursor.character === '' && word === '') throw new ParseError('unexpected-end', at);
  throw new ParseError(
    'unexpected-character',
    at,
    word || String.fromCodePoint(cursor.text.codePointAt(at) ?? 0),
  );
}

/** After a value: skips commas, records too many or none. @returns true when the list or object ends here */
function passComma(cursor: Cursor, closing: string): boolean {
  cursor.skipSpace();
  let commas = 0;
  let lastComma = cursor.at;
  while (cursor.character === ',') {
    if (commas > 0) cursor.addIssue('extra-comma', cursor.at);
    commas += 1;
    lastComma = cursor.at;
    cursor.at += 1;
    cursor.skipSpace();
  }
  const { character } = cursor;
  if (character === '') throw new ParseError('unexpected-end', cursor.at);
  if (character === closing) {
    if (commas > 0) cursor.addIssue('extra-comma', lastComma);
    cursor.at += 1;
    return true;
  }
  if (commas === 0) {
    if (!/[\w[{]/.test(character) && !isQuote(character))
      throw new ParseError('unexpected-character', cursor.at, character);
    cursor.addIssue('missing-comma', cursor.at);
  }
  return false;
}

/** The opening bracket and following commas. @returns true when it closes immediately */
function passOpening(cursor: Cursor, closing: string): boolean {
  cursor.at += 1;
  cursor.skipSpace();
  while (cursor.character === ',') {
    cursor.addIssue('extra-comma', cursor.at);
    cursor.at += 1;
    cursor.skipSpace();
  }
  if (cursor.character !== closing) return false;
  cursor.at += 1;
  return true;
}

function readName(cursor: Cursor): string {
  if (isQuote(cursor.character)) return readText(cursor);
  const at = cursor.at;
  const name = cursor.take(/[A-Za-z_$][\w$-]*/y);
  if (name === undefined) {
    if (cursor.character === '') throw new ParseError('unexpected-end', at);
    throw new ParseError('unexpected-character', at, cursor.character);
  }
  cursor.addIssue('unquoted-name', at);
  return name;
}

function readMember(cursor: Cursor, depth: number): JsonMember {
  const at = cursor.at;
  const name = readName(cursor);
  cursor.skipSpace();
  if (cursor.character !== ':')
    throw new ParseError(
      cursor.character === '' ? 'unexpected-end' : 'unexpected-character',
      cursor.at,
      cursor.character,
    );
  cursor.at += 1;
  return { name, at, value: readValue(cursor, depth + 1) };
}

function readObject(cursor: Cursor, depth: number): JsonNode {
  const at = cursor.at;
  const members = new Map<string, JsonMember>();
  for (let ended = passOpening(cursor, '}'); !ended; ended = passComma(cursor, '}')) {
    const member = readMember(cursor, depth);
    // The last one counts, as for every JSON parser.
    if (members.has(member.name)) cursor.addIssue('repeated-name', member.at, member.name);
    members.set(member.name, member);
  }
  return { kind: 'object', members: [...members.values()], at };
}

function readList(cursor: Cursor, depth: number): JsonNode {
  const at = cursor.at;
  const items: JsonNode[] = [];
  for (let ended = passOpening(cursor, ']'); !ended; ended = passComma(cursor, ']'))
    items.push(readValue(cursor, depth + 1));
  return { kind: 'list', items, at };
}

function readValue(cursor: Cursor, depth: number): JsonNode {
  cursor.skipSpace();
  const { at, character } = cursor;
  if (depth > depthMax) throw new ParseError('too-deep', at);
  if (character === '{') return readObject(cursor, depth);
  if (character === '[') return readList(cursor, depth);
  if (isQuote(character)) return { kind: 'text', value: readText(cursor), at };
  return /[-\d]/.test(character) ? readNumber(cursor) : readWord(cursor);
}

/**
 * Reads JSON as people paste it: comments, stray commas and other quotes are accepted and reported. Never
 * throws.
 */
export function readLooseJson(text: string): LooseJson {
  const cursor = new Cursor(text);
  try {
    cursor.skipSpace();
    if (cursor.character === '') return { kind: 'empty' };
    const node = readValue(cursor, 0);
    cursor.skipSpace();
    if (cursor.character !== '') throw new ParseError('text-after-end', cursor.at);
    return { kind: 'read', node, syntaxIssues: cursor.syntaxIssues };
  } catch (stop) {
    if (!(stop instanceof ParseError)) throw stop;
    return { kind: 'stopped', stop, syntaxIssues: cursor.syntaxIssues };
  }
}

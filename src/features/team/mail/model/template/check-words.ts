import { wordsFields, type MailWords, type WordsField } from './mail-words.ts';
import { paragraphsOf, parseWords } from './parse-words.ts';
import { placeholdersOf, slot, type Placeholder, type WordedMailKind } from './placeholder.ts';

/** Why words cannot be used for a mail. `name` is the placeholder, or what is in its place. */
export type WordsProblem =
  | { code: 'empty' | 'too-long' | 'two-lines' | 'invisible'; field: WordsField }
  | {
      code: 'unknown' | 'malformed' | 'misplaced' | 'not-alone' | 'repeated';
      field: WordsField;
      name: string;
    }
  | { code: 'missing'; name: string };

/** Characters. A subject longer than this is cut by mailboxes. */
export const longestOf: Readonly<Record<WordsField, number>> = { subject: 150, heading: 150, text: 5000 };

/** Controls, and what turns the direction of a text around. */
const invisible = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u;

function checkForm(field: WordsField, text: string): WordsProblem[] {
  if (text.trim() === '') return [{ code: 'empty', field }];
  if (text.length > longestOf[field]) return [{ code: 'too-long', field }];
  const problems: WordsProblem[] = invisible.test(text) ? [{ code: 'invisible', field }] : [];
  return field !== 'text' && /[\n\u2028\u2029]/.test(text)
    ? [...problems, { code: 'two-lines', field }]
    : problems;
}

const isAlone = (text: string, name: string) =>
  paragraphsOf(text).every((paragraph) => paragraph === slot(name) || !paragraph.includes(slot(name)));

function checkPlace({ name, place }: Placeholder, field: WordsField, text: string): WordsProblem[] {
  if (place !== 'anywhere' && field !== 'text') return [{ code: 'misplaced', field, name }];
  if (place !== 'paragraph') return [];
  if (!isAlone(text, name)) return [{ code: 'not-alone', field, name }];
  return text.split(slot(name)).length > 2 ? [{ code: 'repeated', field, name }] : [];
}

function checkPlaceholders(field: WordsField, text: string, offered: readonly Placeholder[]): WordsProblem[] {
  const pieces = parseWords(text);
  const malformed = pieces.flatMap((piece) => (piece.kind === 'malformed' ? [piece.text] : []));
  const names = new Set(pieces.flatMap((piece) => (piece.kind === 'placeholder' ? [piece.name] : [])));
  return [
    ...malformed.map((name) => ({ code: 'malformed' as const, field, name })),
    ...[...names].flatMap((name): WordsProblem[] => {
      const placeholder = offered.find((each) => each.name === name);
      return placeholder ? checkPlace(placeholder, field, text) : [{ code: 'unknown', field, name }];
    }),
  ];
}

/** Why these words cannot be used for the mails of a kind; empty when they can. */
export function checkWords(kind: WordedMailKind, words: MailWords): WordsProblem[] {
  const offered = placeholdersOf(kind);
  const whole = wordsFields.map((field) => words[field]).join('\n');
  const missing = offered.filter(({ name, isRequired }) => isRequired && !whole.includes(slot(name)));
  return [
    ...wordsFields.flatMap((field) => {
      const problems = checkForm(field, words[field]);
      return problems.length > 0 ? problems : checkPlaceholders(field, words[field], offered);
    }),
    ...missing.map(({ name }) => ({ code: 'missing' as const, name })),
  ];
}

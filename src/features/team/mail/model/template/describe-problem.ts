import { longestOf, type WordsProblem } from './check-words.ts';
import { describePlaceholder } from './placeholder-meanings.ts';
import { slot, type WordedMailKind } from './placeholder.ts';
import type { WordsField } from './mail-words.ts';

export const fieldWords: Readonly<Record<WordsField, string>> = {
  subject: 'Subject',
  heading: 'Heading',
  text: 'Text',
};

/** A problem as a sentence of the desk that names the placeholder. */
export function describeProblem(kind: WordedMailKind, problem: WordsProblem): string {
  if (problem.code === 'missing') return `Missing: ${describePlaceholder(kind, problem.name)}.`;
  const field = fieldWords[problem.field];
  switch (problem.code) {
    case 'empty':
      return `${field}: empty.`;
    case 'too-long':
      return `${field}: more than ${longestOf[problem.field]} characters.`;
    case 'two-lines':
      return `${field}: more than one line.`;
    case 'invisible':
      return `${field}: has an invisible character. Type the text again instead of pasting it.`;
    case 'unknown':
      return `${field}: this email has no placeholder ${slot(problem.name)}.`;
    case 'malformed':
      return `${field}: “${problem.name}” is not a placeholder. Write its name in lower case between braces, without spaces.`;
    case 'misplaced':
      return `${field}: ${slot(problem.name)} can be in the text only.`;
    case 'not-alone':
      return `${field}: ${slot(problem.name)} must be a paragraph of its own, with an empty line before and after.`;
    case 'repeated':
      return `${field}: ${slot(problem.name)} is there more than once.`;
  }
}

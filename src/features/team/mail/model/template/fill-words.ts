import type { MailContent, MailLink, MailPart } from '../mail-content.ts';
import type { MailWords } from './mail-words.ts';
import { paragraphsOf, parseWords } from './parse-words.ts';
import { slot, type PlaceholderName } from './placeholder.ts';

/** What the code puts in the place of the placeholders, and below the words. */
export interface MailFill extends Pick<MailContent, 'notes' | 'links'> {
  /** Null or absent where this mail has none: a paragraph that names it is left out. */
  values: Readonly<Partial<Record<Exclude<PlaceholderName, 'message' | 'link'>, string | null>>>;
  /** In the place of `{message}`. */
  quotes: readonly string[];
  /** In the place of `{link}`. */
  action: MailLink;
}

/** @returns null when one of the placeholders has no value; a value is never searched for placeholders */
function fillLine(line: string, values: Readonly<Record<string, string | null | undefined>>): string | null {
  let filled = '';
  for (const piece of parseWords(line)) {
    if (piece.kind === 'placeholder') {
      const value = Object.hasOwn(values, piece.name) ? values[piece.name] : null;
      if (value === null || value === undefined) return null;
      filled += value;
    } else filled += piece.text;
  }
  return filled;
}

function fillParagraph(paragraph: string, { values, quotes, action }: MailFill): MailPart[] {
  if (paragraph === slot('link')) return [{ kind: 'action', link: action }];
  if (paragraph === slot('message')) return quotes.map((text) => ({ kind: 'quote', text }));
  const text = fillLine(paragraph, values);
  return text === null ? [] : [{ kind: 'paragraph', text }];
}

/** The content of a mail: its words with this mail's values. Never throws. */
export function fillWords(words: MailWords, fill: MailFill): MailContent {
  const { values, notes, links } = fill;
  return {
    subject: fillLine(words.subject, values) ?? '',
    heading: fillLine(words.heading, values) ?? '',
    parts: paragraphsOf(words.text).flatMap((paragraph) => fillParagraph(paragraph, fill)),
    notes,
    links,
  };
}

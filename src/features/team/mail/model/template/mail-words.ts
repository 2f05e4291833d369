import { slot, type PlaceholderName } from './placeholder.ts';

/** The words of a mail, with placeholders such as `{title}`. */
export interface MailWords {
  /** One line. */
  subject: string;
  /** One line, above the text. */
  heading: string;
  /** Paragraphs with an empty line between them. */
  text: string;
}

export const wordsFields = ['subject', 'heading', 'text'] as const;
export type WordsField = (typeof wordsFields)[number];

/** As they are stored: without spaces around them, with the line breaks of Unix. */
export const cleanWords = ({ subject, heading, text }: MailWords): MailWords => ({
  subject: subject.trim(),
  heading: heading.trim(),
  text: text.replaceAll('\r\n', '\n').trim(),
});

export const sameWords = (one: MailWords, other: MailWords): boolean =>
  wordsFields.every((field) => one[field] === other[field]);

/** The text of these paragraphs. */
export const joinParagraphs = (paragraphs: readonly string[]): string => paragraphs.join('\n\n');

/** The values of messages whose words name them: each is its own placeholder. */
export const slots = <Name extends PlaceholderName>(...names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, slot(name)])) as Record<Name, string>;

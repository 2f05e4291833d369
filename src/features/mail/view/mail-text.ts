import { brand } from '#brand/brand.ts';
import type { MailContent } from '../model/mail-content.ts';
import { closingWords } from './closing-words.ts';
import type { MailContext } from './mail-context.ts';

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** The plain text of a mail. */
export function mailText(content: MailContent, { i18n }: MailContext): string {
  const { heading, paragraphs, quote, action, notes, links } = content;
  const small = [
    ...notes,
    ...links.map(({ label, href }) => `${label}\n${href}`),
    closingWords(i18n),
    brand.name,
  ];
  const parts = [
    heading,
    ...paragraphs,
    ...(quote === null ? [] : [quoted(quote)]),
    `${action.label}\n${action.href}`,
    `-- \n${small.join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

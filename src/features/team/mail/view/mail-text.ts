import { brand } from '#brand/brand.ts';
import { isWithoutKey, leftOutWords } from '../model/left-out.ts';
import type { MailContent, MailLink, MailPart } from '../model/mail-content.ts';
import { blocksText } from './blocks-text.ts';
import { closingWords } from './closing-words.ts';
import type { MailContext } from './mail-context.ts';

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

const linkText = ({ label, href }: MailLink) => `${label}\n${isWithoutKey(href) ? leftOutWords : href}`;

function partText(part: MailPart, context: MailContext): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text;
    case 'blocks':
      return blocksText(part.blocks, context);
    case 'quote':
      return quoted(part.text);
    case 'action':
      return linkText(part.link);
  }
}

/** The plain text of a mail. */
export function mailText(content: MailContent, context: MailContext): string {
  const { heading, parts, notes, links } = content;
  const small = [...notes, ...links.map(linkText), closingWords(context.i18n), brand.name];
  const texts = [heading, ...parts.map((part) => partText(part, context)), `-- \n${small.join('\n')}`];
  return `${texts.join('\n\n')}\n`;
}

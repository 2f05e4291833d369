import type { Block, Inline } from '#features/core/news/model/markdown-tree.ts';
import { linkTarget, type MailContext } from './mail-context.ts';

const indented = (text: string, first: string) =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first : ' '.repeat(first.length)) + line)
    .map((line) => line.trimEnd())
    .join('\n');

function inlineText(inlines: readonly Inline[], context: MailContext): string {
  return inlines
    .map((inline) => {
      switch (inline.kind) {
        case 'text':
        case 'code':
          return inline.text;
        case 'break':
          return '\n';
        case 'picture':
          return inline.alt;
        case 'strong':
        case 'em':
          return inlineText(inline.children, context);
        case 'link': {
          const label = inlineText(inline.children, context);
          const target = linkTarget(context, inline.href);
          // An address that is its own label is written once.
          return label === target || label === inline.href ? target : `${label} (${target})`;
        }
      }
    })
    .join('');
}

function blockText(block: Block, context: MailContext): string {
  switch (block.kind) {
    case 'heading': {
      const text = inlineText(block.children, context);
      return block.level === 2 ? `${text}\n${'='.repeat(Math.min(text.length, 60))}` : text;
    }
    case 'paragraph':
      return inlineText(block.children, context);
    case 'list':
      return block.items
        .map((item, index) =>
          indented(blocksText(item, context), block.start === null ? '- ' : `${block.start + index}. `),
        )
        .join('\n');
    case 'quote':
      return blocksText(block.children, context)
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'code':
      return indented(block.text, '    ');
    case 'rule':
      return '----';
  }
}

/** An editor's text as plain text; links are written out. */
export function blocksText(blocks: readonly Block[], context: MailContext): string {
  return blocks.map((block) => blockText(block, context)).join('\n\n');
}

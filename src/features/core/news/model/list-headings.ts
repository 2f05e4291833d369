import type { Block, Inline } from './markdown-tree.ts';

/** Where a heading of level 2 can be linked to. @param place of its block in the text */
export const anchorOf = (place: number) => `part-${place}`;

function plainText(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
    case 'code':
      return inline.text;
    case 'break':
      return ' ';
    case 'picture':
      return inline.alt;
    default:
      return inline.children.map(plainText).join('');
  }
}

/** The headings of level 2 of a text, for its table of contents. */
export const listHeadings = (blocks: readonly Block[]): { id: string; title: string }[] =>
  blocks.flatMap((block, place) =>
    block.kind === 'heading' && block.level === 2
      ? [{ id: anchorOf(place), title: block.children.map(plainText).join('') }]
      : [],
  );

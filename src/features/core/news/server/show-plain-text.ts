import type { Block } from '../model/markdown-tree.ts';

/** A text as it was written, its paragraphs separated by empty lines: for what is not parsed. */
export const showPlainText = (source: string): Block[] =>
  source
    .split(/\r?\n(?:\r?\n)+/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => ({ kind: 'paragraph', children: [{ kind: 'text', text }] }));

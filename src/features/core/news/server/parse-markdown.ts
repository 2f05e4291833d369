import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Heading, List, Nodes, PhrasingContent, RootContent } from 'mdast';
import type { Block, Inline } from '../model/markdown-tree.ts';
import { findMarkdownExcess } from '#lib/markdown-excess.ts';
import { parseTextPicture } from '#lib/text-picture.ts';
import { findSafeHref } from './find-safe-href.ts';
import { showPlainText } from './show-plain-text.ts';

/** Longer texts are shown as they are: an editor’s has 60,000 characters at most, a content host’s as many as it keeps. */
const maxLength = 200_000;
/** Deeper nesting is shown as text: it does not occur in practice, and every level costs stack. */
const maxDepth = 12;

interface Reading {
  /** Targets of the link definitions (`[name]: address`), by identifier; the first one counts. */
  definitions: ReadonlyMap<string, string>;
  /** The highest heading of the text is level 2, because the page has its own title. */
  topHeading: number;
  depth: number;
  hasPictures: boolean;
}

/** Every node in text order, without recursion. */
function* walk(root: Nodes): Generator<Nodes> {
  const waiting: Nodes[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if ('children' in node) waiting.push(...node.children.toReversed());
  }
}

function textOf(root: Nodes): string {
  let text = '';
  for (const node of walk(root)) {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') text += node.value;
    if (node.type === 'break') text += ' ';
  }
  return text;
}

function readLink(node: PhrasingContent, address: string | undefined, reading: Reading): Inline[] {
  const children = readInlines('children' in node ? node.children : [], reading);
  const href = address === undefined ? undefined : findSafeHref(address);
  // A link without a target becomes its text; without a text, nothing.
  return href === undefined || children.length === 0 ? children : [{ kind: 'link', href, children }];
}

/** A picture of this site; any other, and one in a text without pictures, becomes its alternative text. */
function readPicture(alt: string, address: string | undefined, { hasPictures }: Reading): Inline[] {
  const picture = hasPictures && address !== undefined ? parseTextPicture(address) : undefined;
  if (alt.trim() === '') return [];
  return [picture ? { kind: 'picture', ...picture, alt } : { kind: 'text', text: alt }];
}

function readInline(node: PhrasingContent, reading: Reading): Inline[] {
  switch (node.type) {
    case 'text':
      return node.value ? [{ kind: 'text', text: node.value }] : [];
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }];
    case 'break':
      return [{ kind: 'break' }];
    case 'strong':
    case 'emphasis': {
      const children = readInlines(node.children, reading);
      return children.length === 0 ? [] : [{ kind: node.type === 'strong' ? 'strong' : 'em', children }];
    }
    case 'link':
      return readLink(node, node.url, reading);
    case 'linkReference':
      return readLink(node, reading.definitions.get(node.identifier), reading);
    case 'image':
      return readPicture(node.alt ?? '', node.url, reading);
    case 'imageReference':
      return readPicture(node.alt ?? '', reading.definitions.get(node.identifier), reading);
    default:
      return [];
  }
}

function readInlines(nodes: readonly PhrasingContent[], reading: Reading): Inline[] {
  if (reading.depth > maxDepth) {
    const text = nodes.map(textOf).join('');
    return text ? [{ kind: 'text', text }] : [];
  }
  const deeper = { ...reading, depth: reading.depth + 1 };
  return nodes.flatMap((node) => readInline(node, deeper));
}

function readHeading(node: Heading, reading: Reading): Block[] {
  const children = readInlines(node.children, reading);
  return children.length === 0
    ? []
    : [{ kind: 'heading', level: node.depth === reading.topHeading ? 2 : 3, children }];
}

function readList(node: List, reading: Reading): Block {
  const items = node.children.map((item) => readBlocks(item.children, reading));
  return { kind: 'list', start: node.ordered ? (node.start ?? 1) : null, items };
}

function readBlock(node: RootContent, reading: Reading): Block[] {
  switch (node.type) {
    case 'heading':
      return readHeading(node, reading);
    case 'paragraph': {
      const children = readInlines(node.children, reading);
      return children.length === 0 ? [] : [{ kind: 'paragraph', children }];
    }
    case 'list':
      return [readList(node, reading)];
    case 'blockquote': {
      const children = readBlocks(node.children, reading);
      return children.length === 0 ? [] : [{ kind: 'quote', children }];
    }
    case 'code':
      return [{ kind: 'code', text: node.value }];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    // HTML is dropped; definitions have been read.
    default:
      return [];
  }
}

function readBlocks(nodes: readonly RootContent[], reading: Reading): Block[] {
  if (reading.depth > maxDepth) {
    const text = nodes.map(textOf).join(' ');
    return text ? [{ kind: 'paragraph', children: [{ kind: 'text', text }] }] : [];
  }
  const deeper = { ...reading, depth: reading.depth + 1 };
  return nodes.flatMap((node) => readBlock(node, deeper));
}

/**
 * Parses an editor's Markdown (CommonMark) into a tree for pages. HTML is dropped, links are limited by
 * `findSafeHref`, pictures to uploaded files of this site (`lib/text-picture.ts`). Never throws: every text is Markdown.
 * A text with too much of something (`lib/markdown-excess.ts`) is shown as it was written. Parsing can take a good part of a second, so
 * the listener's thread asks `markdown.ts` instead.
 * @param options.hasPictures false replaces every picture by its alternative text: in legal texts, and in texts of another portal
 */
export function parseMarkdown(source: string, { hasPictures = false } = {}): Block[] {
  if (source.length > maxLength || findMarkdownExcess(source)) return showPlainText(source);
  const root = fromMarkdown(source);
  const definitions = new Map<string, string>();
  let topHeading = 6;
  for (const node of walk(root)) {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node.url);
    if (node.type === 'heading') topHeading = Math.min(topHeading, node.depth);
  }
  return readBlocks(root.children, { definitions, topHeading, depth: 0, hasPictures });
}

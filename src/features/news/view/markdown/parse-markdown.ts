import type { Block } from './markdown-tree.ts';
import { parseInline } from './parse-inline.ts';

/*
 * The part of Markdown that the editors' desk offers: headings, paragraphs, lists, quotes, code, rules; emphasis, code and links
 * within them. Anything else, HTML above all, is shown as it was typed.
 */

const maxQuoteDepth = 4;

const patterns = {
  fence: /^```/,
  heading: /^(#{1,6})\s+(.+?)\s*#*$/,
  rule: /^(?:-{3,}|\*{3,})$/,
  quote: /^>\s?/,
  bullet: /^[-*+]\s+/,
  number: /^\d{1,9}[.)]\s+/,
};

interface Taken {
  block: Block;
  /** Lines it took. */
  count: number;
}

const isBlockStart = (line: string) => Object.values(patterns).some((pattern) => pattern.test(line));

/** How many lines from the first on answer to a test. */
function countWhile(lines: readonly string[], test: (line: string) => boolean): number {
  const end = lines.findIndex((line) => !test(line));
  return end === -1 ? lines.length : end;
}

function takeCode(lines: readonly string[]): Taken {
  const length = countWhile(lines.slice(1), (line) => !patterns.fence.test(line));
  return { block: { kind: 'code', text: lines.slice(1, length + 1).join('\n') }, count: length + 2 };
}

function takeList(lines: readonly string[], marker: RegExp): Taken {
  // A line that is indented or simply follows belongs to the item above it.
  const count = countWhile(lines, (line) => marker.test(line) || (line.trim() !== '' && !isBlockStart(line)));
  const items: string[] = [];
  for (const line of lines.slice(0, count)) {
    if (marker.test(line)) items.push(line.replace(marker, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  const isOrdered = marker === patterns.number;
  return { block: { kind: 'list', isOrdered, items: items.map((item) => parseInline(item.trim())) }, count };
}

function takeQuote(lines: readonly string[], depth: number): Taken {
  const count = countWhile(lines, (line) => patterns.quote.test(line));
  const inside = lines.slice(0, count).map((line) => line.replace(patterns.quote, ''));
  return { block: { kind: 'quote', children: parseLines(inside, depth + 1) }, count };
}

function takeParagraph(lines: readonly string[]): Taken {
  const count = 1 + countWhile(lines.slice(1), (line) => line.trim() !== '' && !isBlockStart(line));
  const text = lines.slice(0, count).map((line) => line.trim());
  return { block: { kind: 'paragraph', children: parseInline(text.join(' ')) }, count };
}

function takeBlock(lines: readonly string[], depth: number): Taken {
  const [line = ''] = lines;
  if (patterns.fence.test(line)) return takeCode(lines);
  if (patterns.rule.test(line.trim())) return { block: { kind: 'rule' }, count: 1 };
  const heading = patterns.heading.exec(line);
  if (heading) {
    const level = (heading[1] ?? '').length > 2 ? 3 : 2;
    return { block: { kind: 'heading', level, children: parseInline(heading[2] ?? '') }, count: 1 };
  }
  if (patterns.quote.test(line) && depth < maxQuoteDepth) return takeQuote(lines, depth);
  if (patterns.bullet.test(line)) return takeList(lines, patterns.bullet);
  if (patterns.number.test(line)) return takeList(lines, patterns.number);
  return takeParagraph(lines);
}

function parseLines(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    if (lines[at]?.trim() === '') {
      at += 1;
      continue;
    }
    const { block, count } = takeBlock(lines.slice(at), depth);
    blocks.push(block);
    at += count;
  }
  return blocks;
}

/** Turns a text of the desk into a tree that the pages can show. Never throws: what is not understood is text. */
export function parseMarkdown(source: string): Block[] {
  return parseLines(source.replaceAll(/\r\n?/g, '\n').split('\n'), 0);
}

/** What a Markdown text has too much of: its parsing would take time that grows faster than the text. */
export type MarkdownExcess =
  'nesting' | 'emphasis' | 'brackets' | 'backticks' | 'underlines' | 'targets' | 'items' | 'paragraph';

/**
 * Far above what articles have (a paragraph of a thousand words with fifty of them in bold has a hundred marks), and far below what
 * takes a second to parse.
 */
export const markdownLimits = {
  /** Quotes and lists inside each other. */
  depth: 12,
  /** Runs of emphasis marks, square brackets and runs of backticks, each in one paragraph. */
  marks: 300,
  /** Lines of nothing but `=` or `-`, and link targets, each in the whole text. */
  lines: 300,
  /** List items in the whole text, and lines of one paragraph. */
  rows: 1_000,
};

type Mark = 'emphasis' | 'brackets' | 'backticks';

const markOf: Readonly<Record<string, Mark>> = {
  '*': 'emphasis',
  _: 'emphasis',
  '[': 'brackets',
  ']': 'brackets',
  '`': 'backticks',
};

interface Fence {
  mark: string;
  /** Column of the list item that it is in; it ends with the item. */
  listColumn: number | undefined;
}

interface Reading {
  fence: Fence | undefined;
  /** Columns of the list items that are open. */
  lists: number[];
  /** Whether the paragraph began as an item of a numbered list. */
  isNumbered: boolean;
  marks: Record<Mark, number>;
  afterEmpty: boolean;
  inCode: boolean;
  underlines: number;
  targets: number;
  items: number;
  /** Lines of the paragraph. */
  rows: number;
}

/** What a line begins with, before its own text. */
interface Opening {
  /** Column of the first character that is no space. */
  column: number;
  quotes: number;
  items: { column: number; number: string | undefined }[];
  rest: string;
}

const container = /(>)|([-+*])(?=[ \t]|$)|(\d{1,9})[.)](?=[ \t]|$)/y;

/** True for a rule such as `* * *`, which is no list in a list. */
const isRule = (text: string) => /^(?:\*[*\t ]*|-[-\t ]*|_[_\t ]*)$/.test(text);

function readOpening(line: string): Opening {
  const opening: Opening = { column: 0, quotes: 0, items: [], rest: '' };
  let column = 0;
  let isFirst = true;
  for (let at = 0; ;) {
    for (; line[at] === ' ' || line[at] === '\t'; at += 1) column += line[at] === '\t' ? 4 - (column % 4) : 1;
    if (isFirst) opening.column = column;
    isFirst = false;
    container.lastIndex = at;
    const [whole, quote, bullet, number] = container.exec(line) ?? [''];
    const isDeep = opening.quotes + opening.items.length > markdownLimits.depth;
    if (whole === '' || isDeep || (bullet && isRule(line.slice(at))))
      return { ...opening, rest: line.slice(at) };
    if (quote) opening.quotes += 1;
    else opening.items.push({ column, number });
    at += whole.length;
    column += whole.length;
  }
}

const noMarks = (): Reading['marks'] => ({ emphasis: 0, brackets: 0, backticks: 0 });

/** Counts runs of marks; each bracket counts. An escaped mark is text. */
function countMarks(text: string, marks: Reading['marks']): void {
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (mark === '\\') at += 1;
    else {
      const kind = markOf[mark];
      if (kind && (kind === 'brackets' || text[at - 1] !== mark)) marks[kind] += 1;
    }
  }
}

/** Goes on with the list items that are still open at a line. @returns how many quotes and lists it is in */
function nest({ lists }: Reading, { column, quotes, items }: Opening, afterEmpty: boolean): number {
  const closeFrom = (least: number) => {
    while (lists.length > 0 && lists.at(-1)! >= least) lists.pop();
  };
  // Without an empty line before it, a line may belong to the item above wherever it begins.
  if (items.length === 0 && afterEmpty) closeFrom(column);
  // Too far inside to be one, outside of a list.
  const isItem = lists.length > 0 || column < 4;
  for (const item of isItem ? items : []) {
    closeFrom(item.column);
    lists.push(item.column);
  }
  return quotes + lists.length;
}

/** Whether a line begins another paragraph than the one above, as CommonMark says; in doubt it does not. */
function beginsBlock({ isNumbered, lists }: Reading, { column, items: [item], rest }: Opening): boolean {
  if (column > (lists[0] ?? 0) + 3) return false;
  if (item && rest) return item.number === undefined || item.number === '1' || isNumbered;
  return /^#{1,6}(?:[ \t]|$)/.test(rest) || isRule(rest);
}

function readFence({ lists }: Reading, { quotes, column, rest }: Opening): Fence | undefined {
  const [mark = ''] = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(rest) ?? [];
  const isFence = mark !== '' && quotes === 0 && (column < 4 || lists.length > 0);
  return isFence ? { mark, listColumn: lists.at(-1) } : undefined;
}

function endsFence({ mark, listColumn }: Fence, { column, rest, items }: Opening): boolean {
  if (listColumn !== undefined && column <= listColumn && (rest || items.length > 0)) return true;
  const text = rest.trimEnd();
  return text.length >= mark.length && text === mark.charAt(0).repeat(text.length);
}

/** @returns true when the line is the text of a code block, which has no marks */
function isCode(reading: Reading, opening: Opening): boolean {
  const { fence } = reading;
  if (fence) {
    if (!endsFence(fence, opening)) return true;
    reading.fence = undefined;
    // What ended it may be the line after its list.
    return opening.rest.startsWith(fence.mark);
  }
  const isIndented = opening.column >= 4 && reading.lists.length === 0;
  reading.inCode = isIndented && (reading.afterEmpty || reading.inCode);
  return reading.inCode;
}

function findCounted({ marks, underlines, targets, items, rows }: Reading): MarkdownExcess | undefined {
  const counted: [MarkdownExcess, count: number, limit: number][] = [
    ['emphasis', marks.emphasis, markdownLimits.marks],
    ['brackets', marks.brackets, markdownLimits.marks],
    ['backticks', marks.backticks, markdownLimits.marks],
    ['underlines', underlines, markdownLimits.lines],
    ['targets', targets, markdownLimits.lines],
    ['items', items, markdownLimits.rows],
    ['paragraph', rows, markdownLimits.rows],
  ];
  return counted.find(([, count, limit]) => count > limit)?.[0];
}

function readLine(reading: Reading, line: string): MarkdownExcess | undefined {
  const opening = readOpening(line);
  const { rest, items } = opening;
  const { afterEmpty } = reading;
  const isBlank = rest === '' && items.length === 0;
  const isText = !isCode(reading, opening);
  reading.afterEmpty = isBlank;
  if (!isText) return undefined;
  if (isBlank || beginsBlock(reading, opening)) {
    reading.marks = noMarks();
    reading.rows = 0;
    reading.isNumbered = items[0]?.number !== undefined;
  }
  if (isBlank && opening.quotes === 0) return undefined;
  if (nest(reading, opening, afterEmpty) > markdownLimits.depth) return 'nesting';
  reading.fence = readFence(reading, opening);
  if (reading.fence) return undefined;
  if (/^(?:=+|-+)[ \t]*$/.test(rest)) reading.underlines += 1;
  reading.items += items.length;
  reading.rows += 1;
  if (rest.includes(']:')) reading.targets += 1;
  countMarks(rest, reading.marks);
  return findCounted(reading);
}

/** The first thing that a Markdown text has too much of, read in one pass; undefined for every honest text. */
export function findMarkdownExcess(source: string): MarkdownExcess | undefined {
  const reading: Reading = {
    fence: undefined,
    lists: [],
    isNumbered: false,
    marks: noMarks(),
    afterEmpty: true,
    inCode: false,
    underlines: 0,
    targets: 0,
    items: 0,
    rows: 0,
  };
  for (const line of source.split(/\r\n?|\n/)) {
    const excess = readLine(reading, line);
    if (excess) return excess;
  }
  return undefined;
}

import type { MarkdownExcess } from '#lib/markdown-excess.ts';

/** As long as a text of an editor may be. */
const length = 60_000;
const fill = (piece: string) => piece.repeat(Math.floor(length / piece.length));
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

/** What the desk says about each, after the field's label. */
export const excessSentences: Readonly<Record<MarkdownExcess, string>> = {
  emphasis:
    'has a paragraph with more than 300 emphasis marks (* and _). Split it, or put a backslash before marks that are part of the text.',
  brackets: 'has a paragraph with more than 300 square brackets. Split it.',
  backticks: 'has a paragraph with more than 300 backticks. Split it, or indent code by four spaces.',
  nesting: 'nests lists or quotes more than 12 levels deep. Use fewer levels.',
  underlines:
    'has more than 300 lines of only = or - marks. Write headings with # and rules as three asterisks.',
  items: 'has more than 1,000 list items. Split it into several texts.',
  paragraph: 'has a paragraph of more than 1,000 lines. Split it.',
  targets: 'has more than 300 link targets ([name]: address). Write the addresses where the links are.',
};

/** Texts whose parsing takes time that grows faster than they do: each kept one thread busy for seconds or minutes. */
export const worstMarkdown: Readonly<Record<string, { text: string; excess: MarkdownExcess }>> = {
  'emphasis that may end anywhere': { text: fill('a**b*c'), excess: 'emphasis' },
  'emphasis that begins only': { text: fill('*a '), excess: 'emphasis' },
  'emphasis that ends only': { text: fill('a* '), excess: 'emphasis' },
  'two marks by turns': { text: fill('*a_'), excess: 'emphasis' },
  'marks over marks': { text: fill('*_'), excess: 'emphasis' },
  'marks in lines of one paragraph': { text: fill('*a **b\n'), excess: 'emphasis' },
  'brackets that open': { text: fill('['), excess: 'brackets' },
  'brackets in brackets': { text: `${'['.repeat(30_000)}${']'.repeat(30_000)}`, excess: 'brackets' },
  'links that are not finished': { text: fill('[a]('), excess: 'brackets' },
  'pictures that are not finished': { text: fill('![a'), excess: 'brackets' },
  'links that miss their text': { text: fill('a](b'), excess: 'brackets' },
  'code of ever more backticks': {
    text: Array.from({ length: 340 }, (_, index) => `${'`'.repeat(index)}a`).join(''),
    excess: 'backticks',
  },
  'quotes in quotes': { text: fill('> '), excess: 'nesting' },
  'quotes without spaces': { text: fill('>'), excess: 'nesting' },
  'lists in lists of one line': { text: fill('1. '), excess: 'nesting' },
  'lists in quotes': { text: fill('> - '), excess: 'nesting' },
  'lists in lists, line by line': {
    text: lines(340, (index) => `${' '.repeat(index)}- a`),
    excess: 'nesting',
  },
  'a deep list before many lines': {
    text: `${'- '.repeat(100)}a\n${fill('b\n').slice(0, 50_000)}`,
    excess: 'nesting',
  },
  'a deep quote after an honest text': { text: `An honest text.\n\n${'>\t'.repeat(20)}`, excess: 'nesting' },
  'underlined headings': { text: fill('a\n-\n'), excess: 'underlines' },
  'lists that begin again and again': { text: fill('- a\n  - b\n    - c\n'), excess: 'items' },
  'a paragraph of ever more lines': { text: `> a\n${fill('b\n').slice(0, 50_000)}`, excess: 'paragraph' },
  'link targets': { text: fill('[a]: b\n\n'), excess: 'targets' },
};

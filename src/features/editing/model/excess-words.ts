import { markdownLimits, type MarkdownExcess } from '#lib/markdown-excess.ts';

const number = (count: number) => count.toLocaleString('en');

const { depth, marks, lines, rows } = markdownLimits;

/** What a text has too much of, and what works instead; each follows the field's label. */
export const excessWords: Readonly<Record<MarkdownExcess, string>> = {
  nesting: `has lists or quotes inside each other, more than ${depth} deep. Use fewer levels.`,
  emphasis: `has a paragraph with more than ${marks} emphasis marks (* and _). Split it, or put a backslash before marks that are meant as they are.`,
  brackets: `has a paragraph with more than ${marks} square brackets. Split it.`,
  backticks: `has a paragraph with more than ${marks} backticks. Split it, or indent code by four spaces.`,
  underlines: `has more than ${lines} lines of nothing but = or - marks. Write headings with # and rules as three asterisks.`,
  targets: `has more than ${lines} link targets ([name]: address). Write the addresses where the links are.`,
  items: `has more than ${number(rows)} list items. Make several texts of it.`,
  paragraph: `has a paragraph of more than ${number(rows)} lines. Split it.`,
};

import { describe, expect, it } from 'vitest';
import { findMarkdownExcess } from './markdown-excess.ts';

const lines = (count: number, line: string) => `${line}\n`.repeat(count);

describe('an honest text has nothing too much', () => {
  it.each([
    ['a long paragraph with many bold words', 'a **bold** word and a _leaning_ one, '.repeat(70)],
    ['a list of five hundred links', lines(500, '- [a](https://a.example) **b** `c`')],
    ['a numbered list of links', lines(500, '1. [a](https://a.example) **b** `c`')],
    ['code with many marks', `\`\`\`js\n${lines(2_000, '  a[i] = b * c_d * `e`;')}\`\`\`\n`],
    ['indented code with many marks', `Code:\n\n${lines(2_000, '    a[i] = b * c_d * `e`;')}`],
    ['code in a list', `- a\n\n  \`\`\`\n${lines(500, '  a[i] = b * c_d * `e`;')}  \`\`\`\n- b`],
    ['escaped marks', '\\* \\_ \\[ \\` '.repeat(500)],
    ['rules between paragraphs', lines(100, 'a\n\n* * * * * * * * * * * * * * * * * * *\n')],
    ['headings with underlines', lines(100, 'A heading\n---\n\nA text.\n')],
    [
      'a list of twelve levels',
      Array.from({ length: 12 }, (_, index) => `${'  '.repeat(index)}- a`).join('\n'),
    ],
    ['a list after a list, far inside', lines(40, '      - a\n\nb\n')],
  ])('%s', (_, text) => {
    expect(findMarkdownExcess(text)).toBeUndefined();
  });
});

describe('a text that takes long to parse', () => {
  it.each([
    ['after code that has ended', `\`\`\`\na\n\`\`\`\n${'*a '.repeat(301)}`],
    ['after a list with code that has no end', `- a\n  \`\`\`\n${'*a '.repeat(301)}`],
    ['in the lines of a list item', `- a\n${'  *a '.repeat(301)}`],
    ['in a quote', `> ${'*a '.repeat(301)}`],
    ['in lines that look like numbered items', `a\n${lines(101, '7. *a *b *c')}`],
    ['in lines too far inside for a list', `a\n${lines(101, '     - *a *b *c')}`],
  ])('is found where its marks are %s', (_, text) => {
    expect(findMarkdownExcess(text)).toBe('emphasis');
  });
});

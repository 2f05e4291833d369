import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Inline } from '../model/markdown-tree.ts';
import { parseMarkdown } from './parse-markdown.ts';

const text = (value: string): Inline => ({ kind: 'text', text: value });
const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children });

/** Every link and every text in a tree, at any depth. */
function listParts(parts: readonly (Block | Inline)[]): { hrefs: string[]; texts: string[] } {
  const hrefs: string[] = [];
  const texts: string[] = [];
  const waiting = [...parts];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (part.kind === 'link') hrefs.push(part.href);
    if ('text' in part) texts.push(part.text);
    if ('children' in part) waiting.push(...part.children);
    if (part.kind === 'list') waiting.push(...part.items.flat());
  }
  return { hrefs, texts };
}

describe('blocks of Markdown', () => {
  it('are separated by empty lines and markup', () => {
    const source =
      '# One\ntext\ngoes on\n\n- a\n- b\n  still b\n\n3. c\n4. d\n\n> quoted\n\n---\n\n```\n# code\n```\nend  \nhere';
    expect(parseMarkdown(source)).toEqual([
      { kind: 'heading', level: 2, children: [text('One')] },
      paragraph(text('text\ngoes on')),
      { kind: 'list', start: null, items: [[paragraph(text('a'))], [paragraph(text('b\nstill b'))]] },
      { kind: 'list', start: 3, items: [[paragraph(text('c'))], [paragraph(text('d'))]] },
      { kind: 'quote', children: [paragraph(text('quoted'))] },
      { kind: 'rule' },
      { kind: 'code', text: '# code' },
      paragraph(text('end'), { kind: 'break' }, text('here')),
    ]);
  });

  it('can be nested', () => {
    expect(parseMarkdown('- a\n  - b\n\n  > c')).toEqual([
      {
        kind: 'list',
        start: null,
        items: [
          [
            paragraph(text('a')),
            { kind: 'list', start: null, items: [[paragraph(text('b'))]] },
            { kind: 'quote', children: [paragraph(text('c'))] },
          ],
        ],
      },
    ]);
  });

  it('have headings of two levels, whatever the editor started with', () => {
    const levels = (source: string) =>
      parseMarkdown(source).map((block) => block.kind === 'heading' && block.level);
    expect(levels('# a\n## b\n#### c')).toEqual([2, 3, 3]);
    expect(levels('### a\n#### b\n### c')).toEqual([2, 3, 2]);
    expect(levels('##')).toEqual([]);
  });
});

describe('text of Markdown', () => {
  it('parses emphasis, code and links', () => {
    expect(
      parseMarkdown('a **b *c*** `e*f` [g **h**](https://i.example/ "title") <https://j.example/>'),
    ).toEqual([
      paragraph(
        text('a '),
        { kind: 'strong', children: [text('b '), { kind: 'em', children: [text('c')] }] },
        text(' '),
        { kind: 'code', text: 'e*f' },
        text(' '),
        {
          kind: 'link',
          href: 'https://i.example/',
          children: [text('g '), { kind: 'strong', children: [text('h')] }],
        },
        text(' '),
        { kind: 'link', href: 'https://j.example/', children: [text('https://j.example/')] },
      ),
    ]);
  });

  it('leaves single markers, names with underscores and escaped markers alone', () => {
    expect(parseMarkdown('2 * 3 = snake_case_name \\*here\\*')).toEqual([
      paragraph(text('2 * 3 = snake_case_name *here*')),
    ]);
  });

  it('resolves references to their first definition', () => {
    const { hrefs } = listParts(parseMarkdown('[a] and [b][A]\n\n[a]: /about\n[a]: https://other.example'));
    expect(hrefs).toEqual(['/about', '/about']);
  });

  it('replaces pictures by their text', () => {
    expect(parseMarkdown('![a chart](https://x.example/track.png)')).toEqual([paragraph(text('a chart'))]);
    expect(parseMarkdown('![](https://x.example/track.png)')).toEqual([]);
  });

  const hash = 'a'.repeat(64);

  it('shows a picture of this site with its size, where texts have pictures', () => {
    const src = `/files/${hash}.jpg`;
    const picture = { kind: 'picture', src, alt: 'A chart', width: 960, height: 540 } as const;
    expect(parseMarkdown(`![A chart](${src}#960x540)`, { hasPictures: true })).toEqual([paragraph(picture)]);
    expect(parseMarkdown(`![A chart][c]\n\n[c]: ${src}#960x540`, { hasPictures: true })).toEqual([
      paragraph(picture),
    ]);
    expect(parseMarkdown(`![A chart](${src})`)).toEqual([paragraph(text('A chart'))]);
    expect(parseMarkdown(`![](${src})`, { hasPictures: true })).toEqual([]);
  });

  it.each([
    `https://x.example/files/${hash}.jpg`,
    `//x.example/files/${hash}.jpg`,
    `/files/${hash}.svg`,
    `/files/../files/${hash}.jpg`,
    `/files/${hash}.jpg?x=1`,
    `/files/${hash}.jpg#960x540x1`,
    '/charts/light/cover-1.svg',
    'data:image/png;base64,AAAA',
  ])('shows no picture from %s', (address) => {
    expect(parseMarkdown(`![a chart](${address})`, { hasPictures: true })).toEqual([
      paragraph(text('a chart')),
    ]);
  });
});

describe('hostile Markdown', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<!-- <b>x</b> -->',
    '<iframe src="https://evil.example"></iframe>',
    '<style>*{display:none}</style>',
  ])('with HTML only, %s, is empty', (source) => {
    expect(parseMarkdown(source)).toEqual([]);
  });

  it('loses its tags and keeps its text', () => {
    expect(parseMarkdown('a <b onclick="x">bold</b> word')).toEqual([
      paragraph(text('a '), text('bold'), text(' word')),
    ]);
    expect(parseMarkdown('&lt;script&gt;')).toEqual([paragraph(text('<script>'))]);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](java&#x73;cript:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](/&#9;/evil.example)',
    '[x][y]\n\n[y]: vbscript:x',
    '[](https://nameless.example)',
    '<javascript:alert(1)>',
  ])('does not link anywhere with %s', (source) => {
    expect(listParts(parseMarkdown(source)).hrefs).toEqual([]);
  });

  it.each(['> ', '- ', '1. '])('nested by 500 times %j is shown as it was written', (mark) => {
    const source = `${mark.repeat(500)}word`;
    expect(parseMarkdown(`Above.\n\n\n${source}`)).toEqual([
      paragraph(text('Above.')),
      paragraph(text(source)),
    ]);
  });

  it('nested deeper than pages are is shown flat, with its text', () => {
    const blocks = parseMarkdown(`${'> '.repeat(12)}[**_word_**](/news)`);
    expect(listParts(blocks).texts).toEqual(['word']);
  });

  const anyText = fc.oneof(
    fc.string({ maxLength: 300, unit: 'grapheme' }),
    fc.string({ maxLength: 200, unit: fc.constantFrom(...'#*_`[]()<>!-1. \n\\ahtps:/"&;') }),
  );

  it('of any kind is parsed without an error and links only to the web, mail or this site', () => {
    fc.assert(
      fc.property(anyText, (source) => {
        for (const href of listParts(parseMarkdown(source)).hrefs) {
          expect(href).toMatch(/^(https?:\/\/|mailto:|\/(?![/\\]))/);
        }
      }),
      { numRuns: 500 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Inline } from './markdown-tree.ts';
import { parseInline } from './parse-inline.ts';
import { parseMarkdown } from './parse-markdown.ts';

const text = (value: string): Inline => ({ kind: 'text', text: value });

function listHrefs(inlines: readonly Inline[]): string[] {
  return inlines.flatMap((inline) => {
    const inside = 'children' in inline ? listHrefs(inline.children) : [];
    return inline.kind === 'link' ? [inline.href, ...inside] : inside;
  });
}

function listBlockHrefs(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'quote') return listBlockHrefs(block.children);
    if (block.kind === 'list') return block.items.flatMap(listHrefs);
    return 'children' in block ? listHrefs(block.children) : [];
  });
}

describe('blocks of Markdown', () => {
  it('are told apart by empty lines and marks', () => {
    const blocks = parseMarkdown(
      '# One\ntext\ngoes on\n\n- a\n- b\n  still b\n\n1. c\n2) d\n\n> quoted\n\n---\n\n```\n# code\n```\nend',
    );
    expect(blocks).toEqual([
      { kind: 'heading', level: 2, children: [text('One')] },
      { kind: 'paragraph', children: [text('text goes on')] },
      { kind: 'list', isOrdered: false, items: [[text('a')], [text('b still b')]] },
      { kind: 'list', isOrdered: true, items: [[text('c')], [text('d')]] },
      { kind: 'quote', children: [{ kind: 'paragraph', children: [text('quoted')] }] },
      { kind: 'rule' },
      { kind: 'code', text: '# code' },
      { kind: 'paragraph', children: [text('end')] },
    ]);
  });

  it('end an unclosed fence with the text', () => {
    expect(parseMarkdown('```js\na\n\nb')).toEqual([{ kind: 'code', text: 'a\n\nb' }]);
  });
});

describe('text of Markdown', () => {
  it('knows emphasis, code and links', () => {
    expect(parseInline('a **b *c* d** `e*f` [g **h**](https://i.example)')).toEqual([
      text('a '),
      { kind: 'strong', children: [text('b '), { kind: 'em', children: [text('c')] }, text(' d')] },
      text(' '),
      { kind: 'code', text: 'e*f' },
      text(' '),
      {
        kind: 'link',
        href: 'https://i.example',
        children: [text('g '), { kind: 'strong', children: [text('h')] }],
      },
    ]);
  });

  it('leaves lone marks, names with underscores and escaped marks alone', () => {
    expect(parseInline('2 * 3 = snake_case_name \\*here\\*')).toEqual([
      text('2 * 3 = snake_case_name *here*'),
    ]);
  });

  it('shows HTML as it was typed', () => {
    expect(parseInline('<img src=x onerror=alert(1)>')).toEqual([text('<img src=x onerror=alert(1)>')]);
  });

  it.each(['javascript:alert', 'JaVaScRiPt:alert', 'data:text/html,x', '//evil.example', 'vbscript:x'])(
    'does not lead to %s',
    (href) => {
      expect(listHrefs(parseInline(`[x](${href})`))).toEqual([]);
    },
  );
});

describe('any text at all', () => {
  const anyText = fc.oneof(
    fc.string({ maxLength: 300, unit: 'grapheme' }),
    fc.string({ maxLength: 200, unit: fc.constantFrom(...'#*_`[]()>-1. \n\\ahtps:/') }),
  );

  it('is parsed without a fault and leads only to the web, mail or this site', () => {
    fc.assert(
      fc.property(anyText, (source) => {
        for (const href of listBlockHrefs(parseMarkdown(source))) {
          expect(href).toMatch(/^(https?:\/\/|mailto:|\/(?!\/)|#)/i);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each(['*', '_', '[', '> ', '`', '**a', '[a]('])('of many %j is parsed in time', (mark) => {
    const before = performance.now();
    parseMarkdown(mark.repeat(5_000));
    expect(performance.now() - before).toBeLessThan(1_000);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { findMatches, parseWords } from './match-words.ts';

const entries = [
  { title: 'Release notes', text: 'The approval page is faster.' },
  { title: 'Approval page', text: 'Revoke what you no longer use.' },
  { title: 'ゲートウェイの保守', text: 'ノードを更新します。' },
  { title: 'Café', text: '' },
];
const find = (key: string) =>
  findMatches(entries, parseWords(key), ({ title, text }) => ({
    title: foldText(title),
    all: foldText(`${title} ${text}`),
  })).map(({ title }) => title);

describe('findMatches', () => {
  it('puts entries first whose title has all words', () => {
    expect(find('approval page')).toEqual(['Approval page', 'Release notes']);
  });

  it('wants every word, in any order, case, width and with or without accents', () => {
    expect(find('PAGE revoke')).toEqual(['Approval page']);
    expect(find('ＡＰＰＲＯＶＡＬ faster')).toEqual(['Release notes']);
    expect(find('cafe')).toEqual(['Café']);
    expect(find('approval card')).toEqual([]);
  });

  it('finds parts of texts that have no spaces', () => {
    expect(find('保守')).toEqual(['ゲートウェイの保守']);
  });

  it('finds nothing without a word', () => {
    expect(find('')).toEqual([]);
    expect(find(' \u3000 ')).toEqual([]);
  });

  it('never throws and never finds an entry twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (key) => {
        const found = find(key);
        expect(new Set(found).size).toBe(found.length);
        expect(parseWords(key).length).toBeLessThanOrEqual(12);
      }),
    );
  });
});

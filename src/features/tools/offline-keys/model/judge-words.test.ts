import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeWords } from './judge-words.ts';

const statesOf = (text: string) => judgeWords(text).words.map(({ state }) => state);
const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

describe('words that are being typed', () => {
  it('are judged each with its place, and with the list that knows them', () => {
    const judged = judgeWords(`${phrase} `);
    expect(judged).toMatchObject({ list: 'english', count: 12 });
    expect(judged.words.map(({ word }) => word).join(' ')).toBe(phrase);
    expect(judged.words.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Set(statesOf(phrase))).toEqual(new Set(['known']));
  });

  it('are no error while the last one may still become a word of the list', () => {
    expect(statesOf('legal winn')).toEqual(['known', 'typing']);
    expect(statesOf('legal winn ')).toEqual(['known', 'unknown']);
    expect(statesOf('legal winnx')).toEqual(['known', 'unknown']);
    expect(statesOf('winn legal')).toEqual(['unknown', 'known']);
    expect(statesOf('ába')).toEqual(['typing']);
    expect(statesOf('あお')).toEqual(['typing']);
    expect(statesOf('legal ába')).toEqual(['known', 'unknown']);
  });

  it('name similar words for each unknown one', () => {
    const { words } = judgeWords('legal winer thnak year ');
    expect(words.map(({ state }) => state)).toEqual(['known', 'unknown', 'unknown', 'known']);
    expect(words[1]?.suggestions).toContain('winner');
    expect(words[2]?.suggestions).toContain('thank');
    expect(words[0]?.suggestions).toEqual([]);
  });

  it('are of no list before one of them is known', () => {
    expect(judgeWords('')).toEqual({ list: undefined, count: 0, words: [] });
    expect(judgeWords('xyzzy ')).toMatchObject({ list: undefined, count: 1 });
  });

  it('say nothing about the checksum: a last word that does not fit is judged like one that does', () => {
    expect(judgeWords(phrase).words.at(-1)).toMatchObject({ word: 'yellow', state: 'known' });
    const wrong = phrase.replace(/yellow$/, 'zoo');
    expect(judgeWords(wrong).words.at(-1)).toMatchObject({ word: 'zoo', state: 'known' });
  });

  it('are judged up to twice the longest phrase, in any text', () => {
    expect(judgeWords('zoo '.repeat(5000))).toMatchObject({ count: 5000 });
    expect(judgeWords('zoo '.repeat(5000)).words).toHaveLength(48);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(judgeWords(text).words.length).toBeLessThanOrEqual(48);
      }),
    );
  });
});

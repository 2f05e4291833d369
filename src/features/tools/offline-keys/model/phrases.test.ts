import { readFileSync } from 'node:fs';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { HDKey } from '@scure/bip32';
import { entropyToMnemonic } from '@scure/bip39';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceBits, findRepetition, keepDice, makePhrase, mixEntropy } from './make-phrase.ts';
import { phraseSeed } from './phrase-seed.ts';
import { splitWords } from './list-words.ts';
import { readPhrase } from './read-phrase.ts';
import { entropyBytes, wordCounts, wordListNames, wordLists, type WordListName } from './word-lists.ts';

interface Vector {
  entropy: string;
  phrase: string;
  passphrase?: string;
  seed: string;
  master: string;
}

const vectors = <Shape>(name: string): Shape =>
  JSON.parse(readFileSync(new URL(`./vectors/${name}.json`, import.meta.url), 'utf8')) as Shape;

const published = vectors<Record<WordListName, readonly Vector[]>>('bip-39');

describe.each(wordListNames)('the published vectors in %s', (name) => {
  it.each(published[name])('$entropy', async ({ entropy, phrase, seed, master }) => {
    const written = entropyToMnemonic(hexToBytes(entropy), [...wordLists[name].words]);
    expect(written.normalize('NFKD')).toBe(phrase.normalize('NFKD'));
    const read = readPhrase(phrase);
    expect(read).toMatchObject({ result: 'valid' });
    const bytes = await phraseSeed(read.result === 'valid' ? read.phrase : '', 'TREZOR');
    expect(bytesToHex(bytes)).toBe(seed);
    expect(HDKey.fromMasterSeed(bytes).privateExtendedKey).toBe(master);
  });
});

it.each(vectors<readonly Required<Vector>[]>('bip-39-japanese'))(
  'Japanese words and a Japanese passphrase lead to the published seed: $entropy',
  async ({ phrase, passphrase, seed, master }) => {
    const bytes = await phraseSeed(phrase, passphrase);
    expect(bytesToHex(bytes)).toBe(seed);
    expect(HDKey.fromMasterSeed(bytes).privateExtendedKey).toBe(master);
  },
);

const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });
const dice = fc.string({ unit: fc.constantFrom(...'123456'), maxLength: 120 });
const choice = fc.record({
  count: fc.constantFrom(...wordCounts),
  language: fc.constantFrom(...wordListNames),
});

describe('a new phrase', () => {
  it('has the chosen length, and is read again in any spacing and case', () => {
    fc.assert(
      fc.property(bytes32, dice, choice, (random, rolled, chosen) => {
        const phrase = makePhrase({ random, dice: rolled }, chosen);
        const words = splitWords(phrase);
        expect(words).toHaveLength(chosen.count);
        expect(readPhrase(` ${words.join('\n ')} `.toUpperCase())).toMatchObject({ result: 'valid' });
        expect(readPhrase(phrase.normalize('NFC'))).toMatchObject({ result: 'valid' });
      }),
    );
  });

  it('always depends on the random bytes of the system', () => {
    fc.assert(
      fc.property(bytes32, bytes32, dice, (random, other, rolled) => {
        fc.pre(bytesToHex(random.slice(0, 16)) !== bytesToHex(other.slice(0, 16)));
        const entropyOf = (bytes: Uint8Array) => bytesToHex(mixEntropy({ random: bytes, dice: rolled }, 12));
        expect(entropyOf(random)).not.toBe(entropyOf(other));
      }),
    );
  });

  it('depends on each of the dice', () => {
    fc.assert(
      fc.property(bytes32, dice, fc.nat(), (random, rolled, at) => {
        const entropyOf = (text: string) => bytesToHex(mixEntropy({ random, dice: text }, 12));
        const entropy = entropyOf(rolled);
        expect(entropyOf(`${rolled}1`)).not.toBe(entropy);
        if (rolled === '') return;
        const place = at % rolled.length;
        const other = rolled[place] === '6' ? '1' : '6';
        expect(entropyOf(rolled.slice(0, place) + other + rolled.slice(place + 1))).not.toBe(entropy);
      }),
    );
  });

  it('is the random bytes themselves without dice', () => {
    fc.assert(
      fc.property(bytes32, fc.constantFrom(...wordCounts), (random, count) => {
        expect(mixEntropy({ random, dice: '' }, count)).toEqual(random.slice(0, entropyBytes[count]));
      }),
    );
  });

  it('refuses to mix less chance than it needs', () => {
    expect(() => mixEntropy({ random: new Uint8Array(16), dice: '' }, 12)).toThrow(RangeError);
  });
});

describe('dice', () => {
  it('are the digits from 1 to 6 of what was typed', () => {
    expect(keepDice('1 2-3, 7 8 0 9 456\n')).toBe('123456');
  });
  it('have 2.58 bits each: 50 are enough for twelve words, 100 for twenty-four', () => {
    const rolled = `${'1'.repeat(33)}${'2'.repeat(33)}${'3'.repeat(34)}`;
    expect(diceBits(rolled.slice(0, 49))).toBeLessThan(128);
    expect(diceBits(rolled.slice(0, 50))).toBeGreaterThan(128);
    expect(diceBits(rolled)).toBeGreaterThan(256);
  });

  it.each([
    ['one number', '1'.repeat(6), 'one-number'],
    ['one number, often', '4'.repeat(99), 'one-number'],
    ['two numbers in turn', '1212121', 'cycle'],
    ['a row of all numbers, twice', '123456123456', 'cycle'],
    ['a row of all numbers, cut off', `${'123456'.repeat(16)}123`, 'cycle'],
    ['a long part, twice', '1635241563521635241563521635241563', 'cycle'],
  ] as const)('have no bits where they repeat themselves: %s', (_, rolled, repetition) => {
    expect(findRepetition(rolled)).toBe(repetition);
    expect(diceBits(rolled)).toBe(0);
  });

  it.each(['', '1', '11111', '121212', '123456', '12345612345', '1111112', '2111111'])(
    'are counted while chance explains them: %s',
    (rolled) => {
      expect(findRepetition(rolled)).toBeUndefined();
      expect(diceBits(rolled)).toBeCloseTo(rolled.length * 2.585, 1);
    },
  );
});

describe('a phrase that is wrong', () => {
  const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' ');
  const withWord = (at: number, word: string) => words.toSpliced(at, 1, word).join(' ');
  const unknownOf = (text: string) => {
    const read = readPhrase(text);
    return read.result === 'unknown-words' ? read.words : [];
  };

  it('is empty without words', () => expect(readPhrase(' \n\u3000')).toEqual({ result: 'empty' }));

  it.each([
    { error: 'a typing error', at: 2, word: 'thnak', suggestion: 'thank' },
    { error: 'a missing letter', at: 4, word: 'wav', suggestion: 'wave' },
    { error: 'an ending too many', at: 5, word: 'sausages', suggestion: 'sausage' },
  ])('has its unknown word named with its place and a suggestion: $error', ({ at, word, suggestion }) => {
    const [unknown, ...others] = unknownOf(withWord(at, word));
    expect(unknown).toMatchObject({ word, place: at + 1 });
    expect(unknown?.suggestions).toContain(suggestion);
    expect(others).toEqual([]);
  });

  it('has a word of another language named', () => {
    expect(unknownOf(withWord(3, 'año'))).toMatchObject([{ word: 'año', place: 4 }]);
  });

  it('suggests the word with its accent', () => {
    const spanish = published.spanish[0]?.phrase.split(' ') ?? [];
    const [unknown] = unknownOf(spanish.toSpliced(0, 1, 'abaco').join(' '));
    expect(unknown?.suggestions).toContain('ábaco'.normalize('NFC'));
  });

  it('has all its unknown words named, in their order', () => {
    const wrong = words.with(1, 'winnre').with(5, 'sosage').with(11, 'yelow').join(' ');
    expect(unknownOf(wrong)).toMatchObject([
      { word: 'winnre', place: 2, suggestions: ['winner'] },
      { word: 'sosage', place: 6, suggestions: [] },
      { word: 'yelow', place: 12, suggestions: ['below', 'yellow'] },
    ]);
    expect(unknownOf('nonsense '.repeat(500))).toHaveLength(24);
  });

  it.each([11, 13, 23])('has another number of words: %i', (count) => {
    expect(readPhrase(Array.from({ length: count }, () => 'abandon').join(' '))).toEqual({
      result: 'word-count',
      count,
    });
  });

  it('fails its checksum when two words are swapped', () => {
    const [first, second, ...rest] = words;
    expect(readPhrase([second, first, ...rest].join(' '))).toEqual({ result: 'checksum' });
  });

  it('is never valid and never an exception, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(readPhrase(text).result).not.toBe('valid');
      }),
    );
  });
});

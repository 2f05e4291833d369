import fc from 'fast-check';
import { entropyToMnemonic } from '@scure/bip39';
import { describe, expect, test } from 'vitest';
import { bip39Words } from './bip39-words.ts';
import { findSecret } from './find-secret.ts';
import { holdsSecret } from './holds-secret.ts';
import { mayHoldSecret } from './may-hold-secret.ts';

const phrase = entropyToMnemonic(new Uint8Array(16).fill(7), [...bip39Words.english]);
const words = phrase.split(' ');

describe('what holds a secret', () => {
  test.each([
    ['words of a phrase', phrase],
    ['capital letters', phrase.toUpperCase()],
    ['numbers before the words', words.map((word, index) => `${index + 1}. ${word}`).join('\n')],
    ['commas and labels', words.map((word) => `word: ${word}`).join(', ')],
    ['a sentence around it', `Please help me! My phrase is "${phrase}" and it fails, thank you.`],
    [
      'full-width letters',
      words.join(' ').replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
    ],
    ['a wrong checksum', `${words.slice(0, 11).join(' ')} zoo`],
    ['the phrase of development nodes', `${'test '.repeat(11)}junk`],
    [
      'an extended private key',
      'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
    ],
    ['a key in the import format', 'key 5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'],
    ['digits that are called a key', `private key: 0x${'ab'.repeat(32)}`],
  ])('%s', (_what, text) => {
    expect(holdsSecret(text)).toBe(true);
  });

  test.each(Object.entries(bip39Words))('a phrase of the %s list, also without accents', (_name, list) => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (entropy) => {
        const made = entropyToMnemonic(entropy, [...list]);
        expect(holdsSecret(made)).toBe(true);
        expect(holdsSecret(made.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''))).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

describe('what holds none', () => {
  test.each([
    ['eleven words', words.slice(0, 11).join(' ')],
    [
      'a sentence',
      'This site asks for the recovery phrase of my wallet when I open it, then shows an error about the network.',
    ],
    ['a hash of a transaction', `0x${'ab'.repeat(32)}`],
    ['an address', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['letters of an encoded file', `K${'x'.repeat(51)}`],
    ['Chinese', '这个网站打开以后要求输入助记词然后提示网络错误请你们看一下是不是假的网站谢谢'],
    [
      'Spanish',
      'La página pide la frase de recuperación de mi billetera cuando la abro y después muestra un error de la red.',
    ],
    [
      'Korean',
      '사이트를 열면 지갑의 복구 구문을 입력하라고 하고 나서 네트워크 오류가 표시됩니다 확인해 주세요 감사합니다',
    ],
    ['nothing', ''],
  ])('%s', (_what, text) => {
    expect(holdsSecret(text)).toBe(false);
  });
});

test('the look at shapes never misses what the lists find', () => {
  const listed = Object.values(bip39Words);
  fc.assert(
    fc.property(
      fc
        .constantFrom(...listed)
        .chain((list) => fc.array(fc.constantFrom(...list), { minLength: 12, maxLength: 24 })),
      fc.constantFrom(' ', ', ', '\n', ' - ', '\u3000'),
      (chosen, separator) => {
        expect(mayHoldSecret(chosen.join(separator))).toBe(true);
      },
    ),
  );
  const missed = listed.flatMap((list) => list.filter((word) => !mayHoldSecret(`${word} `.repeat(12))));
  expect(missed).toEqual([]);
});

test('a text of any kind is read to its end', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      (text) => typeof holdsSecret(text) === 'boolean',
    ),
  );
});

test('the first text with a secret is named by its path', async () => {
  await expect(findSecret({ payload: { title: 'Lantern', notes: ['fine', phrase] } })).resolves.toBe(
    'payload.notes.1',
  );
  await expect(findSecret(phrase)).resolves.toBe('');
  await expect(findSecret({ title: 'Lantern', count: 3, nothing: null })).resolves.toBeUndefined();
});

import { expect, it } from 'vitest';
import { findPhrase, joinWords, leaveOut, toPhrases } from './find-phrase.ts';

const split = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const find = (text: string, ...written: string[]) =>
  findPhrase(joinWords(split(text)), toPhrases(written, split));

it('finds a phrase as whole words in its order', () => {
  expect(find('Your Seed-phrase, now', 'seed phrase')).toBe('seed phrase');
  expect(find('Seed phrases', 'seed phrase')).toBeUndefined();
  expect(find('Phrase of a seed', 'seed phrase')).toBeUndefined();
  expect(find('', 'seed phrase')).toBeUndefined();
});

it.each([
  ['请输入助记词。', '助记词'],
  ['シードフレーズを入力', 'シードフレーズ'],
  ['복구구문을 입력하세요', '복구 구문'],
  ['กรอกวลีกู้คืนของคุณ', 'วลีกู้คืน'],
])('finds it inside %s, which has no spaces around it', (text, phrase) => {
  expect(find(text, phrase)).toBe(phrase);
});

it('names the first of several', () => {
  expect(find('one two', 'three', 'two', 'one')).toBe('two');
});

it('leaves phrases out, each where it is looked for', () => {
  const words = joinWords(split('No risk, no doubt, without 风险'));
  expect(leaveOut(words, toPhrases(['no risk', '风险'], split))).toEqual({
    spaced: ' no doubt without 风险 ',
    solid: 'norisknodoubtwithout',
  });
});

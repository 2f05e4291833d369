import { expect, test } from 'vitest';
import { findMixedWord } from './mixed-script.ts';

test.each([
  ['Unіswap', { word: 'Unіswap', scripts: ['Latn', 'Cyrl'] }],
  ['The Сompound Finance', { word: 'Сompound', scripts: ['Latn', 'Cyrl'] }],
  ['Ααve', { word: 'Ααve', scripts: ['Latn', 'Grek'] }],
  ['αлфа', { word: 'αлфа', scripts: ['Cyrl', 'Grek'] }],
])('%s mixes alphabets inside one word', (text, mixed) => {
  expect(findMixedWord(text)).toEqual(mixed);
});

test.each([
  'Uniswap',
  'Únïswap v3',
  'Биржа Uniswap',
  'DeFi钱包',
  'Liskブロックチェーン',
  '업비트NFT',
  'กระเป๋าDeFi',
  'x2y2',
  'µWallet',
  '',
  '!!!',
])('%s does not', (text) => {
  expect(findMixedWord(text)).toBeUndefined();
});

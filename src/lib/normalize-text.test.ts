import { expect, test } from 'vitest';
import { normalizeText } from './normalize-text.ts';

test('letters with marks become one character where there is one', () => {
  expect(normalizeText('e\u0301 o\u0302\u0323', 'NFC')).toBe('é ộ');
  expect(normalizeText('Ａ', 'NFKC')).toBe('A');
});

test('a letter keeps thirty marks, and a clean text stays as it is', () => {
  const clean = normalizeText(`a${'\u0301\u0327'.repeat(40)}b`, 'NFC');
  expect([...clean.normalize('NFD')]).toHaveLength(32);
  expect(normalizeText(clean, 'NFC')).toBe(clean);
});

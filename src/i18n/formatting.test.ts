import { describe, expect, test } from 'vitest';
import { formatList } from './format-list.ts';
import { splitCompact } from './split-compact.ts';

describe('numbers and lists as a language writes them', () => {
  test.each([
    ['en', '30', 'M'],
    ['zh', '3000', '万'],
    ['ja', '3000', '万'],
    ['ru', '30', 'млн'],
  ] as const)('thirty million in %s', (locale, digits, unit) => {
    expect(splitCompact(30e6, locale)).toEqual({ digits, unit });
  });

  test('names in a row', () => {
    expect(formatList(['ETH', 'BSC', 'Base'], 'en')).toBe('ETH, BSC, Base');
    expect(formatList(['ETH', 'BSC', 'Base'], 'zh')).toBe('ETH、BSC、Base');
    expect(formatList([], 'zh')).toBe('');
  });
});

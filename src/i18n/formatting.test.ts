import { describe, expect, test } from 'vitest';
import { formatDay, formatDayInSentence, formatDayOfYear, formatYear } from './format-day.ts';
import { formatList } from './format-list.ts';
import { formatUnit } from './format-unit.ts';
import { localeCodes } from './locales.ts';
import { splitCompact } from './split-compact.ts';

describe('numbers and lists in the style of a language', () => {
  test.each([
    ['en', '30', 'M'],
    ['zh', '3000', '万'],
    ['ja', '3000', '万'],
    ['ko', '3000', '만'],
    ['ru', '30', '\u00a0млн'],
    ['es', '30', '\u00a0M'],
    ['hi', '3', '\u00a0करोड़'],
    ['th', '30', '\u00a0ล้าน'],
    ['vi', '30', '\u00a0triệu'],
  ] as const)('thirty million in %s', (locale, digits, unit) => {
    expect(splitCompact(30e6, locale)).toEqual({ digits, unit });
  });

  test.each([
    ['en', '8.5\u00a0mm'],
    ['ru', '8,5\u00a0мм'],
    ['ko', '8.5mm'],
    ['zh', '8.5\u00a0mm'],
    ['th', '8.5\u00a0มม.'],
  ] as const)('eight and a half millimeters in %s', (locale, text) => {
    expect(formatUnit(8.5, 'millimeter', locale)).toBe(text);
  });

  test.each([
    ['en', 'Nov 18, 2026', 'Nov 18', '2026'],
    ['zh', '2026年11月18日', '11月18日', '2026年'],
    ['ko', '2026. 11. 18.', '11월 18일', '2026년'],
    ['es', '18 nov 2026', '18 nov', '2026'],
    ['th', '18 พ.ย. 2569', '18 พ.ย.', 'พ.ศ. 2569'],
  ] as const)('the same day in %s, whole, without its year, and the year alone', (locale, ...expected) => {
    // The last hour of the day in UTC: elsewhere it is another day already.
    const time = '2026-11-18T23:30:00.000Z';
    expect([formatDay(time, locale), formatDayOfYear(time, locale), formatYear(time, locale)]).toEqual(
      expected,
    );
  });

  test.each([
    ['en', 'November 18, 2026'],
    ['ru', '18 ноября 2026'],
    ['ko', '2026년 11월 18일'],
    ['pt', '18 de novembro de 2026'],
  ] as const)('a day that ends a sentence in %s has no point of its own', (locale, text) => {
    expect(formatDayInSentence('2026-11-18T23:30:00.000Z', locale)).toBe(text);
  });

  test('a day in no language ends with a point where a sentence may end', () => {
    for (const locale of localeCodes)
      expect(formatDayInSentence('2026-11-18', locale), locale).not.toMatch(/[.。।]$/);
  });

  test('names in a row', () => {
    expect(formatList(['ETH', 'BSC', 'Base'], 'en')).toBe('ETH, BSC, Base');
    expect(formatList(['ETH', 'BSC', 'Base'], 'zh')).toBe('ETH、BSC、Base');
    expect(formatList([], 'zh')).toBe('');
  });
});

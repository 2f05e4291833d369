import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { formatCount } from './format-count.ts';
import { formatDay } from './format-day.ts';
import { formatPercent } from './format-percent.ts';
import { intlTag } from './intl-tag.ts';
import { localeCodes, locales } from './locales.ts';

test('Spanish has the numbers of Latin America, and the pages stay in Spanish', () => {
  expect(intlTag('es')).toBe('es-419');
  expect(locales.es.tag).toBe('es');
  expect(formatCount(1234, 'es')).toBe('1,234');
  expect(formatPercent(0.25, 'es')).toBe('25%');
  expect(formatDay('2026-11-18', 'es')).toBe('18 nov 2026');
});

test('every other language is written as its tag says', () => {
  for (const code of localeCodes.filter((each) => each !== 'es'))
    expect(intlTag(code)).toBe(locales[code].tag);
});

test('a count within a sentence has the same form as one beside it', () => {
  const lines = (locale: 'es' | 'ru') =>
    createI18n(locale, { lines: [['count', 'plural', { other: ['#', ' …'] }]] })._('lines', { count: 2000 });
  expect(lines('es')).toBe('2,000 …');
  expect(lines('ru')).toBe(`${formatCount(2000, 'ru')} …`);
});

test('Intl is asked with this tag everywhere, never with the one of the language', () => {
  const root = join(import.meta.dirname, '..');
  const asksOtherwise = /(?:Intl\.\w+|utcFormatter)\(\s*\[?locales\[/;
  const found = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    asksOtherwise.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

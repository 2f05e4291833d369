import { expect, test } from 'vitest';
import { countryCodes } from './country-codes.ts';
import { languageTags } from './language-tags.ts';
import { listCountries, listLanguages } from './list-names.ts';
import { localeCodes, locales } from './locales.ts';

test.each(localeCodes)('every country and language has its own name in %s', (locale) => {
  for (const [list, codes] of [
    [listCountries(locale), countryCodes],
    [listLanguages(locale), languageTags],
  ] as const) {
    expect(list.map(({ code }) => code).sort()).toEqual([...codes].sort());
    expect(new Set(list.map(({ name }) => name)).size).toBe(codes.length);
    for (const { code, name } of list) expect(name).not.toBe(code);
  }
});

test('names are sorted in the order of the language', () => {
  expect(listCountries('en').at(0)?.name).toBe('Afghanistan');
  expect(
    listCountries('es')
      .map(({ code }) => code)
      .indexOf('ES'),
  ).toBeLessThan(listCountries('es').length / 2);
});

test('codes are canonical, and every language of the site is included', () => {
  for (const tag of languageTags) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  for (const locale of localeCodes) expect(languageTags).toContain(locales[locale].tag);
  expect(countryCodes).toHaveLength(250);
});

test('in Chinese each language also has its name in the other script', () => {
  const german = (locale: 'zh' | 'zh-tw' | 'ja') => listLanguages(locale).find(({ code }) => code === 'de');
  expect(german('zh')).toEqual({ code: 'de', name: '德语', otherName: '德文' });
  expect(german('zh-tw')).toEqual({ code: 'de', name: '德文', otherName: '德语' });
  expect(german('ja')).toEqual({ code: 'de', name: 'ドイツ語' });
});

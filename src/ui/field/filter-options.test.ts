import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterOptions } from './filter-options.ts';

const labels = ['Tiếng Đức', 'Tiếng Pháp', 'Łódź', 'ドイツ語', 'हिन्दी', 'Türkçe', 'Straße'];
const options = labels.map((label) => ({ value: label, label }));
const find = (typed: string) => filterOptions(options, typed).map(({ label }) => label);

test.each([
  ['duc', 'Tiếng Đức'],
  ['tieng duc', 'Tiếng Đức'],
  ['ĐỨC', 'Tiếng Đức'],
  ['lodz', 'Łódź'],
  ['ﾄﾞｲﾂ', 'ドイツ語'],
  ['どいつ', 'ドイツ語'],
  ['हिंदी', 'हिन्दी'],
  ['TURKCE', 'Türkçe'],
  ['strasse', 'Straße'],
  ['\u200bstra\u00adsse', 'Straße'],
])('%s finds %s', (typed, label) => {
  expect(find(typed)).toEqual([label]);
});

test('marks that are letters count', () => {
  expect(find('हन्दी')).toEqual([]);
});

test('Chinese characters are one where the list has their pairs', () => {
  const chinese = [{ value: 'de', label: '德语', keywords: '德文' }];
  expect(filterOptions(chinese, '德語', '語语')).toHaveLength(1);
  expect(filterOptions(chinese, '德文', '語语')).toHaveLength(1);
  expect(filterOptions(chinese, '德語')).toHaveLength(0);
});

test('every option is found by its label, however it is cased, spaced or composed', () => {
  const typedForm = fc.constantFrom<(label: string) => string>(
    (label) => label.toUpperCase(),
    (label) => label.toLowerCase(),
    (label) => label.normalize('NFD'),
    (label) => ` ${label.replaceAll(' ', '\u00a0')}\u200b`,
  );
  fc.assert(
    fc.property(fc.constantFrom(...labels), typedForm, (label, form) => {
      expect(find(form(label))[0]).toBe(label);
    }),
  );
});

import { describe, expect, test } from 'vitest';
import { listForbidden } from '../../scripts/messages/list-forbidden.ts';
import { listShownTexts, readTextsByLanguage } from '../../scripts/messages/list-shown-texts.ts';
import { parseForbidden, readForbidden } from '../../scripts/messages/read-forbidden.ts';
import { knownLocales, type Locale } from '#i18n/locales.ts';

const head =
  '## Forbidden words\n\nSome words.\n\n| Word | Write | Only for English with | Right in |\n|---|---|---|---|\n';

/** The issues of one text in a language whose glossary has these rows. */
const find = (rows: string, text: string, { locale = 'es' as Locale, source = '' } = {}) =>
  listForbidden([{ place: 'home: “Hi”', source, text }], parseForbidden(`${head}${rows}`), locale);

describe('a word that a glossary forbids', () => {
  test('is named with its place and what to write', () => {
    expect(find('| fallo | vulnerabilidad | | |\n', 'Hay un Fallo.')).toEqual([
      'es: home: “Hi” has “fallo”, which the glossary forbids: vulnerabilidad',
    ]);
  });

  test('is found whole, and in every ending with a star', () => {
    expect(find('| tu | você | | |\n', 'Sua tutela')).toEqual([]);
    expect(find('| reembols* | devolver | | |\n', 'un reembolso')).toHaveLength(1);
    expect(find('| *нода | узел | | |\n', 'поднода', { locale: 'ru' })).toHaveLength(1);
  });

  test('is found without spaces around it where a language has none', () => {
    expect(find('| 您 | 你 | | |\n', '请您确认', { locale: 'zh' })).toHaveLength(1);
    expect(find('| 탐색기 | 블록 탐색기 | | 블록 탐색기 |\n', '탐색기에서', { locale: 'ko' })).toHaveLength(
      1,
    );
  });

  test('is right in the phrases of its row', () => {
    const row = '| telepono | phone | | numero ng telepono; telepono ng opisina |\n';
    expect(find(row, 'ang numero ng telepono', { locale: 'fil' })).toEqual([]);
    expect(find(row, 'ang telepono', { locale: 'fil' })).toHaveLength(1);
  });

  test('is searched for only where the English has the thing', () => {
    const row = '| falha | vulnerabilidade | Vulnerabilit | |\n';
    expect(find(row, 'uma falha', { source: 'An outage' })).toEqual([]);
    expect(find(row, 'uma falha', { source: 'Vulnerabilities' })).toHaveLength(1);
  });

  test.each(['{phone}', '<phone>', '`phone`', '[a](/phone)'])('is no word of %s', (mark) => {
    expect(find('| phone | teléfono | | |\n', `Ve a ${mark}`)).toEqual([]);
  });

  test('is read with the letters of its language, composed or not', () => {
    expect(find('| nút | node | | |\n', 'n\u0075\u0301t', { locale: 'vi' })).toHaveLength(1);
    expect(find('| राशि | रकम | | |\n', 'राशिफल', { locale: 'hi' })).toEqual([]);
  });
});

describe('the table of a glossary', () => {
  test('ends with its section', () => {
    expect(parseForbidden(`${head}| a | b | | |\n\n## Next\n\n| c | d |\n|---|---|\n| e | f |\n`)).toEqual([
      { word: 'a', instead: 'b', onlyFor: [], rightIn: [] },
    ]);
  });

  test('may be missing, but no row may lack a cell', () => {
    expect(parseForbidden('# Glossary\n')).toEqual([]);
    expect(() => parseForbidden(`${head}| a | b |\n`)).toThrow('needs four cells');
  });

  test.each(knownLocales)('of %s is read', async (locale) => {
    expect(await readForbidden(locale)).not.toEqual([]);
  });
});

test('every kind of text that visitors read is searched, in every language', async () => {
  const byLanguage = await readTextsByLanguage();
  for (const locale of knownLocales) {
    const texts = listShownTexts(byLanguage, 'messages', locale);
    const placesOf = (start: string) => texts.filter(({ place }) => place.startsWith(start));
    expect(placesOf('home: “'), locale).not.toEqual([]);
    // Of the news, a tutorial, an answer of the desk, and the brand's milestones.
    for (const source of [
      'Version verification now works',
      'When you use a token',
      '{name} is already',
      'Anyone who is first',
    ])
      expect(placesOf(`content: “${source}`), `${locale}: ${source}`).not.toEqual([]);
  }
  expect(listShownTexts(byLanguage, 'messages', 'zh').map(({ place }) => place)).toContain(
    'brand/legal/terms.zh.md',
  );
});

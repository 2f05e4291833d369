import { describe, expect, it } from 'vitest';
import { readDemonstrationContent } from '../../content/read-content.ts';
import { readDictionaries, translateTexts } from '../../content/translations.ts';
import { readCatalogue } from '../../scripts/messages/read-catalogue.ts';
import { localeCodes } from '../../src/i18n/locales.ts';

/* What protects people from fraud is promised in the same words wherever it is said, in each language. */

/** Each is a message by itself or the beginning of one, and a part of notices. */
const safetySentences = ['Staff never send you private messages, and never ask for your recovery phrase.'];

const { news } = await readDemonstrationContent();
const dictionaries = await readDictionaries();

describe.each(localeCodes)('safety sentences in %s', (locale) => {
  const entries = readCatalogue('messages', locale);

  it.each(safetySentences)('“%s” has one wording on pages and in notices', (sentence) => {
    const wording = entries.find(({ source }) => source === sentence)!.translation;
    const said = entries.filter(({ source }) => source.includes(sentence));
    expect(said.length).toBeGreaterThan(1);
    for (const { translation } of said) expect(translation).toContain(wording);

    const texts = news.flatMap(({ desc, content }) => [desc, content]);
    const noticed = texts.filter(({ en = '' }) => en.includes(sentence));
    expect(noticed.length).toBeGreaterThan(1);
    for (const text of noticed) expect(translateTexts(text, dictionaries)[locale]).toContain(wording);
  });
});

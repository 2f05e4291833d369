import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { localeCodes, type Locale } from '#i18n/locales.ts';

/** English and Chinese are part of each record; the other languages in content/translations. */
const translatedLocales = localeCodes.filter((locale) => locale !== 'en' && locale !== 'zh');

/** By English paragraph. */
const dictionarySchema = v.record(v.string(), v.pipe(v.string(), v.nonEmpty()));
export type Dictionary = v.InferOutput<typeof dictionarySchema>;

/** A text by language. */
type Texts = Readonly<Record<string, string>>;

const paragraphBreak = '\n\n';

/** The paragraphs that translators see, each by itself: Markdown is translated block by block. */
export const listParagraphs = (text: string): string[] => text.split(paragraphBreak);

/** @throws ValiError when a file is not an object of texts, SyntaxError when it is not JSON */
export async function readDictionaries(
  folder = join(import.meta.dirname, 'translations'),
): Promise<ReadonlyMap<Locale, Dictionary>> {
  return new Map(
    await Promise.all(
      translatedLocales.map(async (locale): Promise<[Locale, Dictionary]> => {
        const file = await readFile(join(folder, `${locale}.json`), 'utf8');
        return [locale, v.parse(dictionarySchema, JSON.parse(file))];
      }),
    ),
  );
}

/** The translation of a text; undefined when a paragraph lacks one, so that nobody reads half of a text in another language. */
function translate(text: string, dictionary: Dictionary): string | undefined {
  const paragraphs = listParagraphs(text).map((paragraph) => dictionary[paragraph]);
  return paragraphs.every((paragraph) => paragraph !== undefined)
    ? paragraphs.join(paragraphBreak)
    : undefined;
}

/** The text in every language that exists; what the record itself has wins. */
export function translateTexts<Original extends Texts>(
  texts: Original,
  dictionaries: ReadonlyMap<Locale, Dictionary>,
): Original & Texts {
  const { en } = texts;
  if (en === undefined) return texts;
  const translated = [...dictionaries].flatMap(([locale, dictionary]) => {
    const text = translate(en, dictionary);
    return text === undefined ? [] : [[locale, text]];
  });
  return { ...Object.fromEntries(translated), ...texts };
}

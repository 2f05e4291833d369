import { globSync, readFileSync } from 'node:fs';
import brand from '../../brand/brand.json' with { type: 'json' };
import colors from '../../brand/colors.json' with { type: 'json' };
import milestones from '../../brand/milestones.json' with { type: 'json' };
import { sentences } from '../../brand/sentences.ts';
import { readDemonstrationContent, readGroundContent } from '../../content/read-content.ts';
import { listParagraphs } from '../../content/translations.ts';
import { shippedAnswers } from '../../src/features/submission/canned-answers/server/shipped-answers.ts';
import { keyOf, readCatalogue } from './read-catalogue.ts';

/** A text of one language that visitors read. */
export interface ShownText {
  /** Where it is: the catalogue and the message, or the file. */
  place: string;
  /** Its English; empty where the two are not written beside each other. */
  source: string;
  text: string;
}

/** Texts by language, wherever they are in a value: members of objects that have `en` and the language. */
export function listTexts(value: unknown, locale: string): { source: string; text: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const members = value as Readonly<Record<string, unknown>>;
  const { en: source, [locale]: text } = members;
  return typeof source === 'string' && typeof text === 'string'
    ? [{ source, text }]
    : Object.values(members).flatMap((member) => listTexts(member, locale));
}

/** Paragraph by paragraph where both have as many: an issue then names the one it is in. */
function splitText(source: string, text: string): { source: string; text: string }[] {
  const paragraphs = listParagraphs(source);
  const translated = listParagraphs(text);
  return paragraphs.length === translated.length
    ? paragraphs.map((paragraph, index) => ({ source: paragraph, text: translated[index] ?? '' }))
    : [{ source, text }];
}

/** What is read once for all languages: contents, the answers that the desk ships with, and the brand's texts. */
export const readTextsByLanguage = async (): Promise<unknown> => [
  await readGroundContent(),
  await readDemonstrationContent(),
  shippedAnswers,
  brand,
  colors,
  milestones,
  sentences,
];

/**
 * Every text of a language: messages (pages, forms, mails), contents (news, guides, releases, descriptions), the answers
 * that the desk ships with, the brand's sentences, and its legal texts.
 * @param byLanguage of readTextsByLanguage
 * @param folder of the messages
 */
export function listShownTexts(byLanguage: unknown, folder: string, locale: string): ShownText[] {
  const messages = readCatalogue(folder, locale).map((entry) => ({
    place: `${entry.catalogue}: “${keyOf(entry)}”`,
    source: entry.source,
    text: entry.translation === '' && locale === 'en' ? entry.source : entry.translation,
  }));
  const contents = listTexts(byLanguage, locale)
    .flatMap(({ source, text }) => splitText(source, text))
    .map((part) => ({ ...part, place: `content: “${part.source.slice(0, 80)}”` }));
  const legal = globSync(`brand/legal/*.${locale}.md`)
    .sort()
    .flatMap((file) =>
      listParagraphs(readFileSync(file, 'utf8')).map((text) => ({ place: file, source: '', text })),
    );
  return [...messages, ...contents, ...legal];
}

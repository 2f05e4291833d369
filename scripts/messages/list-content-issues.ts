import { readDemonstrationContent } from '../../content/read-content.ts';
import { listParagraphs, type Dictionary } from '../../content/translations.ts';

/** Every English paragraph of the demonstration's content. */
export async function listContentParagraphs(): Promise<Set<string>> {
  const { tokens, dapps, news, tutorials, releases, promotions } = await readDemonstrationContent();
  const texts = [
    ...[...tokens, ...dapps].map(({ desc }) => desc),
    ...news.flatMap(({ title, desc, content }) => [title, desc, content]),
    ...tutorials.flatMap(({ title, body }) => [title, body]),
    ...releases.map(({ notes }) => notes),
    ...Object.values(promotions).flatMap((list) => list.map(({ title }) => title)),
  ];
  return new Set(texts.flatMap(({ en = '' }) => listParagraphs(en)));
}

/** Parts that are the same in every language: targets of links, code, HTML. */
const marks = (text: string) =>
  [...text.matchAll(/\]\([^)]*\)|`[^`]*`|<[^<>]+>/g)].map(String).sort().join(' ');

/** Numbers of more than one digit, with their separators; a single digit may be a word in another language. */
const numbersOf = (text: string): string[] =>
  text
    .split(/[^\d.,:]+/)
    .map((part) => part.replace(/^\D/, '').replace(/\D$/, ''))
    .filter((number) => number.length > 1);

/** The same digits with a language's grouping: 10,000 or 10 000. */
const anyGrouping = (number: string) =>
  new RegExp(String.raw`(?<!\d)${number.replaceAll(/\D/g, String.raw`[.,:\s]?`)}(?!\d)`, 'g');

/** True when a translation has each number of its source at least as often. */
const hasNumbersOf = (source: string, translation: string) =>
  numbersOf(source).every(
    (number) =>
      (translation.match(anyGrouping(number))?.length ?? 0) >=
      (source.match(anyGrouping(number))?.length ?? 0),
  );

/** Headings, lists and quotations, line by line. */
const outline = (text: string) =>
  text
    .split('\n')
    .map((line) => /^(?:#+ |- |\d+\. |> )/.exec(line)?.[0].replaceAll(/\d+/g, '1') ?? '')
    .join('|');

/** One or two words are mostly names: “Tideport 1.0”. */
const isSentence = (text: string) => text.split(' ').length > 2;

function listParagraphIssues(source: string, translation: string | undefined): string[] {
  if (translation === undefined) return ['has no translation'];
  return [
    ...(marks(source) === marks(translation) ? [] : ['has other links or code']),
    ...(hasNumbersOf(source, translation) ? [] : ['has other numbers']),
    ...(outline(source) === outline(translation) ? [] : ['has other headings, lists or lines']),
    ...(translation.includes('\n\n') ? ['has become two paragraphs'] : []),
    ...(translation === source && isSentence(source) ? ['is unchanged from English'] : []),
  ];
}

/** Errors of content/translations/<locale>.json, one line each. */
export function listContentIssues(
  paragraphs: ReadonlySet<string>,
  dictionary: Dictionary,
  locale: string,
): string[] {
  const issues = [...paragraphs].flatMap((source) =>
    listParagraphIssues(source, dictionary[source]).map((issue) => `“${source.slice(0, 80)}” ${issue}`),
  );
  const unused = Object.keys(dictionary)
    .filter((source) => !paragraphs.has(source))
    .map((source) => `“${source.slice(0, 80)}” is used nowhere`);
  return [...issues, ...unused].map((issue) => `${locale}: content: ${issue}`);
}

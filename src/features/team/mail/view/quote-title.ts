import type { Locale } from '#i18n/locales.ts';

/** Quotation marks of each language (CLDR, outer level). */
const marks: Record<Locale, readonly [string, string]> = {
  zh: ['“', '”'],
  'zh-tw': ['「', '」'],
  en: ['“', '”'],
  ko: ['‘', '’'],
  ru: ['«', '»'],
  es: ['“', '”'],
  hi: ['“', '”'],
  fil: ['“', '”'],
  pt: ['“', '”'],
  ja: ['「', '」'],
  vi: ['“', '”'],
  th: ['“', '”'],
};

/** Characters of a title in a mail: enough to recognize it, too few for a message. */
const titleCharacters = 40;

/** Controls, line breaks and invisible characters; quotation marks would end the quotation. */
const unwanted = /[\p{Cc}\p{Cf}\u2028\u2029"“”„«»「」]+/gu;
const link = /\b[a-z][a-z0-9+.-]{1,20}:\/\/\S*/giu;
/** A dot between letters: mail clients turn `name.example` into a link even without `https://`. */
const hostDot = /(?<=[\p{L}\p{N}])[.。．｡](?=\p{L})/gu;

/**
 * A title as a mail shows it: a stranger's words in quotation marks, without line breaks and links, at most
 * 40 characters. The address in a form may be someone else's, so our mails must not carry a message or a
 * link.
 */
export function quoteTitle(title: string, locale: Locale): string {
  const plain = title
    .slice(0, 1000)
    .toWellFormed()
    .replace(link, '…')
    .replace(unwanted, ' ')
    .replace(hostDot, '·')
    .replace(/ {2,}/g, ' ')
    .trim();
  const characters = [...plain];
  const short =
    characters.length > titleCharacters ? `${characters.slice(0, titleCharacters - 1).join('')}…` : plain;
  const [open, close] = marks[locale];
  return `${open}${short}${close}`;
}

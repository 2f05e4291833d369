import type { I18n, Messages } from '@lingui/core';
import { createI18n } from '#i18n/create-i18n.ts';
import { keepLoanwordsWhole } from '#i18n/keep-loanwords-whole.ts';
import type { Locale } from '#i18n/locales.ts';

/* The words of pages and mails on the server, in all languages; part of the bundles in dist/server. */

const catalogueFiles = import.meta.glob<Messages>('../../messages/*/*.po', { import: 'messages' });

const catalogues = new Map<Locale, Promise<Messages>>();

type ReadWords = (locale: Locale) => Messages;

let readWords: ReadWords | undefined;

/** From then on the messages of a language are what `read` returns, no modules of this bundle. */
export function readWordsBy(read: ReadWords): void {
  readWords = read;
}

async function loadCatalogue(locale: Locale): Promise<Messages> {
  if (readWords) return readWords(locale);
  const files = Object.entries(catalogueFiles).filter(([file]) =>
    file.startsWith(`../../messages/${locale}/`),
  );
  const parts = await Promise.all(files.map(([, load]) => load()));
  return Object.assign({}, ...parts) as Messages;
}

/** Every message in a language, compiled. */
export function listWords(locale: Locale): Promise<Messages> {
  let catalogue = catalogues.get(locale);
  if (!catalogue) catalogues.set(locale, (catalogue = loadCatalogue(locale)));
  return catalogue;
}

const pageMessages = new Map<Locale, Promise<Messages>>();

/** The same for pages, whose lines break: see `keepLoanwordsWhole`. */
export function pageMessagesOf(locale: Locale): Promise<Messages> {
  let messages = pageMessages.get(locale);
  if (!messages)
    pageMessages.set(
      locale,
      (messages = listWords(locale).then((catalogue) => keepLoanwordsWhole(locale, catalogue))),
    );
  return messages;
}

/** For mails, titles and what else has no lines of ours. */
export const i18nOf = async (locale: Locale): Promise<I18n> => createI18n(locale, await listWords(locale));

/** For the body of a page. */
export const pageI18nOf = async (locale: Locale): Promise<I18n> =>
  createI18n(locale, await pageMessagesOf(locale));

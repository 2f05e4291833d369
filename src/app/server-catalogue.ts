import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '#i18n/locales.ts';

/* The words of pages and mails on the server, in all languages; part of the bundles in dist/server. */

const catalogueFiles = import.meta.glob<Messages>('../../messages/*/*.po', { import: 'messages' });

const catalogues = new Map<Locale, Promise<Messages>>();

async function loadCatalogue(locale: Locale): Promise<Messages> {
  const files = Object.entries(catalogueFiles).filter(([file]) =>
    file.startsWith(`../../messages/${locale}/`),
  );
  const parts = await Promise.all(files.map(([, load]) => load()));
  return Object.assign({}, ...parts) as Messages;
}

/** Every message in a language, compiled. */
export function catalogueOf(locale: Locale): Promise<Messages> {
  let catalogue = catalogues.get(locale);
  if (!catalogue) catalogues.set(locale, (catalogue = loadCatalogue(locale)));
  return catalogue;
}

export async function i18nOf(locale: Locale): Promise<I18n> {
  return setupI18n({ locale, messages: { [locale]: await catalogueOf(locale) } });
}

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parsePoFile } from '@lingui/format-po';

/** One message of messages/<locale>/<catalogue>.po. */
export interface CatalogueEntry {
  /** File name without its extension: the feature. */
  catalogue: string;
  /** Distinguishes two messages with the same text; empty for most. */
  context: string;
  /** The English text. */
  source: string;
  /** Empty where it is missing. */
  translation: string;
  /** Translators' comments. */
  remarks: readonly string[];
  /** Comments of the source, for translators. */
  hints: readonly string[];
}

/** All messages of a language. */
export function readCatalogue(folder: string, locale: string): CatalogueEntry[] {
  return globSync(join(folder, locale, '*.po'))
    .sort()
    .flatMap((file) =>
      parsePoFile(readFileSync(file, 'utf8')).items.map((item) => ({
        catalogue: basename(file, '.po'),
        context: item.msgctxt ?? '',
        source: item.msgid,
        translation: item.msgstr[0] ?? '',
        remarks: item.comments,
        hints: item.extractedComments,
      })),
    );
}

/** The same in all languages for the same message. */
export const keyOf = ({ context, source }: Pick<CatalogueEntry, 'context' | 'source'>): string =>
  context === '' ? source : `${context}: ${source}`;

import { existsSync, readFileSync } from 'node:fs';
import { brandFile } from '#features/core/brand/server/brand-folder.ts';
import type { LegalTextName } from '#features/core/brand/model/legal-texts.ts';
import type { Locale } from '#i18n/locales.ts';

/** The folder of these texts in the brand's. */
export const legalFolder = 'legal';

/** `legal/privacy.zh-tw.md` of the brand's folder. */
export const legalFileOf = (name: LegalTextName, locale: Locale) => `${legalFolder}/${name}.${locale}.md`;

/** The title is the first line, as in `# Privacy`; the text is what follows. Undefined where there is no title. */
export function splitTitle(markdown: string): { title: string; source: string } | undefined {
  const text = markdown.replace(/^\uFEFF/, '').trim();
  const end = text.indexOf('\n');
  const line = end < 0 ? text : text.slice(0, end);
  if (!line.startsWith('# ') || line.slice(2).trim() === '') return undefined;
  return { title: line.slice(2).trim(), source: end < 0 ? '' : text.slice(end).trim() };
}

/** Title and text of a file of the brand; undefined where there is none. */
export function readLegalFile(
  name: LegalTextName,
  locale: Locale,
): { title: string; source: string } | undefined {
  const file = brandFile(legalFileOf(name, locale));
  return existsSync(file) ? splitTitle(readFileSync(file, 'utf8')) : undefined;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { legalTextNames, type LegalTextName } from '#features/core/brand/model/legal-texts.ts';
import { brandFile } from '#features/core/brand/server/brand-folder.ts';
import { listBrokenLinks } from '#features/site/legal/server/list-broken-links.ts';
import { legalFileOf, legalFolder, splitTitle } from '#features/site/legal/server/read-legal-file.ts';
import { fallbackLocale, knownLocales } from '#i18n/locales.ts';
import { matchPage } from '../match-page.ts';
import { staticPageTarget } from '../static-pages.ts';
import { listDemonstrationTexts } from './list-leftovers.ts';

/** What is wrong with one text; sentences. */
export function listTextProblems(markdown: string, brand: Brand): string[] {
  const parts = splitTitle(markdown);
  if (markdown.trim() === '') return ['it is empty; write the text, or leave the file out.'];
  if (!parts) return ['its first line has to be its title, such as "# Privacy".'];
  if (parts.source === '') return ['it has a title and no text; write the text, or leave the file out.'];
  const leadsToPage = (path: string) =>
    path === '/' ||
    matchPage(path) !== undefined ||
    staticPageTarget(path, fallbackLocale, brand) !== undefined;
  return listBrokenLinks(markdown, leadsToPage).map((problem) => `${problem}.`);
}

/** Names and hosts of the demonstration in a text, by line. */
const listDemonstrationLines = (markdown: string) =>
  listDemonstrationTexts(
    Object.fromEntries(markdown.split('\n').map((line, index) => [`line ${index + 1}`, line])),
  );

const isNamed = ({ legalTexts }: Brand, name: LegalTextName) => legalTexts?.[name] !== undefined;

/** Files that no page would show. */
function listStrayFiles(brand: Brand): string[] {
  const folder = brandFile(legalFolder);
  const names = legalTextNames.filter((name) => isNamed(brand, name));
  const shown = new Set(names.flatMap((name) => knownLocales.map((locale) => legalFileOf(name, locale))));
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.md') && !shown.has(`${legalFolder}/${file}`))
    .map(
      (file) =>
        `${legalFolder}/${file} is shown nowhere: texts are called privacy or terms with a language, as in privacy.en.md, and legalTexts in brand.json names the day of their last change.`,
    );
}

function listFileProblems(brand: Brand, name: LegalTextName, production: boolean): string[] {
  return knownLocales.flatMap((locale) => {
    const file = legalFileOf(name, locale);
    if (!existsSync(brandFile(file)))
      return locale === fallbackLocale
        ? [
            `${file} is missing: brand.json has legalTexts.${name}, and English is shown where a language has no text.`,
          ]
        : [];
    const markdown = readFileSync(brandFile(file), 'utf8');
    const problems = [
      ...listTextProblems(markdown, brand),
      ...(production ? listDemonstrationLines(markdown) : []),
    ];
    return problems.map((problem) => `${file}: ${problem}`);
  });
}

/** What has to change in the brand's folder `legal`, a sentence each. @param production true refuses texts of the demonstration */
export function listLegalProblems(brand: Brand, production: boolean): string[] {
  const named = legalTextNames.filter((name) => isNamed(brand, name));
  return [...named.flatMap((name) => listFileProblems(brand, name, production)), ...listStrayFiles(brand)];
}

import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readDictionaries } from '../content/translations.ts';
import { localeCodes } from '../src/i18n/locales.ts';
import { listContentIssues, listContentParagraphs } from './messages/list-content-issues.ts';
import { listCarriedOver } from './messages/list-carried-over.ts';
import { listForbidden } from './messages/list-forbidden.ts';
import { listIssues } from './messages/list-issues.ts';
import { listOverLong } from './messages/list-over-long.ts';
import { listShownTexts, readTextsByLanguage } from './messages/list-shown-texts.ts';
import { listTightMessages } from './messages/list-tight-messages.ts';
import { keyOf, readCatalogue } from './messages/read-catalogue.ts';
import { checkOutWords, findBranchPoint, readTranslations } from './messages/read-earlier-texts.ts';
import { readForbidden } from './messages/read-forbidden.ts';

/* `npm run messages` extracts the messages from the sources into messages/<locale>/*.po, drops unused ones,
   and reports errors of the translations: missing, unchanged from English, with other placeholders, tags or
   plural forms, too long for their place; likewise for content/translations. In every text that visitors read it
   reports the words that the glossary of the language forbids (docs/glossary.md). `npm run messages -- --check`
   changes nothing and fails on any error, and when messages/ and the sources differ.

   Without --check it also lists the translations that were kept while their English was rewritten on this branch, for
   a second reader: they are no errors, because a better English may say the same. `--since=<commit>` compares with
   another commit. */

const root = process.cwd();
const committed = 'messages';
const scratch = '.cache/messages';

function extract(folder: string): void {
  const { status, stderr } = spawnSync(
    join(root, 'node_modules/.bin/lingui'),
    ['extract', '--clean', '--overwrite'],
    { env: { ...process.env, MESSAGES_DIR: folder }, encoding: 'utf8' },
  );
  if (status === 0) return;
  console.error(stderr);
  process.exit(status ?? 1);
}

/** Catalogue and key of every message. */
const namesIn = (folder: string) =>
  new Set(readCatalogue(folder, 'en').map((entry) => `${entry.catalogue}: “${keyOf(entry)}”`));

/** Where messages/ differs from the sources. */
function listStale(): string[] {
  rmSync(scratch, { recursive: true, force: true });
  cpSync(committed, scratch, { recursive: true });
  extract(scratch);
  const [known, used] = [namesIn(committed), namesIn(scratch)];
  rmSync(scratch, { recursive: true, force: true });
  return [
    ...[...used].filter((name) => !known.has(name)).map((name) => `${name} is missing; run npm run messages`),
    ...[...known].filter((name) => !used.has(name)).map((name) => `${name} is unused; run npm run messages`),
  ];
}

/** Words that the glossaries forbid, in every text that visitors read. */
async function listAllForbidden(): Promise<string[]> {
  const byLanguage = await readTextsByLanguage();
  const lists = await Promise.all(
    localeCodes.map(async (locale) =>
      listForbidden(listShownTexts(byLanguage, committed, locale), await readForbidden(locale), locale),
    ),
  );
  return lists.flat();
}

async function listAllIssues(): Promise<string[]> {
  const tight = listTightMessages();
  const paragraphs = await listContentParagraphs();
  const dictionaries = await readDictionaries();
  const source = namesIn(committed);
  return localeCodes.flatMap((locale) => {
    const entries = readCatalogue(committed, locale);
    const names = new Set(entries.map((entry) => `${entry.catalogue}: “${keyOf(entry)}”`));
    const dictionary = dictionaries.get(locale);
    return [
      ...[...source].filter((name) => !names.has(name)).map((name) => `${locale}: ${name} is missing`),
      ...(locale === 'en' ? [] : listIssues(entries, locale)),
      ...listOverLong(entries, tight, locale),
      ...(dictionary ? listContentIssues(paragraphs, dictionary, locale) : []),
    ];
  });
}

/** Translations that are older than their English. */
function listOld(): string[] {
  const since = process.argv.find((argument) => argument.startsWith('--since='))?.slice('--since='.length);
  const commit = since ?? (isCheck ? undefined : findBranchPoint());
  if (commit === undefined) return [];
  const folder = '.cache/earlier-words';
  checkOutWords(commit, folder);
  const old = localeCodes
    .filter((locale) => locale !== 'en')
    .flatMap((locale) =>
      listCarriedOver(readTranslations(folder, locale), readTranslations('.', locale), locale),
    );
  rmSync(folder, { recursive: true });
  return old;
}

const isCheck = process.argv.includes('--check');
const stale = isCheck ? listStale() : [];
if (!isCheck) extract(committed);
const issues = [...stale, ...(await listAllIssues()), ...(await listAllForbidden())];
for (const issue of issues) console.error(issue);
const old = listOld();
for (const line of old) console.log(line);
if (old.length > 0) console.log(`${old.length} translations are older than their English`);
console.log(
  `${readCatalogue(committed, 'en').length} messages in ${localeCodes.length} languages, ${issues.length} errors`,
);
process.exit(issues.length === 0 ? 0 : 1);

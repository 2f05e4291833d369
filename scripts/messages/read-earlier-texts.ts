import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listTexts, type ShownText } from './list-shown-texts.ts';
import { keyOf, readCatalogue } from './read-catalogue.ts';

/** Git with an index of its own: that of the working tree stays as it is. */
function git(args: readonly string[], index: string, input = ''): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    env: { ...process.env, GIT_INDEX_FILE: index },
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/**
 * Messages and contents as a commit has them, in a folder.
 * @param folder from the repository's root; what it has is removed
 * @throws Error when git does not know the commit
 */
export function checkOutWords(commit: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const index = join(process.cwd(), `${folder}.index`);
  mkdirSync(dirname(index), { recursive: true });
  rmSync(index, { force: true });
  git(['read-tree', commit], index);
  const files = git(['ls-files', '-z', 'messages', 'content'], index);
  git(['checkout-index', '-z', '--stdin', `--prefix=${folder}/`], index, files);
  rmSync(index, { force: true });
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The commit where this branch left `main`; undefined without git or without a `main`. */
export function findBranchPoint(): string | undefined {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', 'main'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The translations of a folder of checkOutWords, or of the repository: messages, and contents with their English. */
export function readTranslations(folder: string, locale: string): ShownText[] {
  const messages = readCatalogue(join(folder, 'messages'), locale).map((entry) => ({
    place: `${entry.catalogue}: “${keyOf(entry)}”`,
    source: keyOf(entry),
    text: entry.translation,
  }));
  // Chinese is part of each record, under either code.
  const codes = locale === 'zh' ? ['zh', 'zh-Hans'] : [];
  const records = globSync(join(folder, 'content', '*.json')).flatMap((file) =>
    codes
      .flatMap((code) => listTexts(readJson(file), code))
      .map((part) => ({ ...part, place: `${basename(file)}: “${part.source.slice(0, 80)}”` })),
  );
  const dictionaries = globSync(join(folder, 'content/translations', `${locale}.json`)).flatMap((file) =>
    Object.entries(readJson(file) as Record<string, string>).map(([source, text]) => ({
      place: `content: “${source.slice(0, 80)}”`,
      source,
      text,
    })),
  );
  return [...messages, ...records, ...dictionaries];
}

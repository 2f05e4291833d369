import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/*
 * `npm run messages` takes the words out of the sources into messages/<locale>/*.po; unused ones go.
 * `npm run messages -- --check` changes nothing and fails when the sources and messages/ do not say the same.
 */

const root = process.cwd();
const committed = 'messages';
const scratch = '.cache/messages';

function extract(folder: string, stdio: 'inherit' | 'ignore'): void {
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/lingui'),
    ['extract', '--clean', '--overwrite'],
    {
      stdio,
      env: { ...process.env, MESSAGES_DIR: folder },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

/** Every message of a catalogue with its context, as the file writes them. */
function entriesOf(file: string): Set<string> {
  const blocks = readFileSync(file, 'utf8').split(/\n\n+/).slice(1);
  return new Set(
    blocks.map(
      (block) =>
        block
          .split('\n')
          .filter((line) => !line.startsWith('#'))
          .join('\n')
          .split('\nmsgstr')[0]
          ?.trim() ?? '',
    ),
  );
}

function differences(): string[] {
  const files = new Set(
    [committed, scratch].flatMap((folder) =>
      globSync(`${folder}/en/*.po`).map((file) => relative(folder, file)),
    ),
  );
  return [...files].flatMap((file) => {
    const read = (folder: string) =>
      globSync(join(folder, file)).length > 0 ? entriesOf(join(folder, file)) : new Set<string>();
    const [known, used] = [read(committed), read(scratch)];
    return [
      ...[...used]
        .filter((entry) => !known.has(entry))
        .map((entry) => `missing in ${committed}/${file}: ${entry}`),
      ...[...known]
        .filter((entry) => !used.has(entry))
        .map((entry) => `unused in ${committed}/${file}: ${entry}`),
    ];
  });
}

if (process.argv.includes('--check')) {
  rmSync(scratch, { recursive: true, force: true });
  cpSync(committed, scratch, { recursive: true });
  extract(scratch, 'ignore');
  const found = differences();
  rmSync(scratch, { recursive: true, force: true });
  for (const line of found) console.error(line);
  if (found.length > 0) console.error('Run `npm run messages`.');
  process.exit(found.length === 0 ? 0 : 1);
}
extract(committed, 'inherit');

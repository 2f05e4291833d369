import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findObstacle } from './release/find-obstacle.ts';
import { git } from './release/git.ts';
import { makeArchive } from './release/make-archive.ts';
import { setVersion } from './release/set-version.ts';
import { signFile, writeSums } from './release/sign-sums.ts';
import { writeNotes } from './release/write-notes.ts';
import { stopWith } from './report.ts';
import { sbomOfProject } from './supply-chain/sbom-of-project.ts';

const usage = `A release of this commit, after a whole run of npm test without a failure.

  npm run release -- 1.2.3              into the folder release/1.2.3
  npm run release -- 1.2.3 --to DIR     into another folder
  npm run release -- 1.2.3 --built DIR  with this build instead of making one

Commits the version, builds from that commit in a folder of its own, and writes an archive of sources and build, the notes, the bill of
materials and SHA256SUMS. With RELEASE_KEY (file of an SSH key) the sums are signed. Then it tags the commit. It pushes nothing.`;

const root = process.cwd();

/** Builds the sources of a folder, with the packages that are installed here. The brand is the one that the sources have. */
function buildIn(folder: string): void {
  const environment = { ...process.env };
  delete environment['BRAND_DIR'];
  const packages = join(folder, 'node_modules');
  symlinkSync(join(root, 'node_modules'), packages, 'junction');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...environment, NODE_ENV: 'production' },
  });
  rmSync(packages);
  if (status !== 0) throw new Error('The build failed.');
}

interface Release {
  version: string;
  /** Where its files go. */
  folder: string;
  notes: string;
  built: string | undefined;
}

/** Writes the files of a release of the current commit. @returns their names, without those of the sums */
function writeRelease({ version, folder, notes, built }: Release): string[] {
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
  const prefix = `${name}-${version}`;
  const stage = mkdtempSync(join(tmpdir(), `${prefix}-`));
  try {
    git(root, ['checkout-index', '--all', `--prefix=${stage}/`]);
    if (built === undefined) buildIn(stage);
    else cpSync(built, join(stage, 'dist'), { recursive: true });
    const timeSeconds = Number(git(root, ['log', '-1', '--format=%ct']));
    const files = {
      [`${prefix}.tar.gz`]: makeArchive({ folder: stage, prefix, timeSeconds }),
      [`${prefix}.cdx.json`]: `${JSON.stringify(sbomOfProject(root, join(stage, 'dist')), null, 2)}\n`,
      [`${prefix}.md`]: notes,
    };
    mkdirSync(folder, { recursive: true });
    for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
    return Object.keys(files);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

function commitVersion(version: string): void {
  setVersion(root, version);
  const files = ['package.json', 'package-lock.json'];
  if (git(root, ['status', '--porcelain']) !== '')
    git(root, ['commit', '--quiet', '--message', `Version ${version}`, '--', ...files]);
}

/** @throws with a sentence; what is left behind by then is in it */
function release(version: string, options: { to: string | undefined; built: string | undefined }): void {
  const key = process.env['RELEASE_KEY'] || undefined;
  const obstacle =
    key !== undefined && !existsSync(key) ? `RELEASE_KEY: there is no ${key}.` : findObstacle(root, version);
  if (obstacle) throw new Error(obstacle);
  const folder = resolve(options.to ?? join('release', version));
  const notes = writeNotes(root, version);
  commitVersion(version);
  try {
    const names = writeRelease({ version, folder, notes, built: options.built });
    const sums = writeSums(folder, names);
    if (key !== undefined) signFile(sums, key);
    const text = join(folder, names.at(-1) ?? '');
    git(root, ['tag', '--annotate', '--cleanup=verbatim', '--file', text, `v${version}`]);
    const signed = key === undefined ? ', not signed' : ' and its signature';
    console.log(`${folder}: ${names.join(', ')}, SHA256SUMS${signed}.`);
    console.log(`The commit is tagged v${version}. Nothing was pushed.`);
  } catch (error) {
    throw new Error(`${(error as Error).message} The version is committed, without a tag.`, { cause: error });
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, built: { type: 'string' }, help: { type: 'boolean' } },
});
const [version, ...others] = positionals;
if (version === undefined || others.length > 0 || values.help) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 2;
} else {
  try {
    release(version, { to: values.to, built: values.built });
  } catch (error) {
    stopWith(error);
  }
}

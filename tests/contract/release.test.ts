import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeArchive } from '../../scripts/release/make-archive.ts';
import { everything } from '../../scripts/test/part-names.ts';

const script = join(import.meta.dirname, '../../scripts/release.ts');

let place = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'portal-release-'));
  makeRepository();
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const root = () => join(place, 'portal');
const inRoot = (file: string) => join(root(), file);
function write(file: string, text: string): void {
  mkdirSync(dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), text);
}
const author = { GIT_AUTHOR_NAME: 'Ana', GIT_AUTHOR_EMAIL: 'ana@example.org' };
const environment = {
  ...process.env,
  ...author,
  ...{ GIT_COMMITTER_NAME: 'Ana', GIT_COMMITTER_EMAIL: 'ana@example.org' },
  ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
};
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root(), encoding: 'utf8', env: environment }).trim();

function commit(subject: string): void {
  git('add', '.');
  git('commit', '-qm', subject);
}

interface Run {
  commit: string;
  clean: boolean;
  failed: number;
  parts: { name: string }[];
}

/** What `npm test` leaves behind. */
function passTests(change: Partial<Run> = {}): void {
  const run: Run = {
    ...{ commit: git('rev-parse', 'HEAD'), clean: true, failed: 0 },
    parts: everything.map((name) => ({ name })),
    ...change,
  };
  write('test-results/last-run.json', JSON.stringify(run));
}

/** A repository with a version before, two commits since, and a build in a folder that git ignores. */
function makeRepository(): void {
  const manifest = { name: 'portal', version: '1.0.0', description: 'A portal', license: 'MIT' };
  write('package.json', `${JSON.stringify({ ...manifest, dependencies: { left: '1.0.0' } }, null, 2)}\n`);
  const left = {
    version: '1.0.0',
    license: 'MIT',
    integrity: `sha512-${Buffer.alloc(64).toString('base64')}`,
  };
  const packages = { '': { ...manifest, dependencies: { left: '1.0.0' } }, 'node_modules/left': left };
  write(
    'package-lock.json',
    `${JSON.stringify({ name: 'portal', version: '1.0.0', lockfileVersion: 3, packages }, null, 2)}\n`,
  );
  write('.gitignore', 'node_modules/\ndist/\n/release/\ntest-results/\n');
  write('src/start.ts', 'start();\n');
  write('run', '#!/bin/sh\n');
  chmodSync(inRoot('run'), 0o755);
  write('node_modules/left/index.js', 'left');
  write('dist/client/page.js', 'page');
  git('init', '-q', '-b', 'main');
  commit('The first page');
  git('tag', 'v1.0.0');
  write('src/start.ts', 'start(1);\n');
  commit('The start takes a number');
  write('src/stop.ts', 'stop();\n');
  commit('What starts can stop');
  passTests();
}

function release(args: readonly string[], settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: root(),
    encoding: 'utf8',
    env: { ...environment, ...settings },
  });
  return { status, stdout, stderr };
}
const built = ['--built', 'dist'];

test('a release has an archive of sources and build, notes, a bill of materials and their sums, and is tagged', () => {
  const { status, stdout, stderr } = release(['1.1.0', ...built]);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('The commit is tagged v1.1.0. Nothing was pushed.');
  const folder = inRoot('release/1.1.0');
  const files = ['SHA256SUMS', 'portal-1.1.0.cdx.json', 'portal-1.1.0.md', 'portal-1.1.0.tar.gz'];
  expect(readdirSync(folder).toSorted()).toEqual(files);
  const notes = '# 1.1.0\n\nChanges since 1.0.0:\n\n- What starts can stop\n- The start takes a number\n';
  expect(readFileSync(join(folder, 'portal-1.1.0.md'), 'utf8')).toBe(notes);
  const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
  expect(sums).toHaveLength(3);
  for (const [hash = '', name = ''] of sums.map((line) => line.split('  ')))
    expect(
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ).toBe(hash);
  const bill = JSON.parse(readFileSync(join(folder, 'portal-1.1.0.cdx.json'), 'utf8')) as {
    metadata: { component: { version: string } };
    components: { purl: string }[];
  };
  expect(bill.metadata.component.version).toBe('1.1.0');
  expect(bill.components.map(({ purl }) => purl)).toEqual(['pkg:npm/left@1.0.0']);
  expect(git('tag', '--list', '--format=%(refname:short) %(contents)', 'v1.1.0')).toBe(
    `v1.1.0 ${notes.trim()}`,
  );
  expect(git('rev-parse', 'v1.1.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
  expect(git('log', '-1', '--format=%s %(trailers)')).toBe('Version 1.1.0');
  expect(git('diff', '--name-only', 'HEAD~1')).toBe('package-lock.json\npackage.json');
  expect(git('status', '--porcelain')).toBe('');
  for (const name of ['package.json', 'package-lock.json'])
    expect(JSON.parse(readFileSync(inRoot(name), 'utf8'))).toMatchObject({ version: '1.1.0' });
});

test('tar unpacks the archive: the files of the commit and the build, and nothing that git ignores', () => {
  release(['1.1.0', ...built]);
  const unpacked = join(place, 'unpacked');
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', inRoot('release/1.1.0/portal-1.1.0.tar.gz'), '-C', unpacked]);
  expect(readdirSync(unpacked)).toEqual(['portal-1.1.0']);
  const files = readdirSync(join(unpacked, 'portal-1.1.0'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(unpacked.length + 'portal-1.1.0'.length + 2));
  const sources = ['.gitignore', 'package-lock.json', 'package.json', 'run', 'src/start.ts', 'src/stop.ts'];
  expect(files.toSorted()).toEqual([...sources, 'dist/client/page.js'].toSorted());
  const run = statSync(join(unpacked, 'portal-1.1.0/run'));
  expect(run.mode & 0o777).toBe(0o755);
  expect(Math.floor(run.mtimeMs / 1000)).toBe(Number(git('log', '-1', '--format=%ct')));
  expect(readFileSync(join(unpacked, 'portal-1.1.0/src/stop.ts'), 'utf8')).toBe('stop();\n');
});

test('the same files make the same archive, whenever and wherever they were written', () => {
  const pack = (name: string, order: readonly string[]) => {
    const folder = join(place, name);
    for (const file of order) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), file);
    }
    return makeArchive({ folder, prefix: 'p', timeSeconds: 1_700_000_000 });
  };
  const long = `${'folder/'.repeat(15)}${'f'.repeat(90)}`;
  const one = pack('one', ['b', 'a/a', 'a.a', long]);
  expect(pack('another', [long, 'a.a', 'a/a', 'b']).equals(one)).toBe(true);
  expect(pack('third', ['a.a', 'a/a', 'c', long]).equals(one)).toBe(false);
  writeFileSync(join(place, 'one.tar.gz'), one);
  const listed = execFileSync('tar', ['-tzf', join(place, 'one.tar.gz')], { encoding: 'utf8' });
  expect(listed).toBe(['a.a', 'a/a', 'b', long].map((file) => `p/${file}\n`).join(''));
  expect(() => pack('long', [`${'f'.repeat(101)}`])).toThrow('The path is too long');
});

test('with RELEASE_KEY the sums are signed, and a changed sum or another key is noticed', () => {
  const key = join(place, 'key');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'release', '-f', key]);
  expect(release(['1.1.0', ...built], { RELEASE_KEY: key }).status).toBe(0);
  const sums = readFileSync(inRoot('release/1.1.0/SHA256SUMS'), 'utf8');
  const [type, data] = readFileSync(`${key}.pub`, 'utf8').split(' ');
  const signers = join(place, 'signers');
  writeFileSync(signers, `portal ${type} ${data}\n`);
  const signature = inRoot('release/1.1.0/SHA256SUMS.sig');
  const verify = (text: string) =>
    spawnSync(
      'ssh-keygen',
      ['-Y', 'verify', '-f', signers, '-I', 'portal', '-n', 'portal-release', '-s', signature],
      { input: text },
    ).status;
  expect(verify(sums)).toBe(0);
  expect(verify(sums.replace(/^./, (digit) => (digit === '0' ? '1' : '0')))).not.toBe(0);
  const missing = release(['1.2.0', ...built], { RELEASE_KEY: join(place, 'none') });
  expect(missing).toMatchObject({ status: 1, stderr: expect.stringContaining('RELEASE_KEY: there is no') });
});

const nothing = () => undefined;
const refused: Record<string, { version?: string; prepare: () => void; sentence: string }> = {
  'a version that is none': { version: '1.1', prepare: nothing, sentence: '“1.1” is not a version' },
  'a version that exists': { version: '1.0.0', prepare: nothing, sentence: 'There is a tag v1.0.0 already.' },
  'a change': { prepare: () => write('src/new.ts', ''), sentence: 'changes that are not committed' },
  'a commit without tests': {
    prepare: () => rmSync(inRoot('test-results/last-run.json')),
    sentence: 'npm test has not run here.',
  },
  'a tested other commit': {
    prepare: () => passTests({ commit: 'f'.repeat(40) }),
    sentence: 'npm test ran for other files',
  },
  'a tested change': { prepare: () => passTests({ clean: false }), sentence: 'npm test ran for other files' },
  'a failed test': { prepare: () => passTests({ failed: 2 }), sentence: 'npm test ended with 2 failed' },
  'a part of the tests': {
    prepare: () => passTests({ parts: [{ name: 'unit' }] }),
    sentence: 'npm test left out types, ',
  },
};

test.each(Object.entries(refused))('%s is refused, and nothing is changed', (_what, each) => {
  const { version = '1.1.0', prepare, sentence } = each;
  prepare();
  const before = [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')];
  const { status, stderr } = release([version, ...built]);
  expect(stderr).toContain(sentence);
  expect(status).toBe(1);
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual(before);
  expect(readdirSync(root())).not.toContain('release');
});

test('a build that fails leaves the committed version without a tag, and says so', () => {
  const { status, stderr } = release(['1.1.0', '--built', 'nowhere']);
  expect(stderr).toContain('The version is committed, without a tag.');
  expect(status).toBe(1);
  expect(git('log', '-1', '--format=%s')).toBe('Version 1.1.0');
  expect(git('tag')).toBe('v1.0.0');
});

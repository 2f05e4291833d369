import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listChanged } from '../../scripts/list-changed.ts';

/* What `npm test -- quick` lints. */

let root = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.org', ...args], { cwd: root });
const write = (name: string) => writeFileSync(join(root, name), `${name} ${crypto.randomUUID()}`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-changed-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('lists committed, uncommitted and new files, and nothing else', () => {
  git('init', '-q', '-b', 'main');
  for (const name of ['same.ts', 'committed.ts', 'edited.ts', 'deleted.ts']) write(name);
  git('add', '.');
  git('commit', '-qm', 'main');
  git('switch', '-qc', 'branch');
  write('committed.ts');
  git('commit', '-qam', 'branch');
  write('edited.ts');
  write('new.ts');
  rmSync(join(root, 'deleted.ts'));
  expect(listChanged(root)?.toSorted()).toEqual(['committed.ts', 'edited.ts', 'new.ts']);
});

it('reports when there is nothing to compare with', () => {
  expect(listChanged(root)).toBeUndefined();
});

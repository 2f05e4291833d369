import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { getDeskSecret } from '#features/team/accounts/server/desk-secret.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { openSqlite } from '#platform/database/engines/sqlite.ts';
import { keepPrivate } from '#platform/env/private-folder.ts';

function folderForTest(): string {
  const parent = mkdtempSync(join(tmpdir(), 'portal-private-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return join(parent, 'data');
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const databaseFiles = ['portal.sqlite', 'portal.sqlite-wal', 'portal.sqlite-shm'];

test('a first start creates folder, database and secret for their owner only', async () => {
  const dataDir = folderForTest();
  const { close } = await connectDatabase({ url: undefined, dataDir });
  onTestFinished(close);
  getDeskSecret({ configured: undefined, dataDir });
  expect(modeOf(dataDir)).toBe('700');
  for (const name of [...databaseFiles, 'desk-secret']) expect(modeOf(join(dataDir, name)), name).toBe('600');
  expect(keepPrivate(dataDir)).toEqual([]);
});

test('a start on an older folder removes the access of others, names what was open, and changes nothing else', async () => {
  const dataDir = folderForTest();
  const { close } = await connectDatabase({ url: undefined, dataDir });
  onTestFinished(close);
  getDeskSecret({ configured: undefined, dataDir });
  mkdirSync(join(dataDir, 'chain'), { mode: 0o755 });
  writeFileSync(join(dataDir, 'chain/state.json'), '{}', { mode: 0o644 });
  writeFileSync(join(dataDir, 'notes.txt'), '', { mode: 0o644 });
  chmodSync(dataDir, 0o755);
  const own = [...databaseFiles, 'desk-secret'].map((name) => join(dataDir, name));
  for (const path of own) chmodSync(path, 0o644);
  const opened = [dataDir, ...own, join(dataDir, 'chain'), join(dataDir, 'chain/state.json')];
  expect(keepPrivate(dataDir).toSorted()).toEqual(opened.toSorted());
  for (const path of own) expect(modeOf(path), path).toBe('600');
  expect(modeOf(dataDir)).toBe('700');
  expect(modeOf(join(dataDir, 'chain'))).toBe('700');
  expect(modeOf(join(dataDir, 'chain/state.json'))).toBe('600');
  expect(modeOf(join(dataDir, 'notes.txt'))).toBe('644');
  expect(keepPrivate(dataDir)).toEqual([]);
});

test('a database in memory creates no file', async () => {
  const { raw, close } = openSqlite(':memory:');
  onTestFinished(close);
  raw.exec('create table notes (text text)');
  expect(existsSync(':memory:')).toBe(false);
});

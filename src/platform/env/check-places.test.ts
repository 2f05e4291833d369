import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkPlaces } from './check-places.ts';
import { parseSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'places-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'a-file');
writeFileSync(file, '');
const missing = join(folder, 'missing');

test.each([
  [{ DATA_DIR: file }, `The setting DATA_DIR must be a folder, and ${file} is a file.`],
  [
    { DATA_DIR: missing, BACKUP_HOURS: '6', BACKUP_FOLDER: file },
    `The setting BACKUP_FOLDER must be a folder, and ${file} is a file.`,
  ],
  [
    { DATA_DIR: missing, WATCH_BLOCKLIST: missing },
    `The setting WATCH_BLOCKLIST names ${missing}, and there is no such file.`,
  ],
])('a place that cannot be used is named at the start: %o', (env, sentence) => {
  expect(() => checkPlaces(parseSettings(env))).toThrow(sentence);
});

test('folders that are missing are made later, and a list may come from the web', () => {
  const env = {
    DATA_DIR: missing,
    BACKUP_HOURS: '6',
    WATCH_BLOCKLIST: 'https://lists.example.org/config.json',
  };
  expect(() => checkPlaces(parseSettings(env))).not.toThrow();
});

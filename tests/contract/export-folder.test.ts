import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceFolder } from '../../scripts/export/replace-folder.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const writeCopy = (text: string) => async (target: string) => {
  writeFileSync(join(target, 'index.html'), text);
  return { pages: 1 };
};
const read = (folder: string) => readFileSync(join(folder, 'index.html'), 'utf8');

test('a copy takes the place of the one before it, whole', async () => {
  const parent = useTemporaryFolder();
  const folder = join(parent, 'copies/site');
  await replaceFolder(folder, writeCopy('first'));
  writeFileSync(join(folder, 'gone.html'), 'a page that there is no longer');
  await replaceFolder(folder, writeCopy('second'));
  expect(read(folder)).toBe('second');
  expect(readdirSync(folder).sort()).toEqual(['index.html', 'static-copy.json']);
  expect(readdirSync(join(parent, 'copies'))).toEqual(['site']);
});

test('a copy that fails leaves the one before it as it was', async () => {
  const parent = useTemporaryFolder();
  const folder = join(parent, 'site');
  await replaceFolder(folder, writeCopy('first'));
  const failing = replaceFolder(folder, async (target) => {
    writeFileSync(join(target, 'index.html'), 'half');
    throw new Error('A page was not answered.');
  });
  await expect(failing).rejects.toThrow('A page was not answered.');
  expect(read(folder)).toBe('first');
  expect(readdirSync(parent)).toEqual(['site']);
});

test('what was cut between its two last steps is brought back', async () => {
  const folder = join(useTemporaryFolder(), 'site');
  await replaceFolder(folder, writeCopy('first'));
  renameSync(folder, `${folder}.before`);
  const failing = replaceFolder(folder, async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(read(folder)).toBe('first');
});

test('a folder with anything else in it is refused and kept', async () => {
  const folder = join(useTemporaryFolder(), 'documents');
  mkdirSync(folder);
  writeFileSync(join(folder, 'letter.txt'), 'mine');
  await expect(replaceFolder(folder, writeCopy('first'))).rejects.toThrow(
    `${folder} is not empty, and no earlier static copy. Name another folder.`,
  );
  expect(readdirSync(folder)).toEqual(['letter.txt']);
  expect(existsSync(`${folder}.unfinished`)).toBe(false);
});

import { readFileSync } from 'node:fs';

/**
 * The keys of a file that `age-keygen` wrote.
 * @param file none without one
 * @throws Error when it is no such file
 */
export function readIdentities(file: string | undefined): string[] {
  if (file === undefined) return [];
  const keys = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (keys.length === 0 || !keys.every((key) => /^AGE-SECRET-KEY-[0-9A-Z-]+$/.test(key)))
    throw new Error(`${file} is no file with age keys, which begin with AGE-SECRET-KEY-.`);
  return keys;
}

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the signature is for: one that the key made for anything else does not fit. */
const namespace = 'portal-release';

/** Writes the SHA-256 of files of a folder into its `SHA256SUMS`, as `sha256sum --check` reads it. @returns its path */
export function writeSums(folder: string, names: readonly string[]): string {
  const lines = names.map((name) => {
    const hash = createHash('sha256').update(readFileSync(join(folder, name)));
    return `${hash.digest('hex')}  ${name}\n`;
  });
  const file = join(folder, 'SHA256SUMS');
  writeFileSync(file, lines.join(''));
  return file;
}

/**
 * Signs a file with an SSH key by OpenSSH, which asks for the key's passphrase where it has one. The signature is the file's name with `.sig`.
 * @throws when the key does not sign
 */
export function signFile(file: string, key: string): void {
  const { status, error } = spawnSync('ssh-keygen', ['-q', '-Y', 'sign', '-n', namespace, '-f', key, file], {
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  if (status !== 0)
    throw new Error(`${file} could not be signed with ${key}.${error ? ` ${error.message}` : ''}`);
}

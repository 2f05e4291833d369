import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getAddress, keccak256, toHex } from 'viem';

const root = join(import.meta.dirname, '../..');

/** An address that nobody has used, from a word. */
const addressOf = (word: string) => getAddress(`0x${keccak256(toHex(word)).slice(26)}`);

/** What another team changes, file by file. `.internal` is a name for private networks: nothing outside answers to it. */
const changes: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'brand.ts': [
    [/'Tide', '/g, "'Salt', '"],
    [/'port'\]/g, "'mark']"],
    [/tideport-alt\.example/g, 'saltmark-alt.internal'],
    [/tideport\.example/g, 'saltmark.internal'],
    [/chainId: 31337/, 'chainId: 56'],
    // A team begins with one person, who lists its first items and releases.
    [/publishesReviewTimes: true,/, 'decidesAlone: true,\n  publishesReviewTimes: true,'],
    [/confirmations: 1,/, 'confirmations: 15,'],
    [/tokenContract: '.*'/, `tokenContract: '${addressOf('token of saltmark')}'`],
    [/receivingAddress: '.*'/, `receivingAddress: '${addressOf('till of saltmark')}'`],
  ],
  'sentences.ts': [],
  'milestones.json': [],
  'logo/README.txt': [],
  'logo/icon.svg': [[/#FF6B47/g, '#2F7D32']],
};

/**
 * The brand of another wallet, "Saltmark", in a folder of its own: a copy of the project's, changed as a team
 * changes it. Always the same folder, so that its build is kept like the project's.
 * @returns the folder
 */
export function makeOwnBrand(): string {
  const folder = join(root, 'dist/test-brand');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'brand'), folder, { recursive: true });
  for (const [file, replacements] of Object.entries(changes)) {
    const path = join(folder, file);
    const changed = replacements.reduce(
      (text, [from, to]) => text.replace(from, to),
      readFileSync(path, 'utf8'),
    );
    const text = changed.replaceAll('Tideport', 'Saltmark').replaceAll('tideport', 'saltmark');
    writeFileSync(path, text.replaceAll('TPT', 'SMT'));
  }
  return folder;
}

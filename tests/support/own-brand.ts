import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getAddress, keccak256, toHex } from 'viem';
import type { Locale } from '#i18n/locales.ts';

const root = join(import.meta.dirname, '../..');

/** An address that nobody has used, from a word. */
const addressOf = (word: string) => getAddress(`0x${keccak256(toHex(word)).slice(26)}`);

/** The languages that it offers. */
export const ownLanguages: readonly Locale[] = ['zh', 'en', 'ko', 'es', 'pt', 'ja', 'vi', 'th'];

/** A square and a bar, in the place of the demonstration's mark and wordmark. */
const drawings: readonly (readonly [RegExp, string])[] = [
  [/d="M22\.2 29\.66[^"]*"/g, 'd="M2 2H30V30H2Z"'],
  [/d="M19\.2 4\.9[^"]*"/g, 'd="M2 8H118V26H2Z"'],
  [/#(?:0A2233|E4EFED)/g, '#1E1233'],
  [/#FF6B47|#FF7C5C/g, '#F2B705'],
];

/** Its colors, none of which is the demonstration's. */
const colors = {
  ink: { day: '#1E1233', night: '#EFEAF7' },
  paper: { day: '#FAF8FD', night: '#120A20' },
  signal: { day: '#F2B705', night: '#F7C948' },
  water: { day: '#D9CCF0', night: '#2A1B47' },
  land: { day: '#EFE7DA', night: '#201C1A' },
  link: { day: '#5B2DA8', night: '#C7A8FF' },
};

/** What another team changes, file by file. `.internal` is a name for private networks: nothing outside answers to it. */
const changes: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'brand.ts': [
    [/'Tide', '/g, "'Salt', '"],
    [/'port'\]/g, "'mark']"],
    [/Quayside Payments/g, 'Saltpan Payments'],
    [/usersMillions: 30/, 'usersMillions: 2'],
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
  'logo/README.txt': [
    [/"Tide"/, '"Salt"'],
    [/"port"/, '"mark"'],
    [/Tide ?Port/gi, 'Saltmark'],
  ],
};

/**
 * The brand of another wallet, "Saltmark", in a folder of its own: a copy of the project's, changed as a team
 * changes it.
 * @param folder unless given always the same, so that its build is kept like the project's
 * @returns the folder
 */
export function makeOwnBrand(folder = join(root, 'dist/test-brand')): string {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'brand'), folder, { recursive: true });
  const svgs = readdirSync(join(folder, 'logo')).filter((name) => name.endsWith('.svg'));
  const all = { ...changes, ...Object.fromEntries(svgs.map((name) => [`logo/${name}`, drawings])) };
  for (const [file, replacements] of Object.entries(all)) {
    const path = join(folder, file);
    const changed = replacements.reduce(
      (text, [from, to]) => text.replace(from, to),
      readFileSync(path, 'utf8'),
    );
    const text = changed.replaceAll('Tideport', 'Saltmark').replaceAll('tideport', 'saltmark');
    writeFileSync(path, text.replaceAll('TPT', 'SMT'));
  }
  writeFileSync(join(folder, 'colors.json'), JSON.stringify(colors));
  writeFileSync(join(folder, 'languages.json'), JSON.stringify(ownLanguages));
  return folder;
}

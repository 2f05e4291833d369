import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { getAddress, keccak256, toHex } from 'viem';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import type { Locale } from '#i18n/locales.ts';
import { makeBrand, type BrandAnswers } from '../../scripts/brand/make-brand.ts';

const root = join(import.meta.dirname, '../..');

/** An address that nobody has used, from a word. */
const addressOf = (word: string) => getAddress(`0x${keccak256(toHex(word)).slice(26)}`);

/** The languages that it offers. */
export const ownLanguages: readonly Locale[] = ['zh', 'en', 'ko', 'es', 'pt', 'ja', 'vi', 'th'];

/** Its colors, none of which is the demonstration's. */
const colors = {
  ink: { day: '#1E1233', night: '#EFEAF7' },
  paper: { day: '#FAF8FD', night: '#120A20' },
  signal: { day: '#F2B705', night: '#F7C948' },
  water: { day: '#D9CCF0', night: '#2A1B47' },
  land: { day: '#EFE7DA', night: '#201C1A' },
  link: { day: '#5B2DA8', night: '#C7A8FF' },
};

/** What another team writes, in the place of the demonstration's. `.internal` is a name for private networks: nothing outside answers to it. */
const ownWords: readonly (readonly [RegExp, string])[] = [
  [/tideport-alt\.example/g, 'saltmark-alt.internal'],
  [/tideport\.example/g, 'saltmark.internal'],
  [/Quayside Payments/g, 'Saltpan Payments'],
  [/Tideport/g, 'Saltmark'],
  [/tideport/g, 'saltmark'],
  [/"Tide"/g, '"Salt"'],
  [/"port"/g, '"mark"'],
  [/TPT/g, 'SMT'],
];

/** A file of the project's brand in the words of the other team. */
const readOwn = (file: string): string =>
  ownWords.reduce(
    (text, [from, to]) => text.replace(from, to),
    readFileSync(join(root, 'brand', file), 'utf8'),
  );

/** What that team answers: everything that brand.json has, but for a hardware wallet, a forum, a video channel, a bug bounty, guide books, open positions and an SDK. */
function answer(): BrandAnswers {
  // Its privacy and terms are on its help site.
  const { legalTexts: _texts, ...values } = JSON.parse(readOwn('brand.json')) as Brand;
  const { forum: _forum, video: _video, ...social } = values.social;
  const {
    hardwareShop: _shop,
    bugBounty: _bounty,
    careers: _careers,
    guides: _guides,
    sdk: _sdk,
    ...links
  } = values.links;
  return {
    ...values,
    social,
    links,
    products: { card: values.products.card },
    claims: { ...values.claims, usersMillions: 2 },
    donation: {
      ...values.donation,
      chainId: 56,
      confirmations: 15,
      tokenContract: addressOf('token of saltmark'),
      receivingAddress: addressOf('till of saltmark'),
    },
    // A team begins with one person, who lists its first items and releases.
    decidesAlone: true,
    colors,
    languages: ownLanguages,
  };
}

/** The files of a folder by their names; none where there is no such folder. */
function readFolder(folder: string): Record<string, Buffer> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [relative(folder, file), readFileSync(file)]));
}

/**
 * The brand of another wallet, "Saltmark", in a folder of its own, made as a team makes it: `npm run brand -- new`, and its own history.
 * A folder that has it already stays as it is: another test may be starting portals from it.
 * @param folder unless given always the same, so that its build is kept like the project's
 * @returns the folder
 */
export async function makeOwnBrand(folder = join(root, 'dist/test-brand')): Promise<string> {
  const made = `${folder}-${process.pid}`;
  rmSync(made, { recursive: true, force: true });
  await makeBrand(made, answer());
  writeFileSync(join(made, 'milestones.json'), readOwn('milestones.json'));
  if (!isDeepStrictEqual(readFolder(made), readFolder(folder))) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(made, folder);
  }
  rmSync(made, { recursive: true, force: true });
  return folder;
}

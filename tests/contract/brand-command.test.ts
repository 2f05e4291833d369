import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BrandSentences } from '#features/core/brand/model/brand-sentences.ts';

const root = join(import.meta.dirname, '../..');
const contract = '0x1bCE02a1c2c49C7F5CA5B8C6d4C47AE08D1E6f0A';
const till = '0x95222290DD7278Aa3Ddd389Cc1E1d165CC4BAfe5';

let place = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'brand-command-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** `npm run brand`, with what is typed. */
function run(args: readonly string[], typed: readonly string[] = []) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/bootstrap.mjs', 'scripts/brand.ts', ...args],
    { cwd: root, encoding: 'utf8', input: typed.map((line) => `${line}\n`).join('') },
  );
  return { status, stdout, stderr };
}

const folder = () => join(place, 'saltmark');
const read = (file: string) =>
  JSON.parse(readFileSync(join(folder(), file), 'utf8')) as Record<string, unknown>;

/** A file of answers. */
function write(answers: unknown): string {
  const file = join(place, 'answers.json');
  writeFileSync(file, typeof answers === 'string' ? answers : JSON.stringify(answers));
  return file;
}

const typed = [
  'Saltmark',
  'saltmark.internal',
  'https://saltmark.internal/en',
  '',
  'SMT',
  'https://help.saltmark.internal',
  '',
  'safety@saltmark.internal',
  '',
  '',
  '',
  '',
  contract,
  '6',
  till.slice(0, -1),
  till,
  '',
  '',
  'en, ko',
];

describe('npm run brand -- new', () => {
  test('asks for what no brand can be without, again after a wrong answer, and makes the folder', () => {
    const { status, stdout, stderr } = run(['new', folder()], typed);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Write the whole address, such as https://wallet.org.');
    expect(stdout).toContain('Write an address: 0x and 40 digits.');
    expect(read('brand.json')).toMatchObject({
      name: 'Saltmark',
      injectedName: 'saltmark',
      primaryHost: 'saltmark.internal',
      hosts: { primary: 'https://saltmark.internal', alternate: 'https://saltmark.internal' },
      staticContentOrigin: 'https://help.saltmark.internal',
      supportEmail: 'support@saltmark.internal',
      securityEmail: 'safety@saltmark.internal',
      token: { symbol: 'SMT', name: 'Saltmark Token' },
      donation: {
        chainId: 56,
        networkName: 'BNB Smart Chain',
        tokenContract: contract,
        tokenDecimals: 6,
        receivingAddress: till,
        confirmations: 15,
      },
      kit: { nameParts: ['Salt', 'mark'] },
    });
    expect(read('languages.json')).toEqual(['en', 'ko']);
    expect(read('milestones.json')).toEqual([]);
    expect(readFileSync(join(folder(), 'sentences.ts'), 'utf8')).not.toContain('TPT');
  });

  test('leaves out what the team does not have, and names what is still the demonstration’s', () => {
    const { status, stdout } = run(['new', folder(), '--from', write({ name: 'Saltmark' })]);
    expect(status).toBe(0);
    expect(read('brand.json')['links']).toMatchObject({ tools: {}, trade: {} });
    for (const link of ['careers', 'bugBounty', 'hardwareShop', 'card'])
      expect(read('brand.json')['links']).not.toHaveProperty(link);
    expect(read('brand.json')).toMatchObject({ products: {}, social: {} });
    for (const left of [
      'supportEmail "support@',
      'donation.chainId 31337',
      'claims are still',
      'kit.colors are still',
    ])
      expect(stdout).toContain(left);
    expect(stdout).not.toContain('links.careers');
  });

  test('takes a symbol with any character into its sentences', async () => {
    const token = { symbol: "$&'\\", name: 'Odd Token' };
    expect(run(['new', folder(), '--from', write({ name: 'Saltmark', token })])).toMatchObject({ status: 0 });
    const { sentences } = (await import(pathToFileURL(join(folder(), 'sentences.ts')).href)) as {
      sentences: BrandSentences;
    };
    expect(sentences.requirements?.dapp?.[0]?.text.en).toContain(`>$&amp;'\\</b> on BSC`);
  });

  test.each([
    ['a file that is no JSON', '{"name": ', 'cannot be read'],
    ['a file without a name', { wallet: 'Saltmark' }, 'has no "name"'],
    ['a name of one letter', { name: 'S' }, 'two letters at least'],
    [
      'a wrong value',
      { name: 'Saltmark', donation: { chainId: 'bsc' } },
      'donation.chainId of brand.json is wrong',
    ],
    [
      'a language without words',
      { name: 'Saltmark', languages: ['en', 'xx'] },
      '1 of languages.json is wrong',
    ],
    [
      'an invalid color',
      { name: 'Saltmark', colors: { ink: { day: 'navy' } } },
      'kit.colors.ink.day of brand.json is wrong',
    ],
  ])('makes nothing of %s, and says what is wrong', (_what, answers, said) => {
    const { status, stderr } = run(['new', folder(), '--from', write(answers)]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(said) as string });
    expect(existsSync(folder())).toBe(false);
  });

  test('makes nothing where questions are left, in a folder that is not empty, or when it is called wrongly', () => {
    expect(run(['new', folder()], typed.slice(0, 5))).toMatchObject({
      status: 1,
      stderr: 'Nothing was made: not every question was answered.\n',
    });
    expect(existsSync(folder())).toBe(false);
    const answers = write({ name: 'Saltmark' });
    expect(run(['new', place, '--from', answers])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is not empty'),
    });
    expect(run(['old', folder()])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('npm run brand -- new DIR'),
    });
  });
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeOwnBrand, ownLanguages } from '../../tests/support/own-brand.ts';

const root = join(import.meta.dirname, '../..');
const place = mkdtempSync(join(tmpdir(), 'own-brand-'));
const folder = join(place, 'saltmark');

/** The portal with this brand, as the production start would read it. */
function read(brandDir: string) {
  const args = [
    '--import',
    join(root, 'scripts/brand-folder.ts'),
    join(root, 'tests/support/print-brand.ts'),
  ];
  const env = { ...process.env, BRAND_DIR: brandDir };
  return spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
}

beforeAll(() => makeOwnBrand(folder));
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('a brand of another name, with eight languages and colors of its own', () => {
  test('passes the production start, and nothing that is made of it has a trace of the demonstration', () => {
    const { stdout, stderr, status } = read(folder);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    const made = JSON.parse(stdout) as Record<string, unknown> & {
      sitemap: string;
      mails: unknown;
      charts: unknown;
    };
    expect(made).toMatchObject({
      name: 'Saltmark',
      localeCodes: ownLanguages,
      negotiated: ['en', 'en', 'ko'],
    });
    expect((made['editorLanguages'] as string[]).toSorted()).toEqual(ownLanguages.toSorted());
    expect(made['apiLanguages']).toEqual(['zh-Hans', ...ownLanguages.slice(1)]);
    const linked = [...made.sitemap.matchAll(/<loc>https:\/\/wallet\.internal\/(?<locale>[\w-]+)\//g)];
    expect(linked.map(({ groups }) => groups!['locale'])).toEqual(ownLanguages);
    expect(made.sitemap).not.toMatch(/hreflang="(?:ru|hi|fil|zh-Hant)"/);
    expect(stdout).not.toMatch(/tide|quayside/i);
    expect(JSON.stringify([made.mails, made.charts])).not.toMatch(
      /#(?:f6f9f7|ff6b47|ff7c5c|b9d6e1|0b5a7c|061420)/i,
    );
    expect(JSON.stringify(made.mails)).toMatch(/#f2b705/);
  });

  test('is refused with the file and the place while something is still the demonstration’s', () => {
    const half = join(place, 'half');
    cpSync(folder, half, { recursive: true });
    cpSync(join(root, 'brand/logo/logo.svg'), join(half, 'logo/logo.svg'));
    const { stderr, status } = read(half);
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      `${join(half, 'logo')}: logo.svg is still the demonstration's; put your own there.`,
    );
  });

  test('is refused with legal texts that are missing, broken, or named nowhere', () => {
    const legal = join(place, 'legal');
    cpSync(folder, legal, { recursive: true });
    const values = JSON.parse(readFileSync(join(legal, 'brand.json'), 'utf8')) as object;
    const name = (legalTexts: object) =>
      writeFileSync(join(legal, 'brand.json'), JSON.stringify({ ...values, legalTexts }));
    name({ privacy: '2026-11-31x' });
    expect(read(legal).stderr).toContain('legalTexts.privacy is wrong: it is the day of the last change');
    name({ privacy: '2026-11-20' });
    expect(read(legal).stderr.trim()).toBe(
      `${join(legal, 'legal/privacy.en.md')} is missing: brand.json has legalTexts.privacy, and English is shown where a language has no text.`,
    );
    mkdirSync(join(legal, 'legal'));
    writeFileSync(join(legal, 'legal/privacy.en.md'), '# Privacy\n\nRead [the terms](/trems).\n');
    writeFileSync(join(legal, 'legal/terms.en.md'), '# Terms\n\nBe kind.\n');
    const { stderr } = read(legal);
    expect(stderr).toContain('privacy.en.md: line 3: the link to "/trems" leads to no page of this site.');
    expect(stderr).toContain('legal/terms.en.md is shown nowhere');
    name({ privacy: '2026-11-20', terms: '2026-11-20' });
    writeFileSync(join(legal, 'legal/privacy.en.md'), '# Privacy\n\nRead [the terms](/terms).\n');
    expect(read(legal)).toMatchObject({ stderr: '', status: 0 });
  });

  test('is refused without English, with a comma too many, and without a file that a brand needs', () => {
    const other = join(place, 'other');
    cpSync(folder, other, { recursive: true });
    writeFileSync(join(other, 'languages.json'), '["ko", "ja"]');
    expect(read(other).stderr).toContain('English has to be one of them');
    writeFileSync(join(other, 'languages.json'), '["en",]');
    expect(read(other).stderr).toContain(`${join(other, 'languages.json')} is no JSON: `);
    rmSync(join(other, 'colors.json'));
    expect(read(other).stderr).toContain('colors.json');
  });
});

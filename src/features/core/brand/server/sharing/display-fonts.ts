import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Locale } from '#i18n/locales.ts';
import { createFontStack, type FontFile, type FontStack } from '#lib/lettering/font-stack.ts';
import { parseUnicodeRange } from '#lib/lettering/unicode-range.ts';

/** Weight of headings (design §3). */
const weight = 500;

const ownFolder = join(import.meta.dirname, '../../../../../../public/fonts');
const require = createRequire(import.meta.url);

/** The site's own fonts, with the ranges of src/ui/styles/fonts.css. */
const ownRanges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
};

const ownFiles = (face: string): FontFile[] =>
  Object.entries(ownRanges).map(([subset, range]) => ({
    path: join(ownFolder, `${face}-${subset}-wght-normal.woff2`),
    range: parseUnicodeRange(range),
  }));

/** Noto Serif for other scripts, in fallback order. */
const notoScripts = ['sc', 'jp', 'kr', 'tc', 'thai', 'devanagari'] as const;
type NotoScript = (typeof notoScripts)[number];

const scriptOf: Partial<Record<Locale, NotoScript>> = {
  'zh-tw': 'tc',
  ja: 'jp',
  ko: 'kr',
  th: 'thai',
  hi: 'devanagari',
};

function notoFiles(script: NotoScript): FontFile[] {
  const folder = dirname(require.resolve(`@fontsource-variable/noto-serif-${script}`));
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(ranges).map(([subset, range]) => ({
    path: join(folder, `files/noto-serif-${script}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    range: parseUnicodeRange(range),
  }));
}

const displayStacks = new Map<Locale, FontStack>();

/** The display font with every script of the site; the language's own script comes first. */
export function displayFonts(locale: Locale): FontStack {
  let stack = displayStacks.get(locale);
  if (!stack) {
    const scripts = new Set([scriptOf[locale] ?? 'sc', ...notoScripts]);
    const files = [...ownFiles('brygada-1918'), ...[...scripts].flatMap(notoFiles)];
    displayStacks.set(locale, (stack = createFontStack(files, weight)));
  }
  return stack;
}

/** The text font, for Latin letters. */
export const textFonts = createFontStack(ownFiles('wix-madefor-text'), weight);

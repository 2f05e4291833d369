import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { displayFonts } from '#features/core/brand/server/sharing/display-fonts.ts';
import { localeCodes } from '#i18n/locales.ts';

const root = join(import.meta.dirname, '../..');

function draw(env: Record<string, string> = {}): Record<string, string> {
  const script = ['--disable-warning=ExperimentalWarning', 'tests/support/draw-pictures.ts'];
  return JSON.parse(
    execFileSync(process.execPath, script, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } }),
  ) as Record<string, string>;
}

test('pictures are the same each time, and on a machine without any fonts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tideport-no-fonts-'));
  const config = join(folder, 'fonts.conf');
  writeFileSync(config, '<?xml version="1.0"?><fontconfig></fontconfig>');
  const usual = draw();
  expect(Object.keys(usual)).toEqual(localeCodes);
  expect(draw({ FONTCONFIG_FILE: config })).toEqual(usual);
  rmSync(folder, { recursive: true });
});

test('the fonts cover every script of the site', async () => {
  const texts = {
    en: 'AaŁł0–“”',
    es: 'ñÑ¿¡á',
    pt: 'ãõçÇ',
    fil: 'Ññ',
    ru: 'ЖжЁё',
    vi: 'ếữặĐđ',
    zh: '鱼骨鲸，。：「」',
    'zh-tw': '魚骨鯨，。：「」',
    ja: '鍵はキー直',
    ko: '열쇠힣',
    th: 'กุ้น้ำ๑',
    hi: 'क्षत्रियँ१',
  };
  for (const locale of localeCodes) {
    for (const { segment } of new Intl.Segmenter(locale).segment(texts[locale]))
      expect(await displayFonts(locale).findFont(segment), `${locale} ${segment}`).toBeDefined();
  }
  expect(await displayFonts('en').findFont('\u{10ffff}')).toBeUndefined();
});

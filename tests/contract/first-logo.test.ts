import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contrastOf } from '#lib/palette/mix-colors.ts';
import { drawFirstLogo } from '../../scripts/brand/draw-first-logo.ts';

/** A signal that is as light as the ink of the night. */
const colors = {
  ink: { day: '#1B1430', night: '#ECE6FA' },
  signal: { day: '#2E8B57', night: '#F2D9A0' },
};
const paper = { day: '#FBF9FF', night: '#120D20' };

/** What is drawn where the initial is, besides the paper: the contrast of each pixel with it. */
async function contrastsOfInitial(svg: string, ground: string): Promise<number[]> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 288 })
    .flatten({ background: ground })
    .resize(128, 128)
    .extract({ left: 30, top: 40, width: 68, height: 52 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, index) => {
    const pixel = data.subarray(index * info.channels, index * info.channels + 3);
    return contrastOf(`#${pixel.toString('hex')}`, ground);
  });
}

describe('a first logo', () => {
  const logo = drawFirstLogo({ nameParts: ['Salt', 'mark'], colors });

  test.each(['day', 'night'] as const)('has an initial that is read by %s', async (theme) => {
    const contrasts = await contrastsOfInitial((await logo)[`mark-${theme}.svg`]!, paper[theme]);
    const share = (isOfThem: (contrast: number) => boolean) =>
      contrasts.filter(isOfThem).length / contrasts.length;
    // A letter's strokes, and the paper around them.
    expect(share((contrast) => contrast > 7)).toBeGreaterThan(0.05);
    expect(share((contrast) => contrast < 1.2)).toBeGreaterThan(0.5);
  });

  test('has it in the color of the text, wherever the site draws it', async () => {
    const symbols = (await logo)['logo.svg'] ?? '';
    const initial = /<g fill="currentColor">(.*?)<\/g><circle fill="var\(--coral\)"/.exec(symbols)?.[1];
    expect(initial?.match(/<path /g)).toHaveLength(2);
    expect(symbols.match(/var\(--coral\)/g)).toHaveLength(1);
  });
});

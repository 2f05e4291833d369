import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { colorRoles, type ColorRole } from '#features/core/brand/model/brand-kit-schema.ts';
import { brandKitFileName, logoFileName } from '#features/site/brandkit/model/brand-kit-address.ts';
import { logoDrawings, logoPngWidths } from '#features/site/brandkit/model/logo-file.ts';
import { createBrandKit } from '#features/site/brandkit/server/brand-kit.ts';

const archive = brandKitFileName(brand.name);

async function bytesOf(kit: ReturnType<typeof createBrandKit>, fileName: string): Promise<Buffer> {
  const file = await kit.findFile(fileName);
  if (!file) throw new Error(`The kit has no ${fileName}`);
  return file.bytes;
}

describe('brand kit', () => {
  const kit = createBrandKit({ brand });

  test('the archive holds every drawing as SVG and PNG, the colors and the rules', async () => {
    const files = unzipSync(await bytesOf(kit, archive));
    const drawings = logoDrawings.flatMap((drawing) => [
      `tideport-brandkit/svg/${logoFileName(brand.name, drawing, 'svg')}`,
      `tideport-brandkit/png/${logoFileName(brand.name, drawing, 'png')}`,
    ]);
    expect(Object.keys(files).sort()).toEqual(
      [...drawings, 'tideport-brandkit/README.txt', 'tideport-brandkit/colors.json'].sort(),
    );
    expect(Buffer.from(files['tideport-brandkit/svg/tideport-mark-day.svg'] ?? []).toString()).toMatch(
      /^<svg /,
    );
    expect(JSON.parse(Buffer.from(files['tideport-brandkit/colors.json'] ?? []).toString())).toEqual(
      brand.kit.colors,
    );
  });

  test('the same logo produces the same archive, byte for byte', async () => {
    const again = await bytesOf(createBrandKit({ brand }), archive);
    expect(again.equals(await bytesOf(kit, archive))).toBe(true);
  });

  test.each(logoDrawings)('$name as PNG is wide enough and has a transparent background', async (drawing) => {
    const image = sharp(await bytesOf(kit, logoFileName(brand.name, drawing, 'png')));
    expect(await image.metadata()).toMatchObject({
      format: 'png',
      width: logoPngWidths[drawing.shape],
      hasAlpha: true,
    });
    const corner = await image
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .ensureAlpha()
      .raw()
      .toBuffer();
    expect(corner[3]).toBe(0);
  });

  test('names given in a request find nothing else', async () => {
    for (const name of ['../brand.ts', 'logo.svg', 'README.txt', '__proto__', '']) {
      expect(await kit.findFile(name)).toBeUndefined();
    }
  });
});

test('the kit has the colors of the design', () => {
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
  const [day = '', night = ''] = tokens.split("[data-theme='dark']");
  const tokenOf: Record<ColorRole, string> = {
    ink: 'ink',
    paper: 'paper',
    signal: 'coral',
    water: 'sea-3',
    land: 'land',
    link: 'link',
  };
  const valueIn = (css: string, role: ColorRole) =>
    new RegExp(`--${tokenOf[role]}: (#[0-9a-f]{6});`).exec(css)?.[1]?.toUpperCase();
  for (const role of colorRoles) {
    expect({ day: valueIn(day, role), night: valueIn(night, role) }, role).toEqual(brand.kit.colors[role]);
  }
});

import { readFile } from 'node:fs/promises';
import { sharp } from '#platform/files/sharp.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { brandFile } from '#features/core/brand/server/brand-folder.ts';
import { drawPng } from './draw-png.ts';
import { packIco } from './pack-ico.ts';

const markFile = brandFile('logo/mark-day.svg');
/** The mark in the colors of the browser's theme. */
const scalableFile = brandFile('logo/icon.svg');

/** Sizes inside the icon file: tab, bookmark, desktop. */
const icoSizes = [16, 32, 48];

interface Plate {
  size: number;
  /** Fraction of the plate's width that the mark takes. */
  share: number;
}

/**
 * Icons with the mark on a background, by file name. Maskable ones leave the safe zone's edge free: systems
 * crop them to any shape.
 */
const plates: Readonly<Record<string, Plate>> = {
  'apple-touch-icon.png': { size: 180, share: 0.68 },
  '192.png': { size: 192, share: 0.78 },
  '512.png': { size: 512, share: 0.78 },
  'maskable-512.png': { size: 512, share: 0.54 },
};

async function drawPlate(mark: Buffer, { size, share }: Plate, paper: string): Promise<Buffer> {
  const picture = await drawPng(mark, Math.round(size * share));
  return sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The site's icons for browsers and home screens, drawn from brand/logo. */
export function createAppIcons({ kit }: Pick<Brand, 'kit'>) {
  return {
    async drawFavicon(): Promise<Buffer> {
      const mark = await readFile(markFile);
      const pictures = await Promise.all(
        icoSizes.map(async (size) => ({ size, png: await drawPng(mark, size) })),
      );
      return packIco(pictures);
    },
    /** @returns undefined when there is no icon of that name */
    async drawIcon(name: string): Promise<Buffer | undefined> {
      if (name === 'mark.svg') return readFile(scalableFile);
      const plate = Object.hasOwn(plates, name) ? plates[name] : undefined;
      return plate && drawPlate(await readFile(markFile), plate, kit.colors.paper.day);
    },
  };
}

import { zipSync, type Zippable } from 'fflate';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { brandFile } from '#features/core/brand/server/brand-folder.ts';
import { brandKitFileName, logoFileName } from '../model/brand-kit-address.ts';
import { logoDrawings, logoPngWidths, type LogoDrawing } from '../model/logo-file.ts';
import { drawPng } from './draw-png.ts';

export interface BrandKitFile {
  mediaType: 'image/svg+xml' | 'image/png' | 'application/zip';
  bytes: Buffer;
}

type Make = () => Promise<BrandKitFile>;

const readSvg = ({ name }: LogoDrawing) => readFile(brandFile('logo', `${name}.svg`));

const makeSvg =
  (drawing: LogoDrawing): Make =>
  async () => ({
    mediaType: 'image/svg+xml',
    bytes: await readSvg(drawing),
  });

const makePng =
  (drawing: LogoDrawing): Make =>
  async () => ({
    mediaType: 'image/png',
    bytes: await drawPng(await readSvg(drawing), logoPngWidths[drawing.shape]),
  });

/**
 * A fixed time (an archive's times have no zone): the same files give the same archive, so cached copies
 * stay valid.
 */
const packedAt = new Date(2026, 0, 1);

/** Packs files into one archive, inside a folder. Meant for a few hundred kilobytes: it is synchronous. */
function packKit(folder: string, files: ReadonlyMap<string, Uint8Array>): Buffer {
  const entries: Zippable = Object.fromEntries(
    [...files].map(([path, bytes]) => {
      // PNG is compressed already.
      const level = path.endsWith('.png') ? 0 : 9;
      return [`${folder}/${path}`, [bytes, { level, mtime: packedAt }]] as const;
    }),
  );
  return Buffer.from(zipSync(entries));
}

/** Everything in one archive: drawings as SVG and PNG, the colors, and the rules in plain text. */
function makeKit({ name, kit }: Brand, makers: ReadonlyMap<string, Make>): Make {
  return async () => {
    const files = new Map<string, Uint8Array>([
      ['README.txt', await readFile(brandFile('logo', 'README.txt'))],
      ['colors.json', Buffer.from(`${JSON.stringify(kit.colors, null, 2)}\n`)],
    ]);
    const drawn = await Promise.all(
      [...makers].map(async ([fileName, make]) => ({ fileName, ...(await make()) })),
    );
    for (const { fileName, bytes } of drawn) files.set(`${extname(fileName).slice(1)}/${fileName}`, bytes);
    const archive = brandKitFileName(name);
    return { mediaType: 'application/zip', bytes: packKit(archive.replace('.zip', ''), files) };
  };
}

/** The files of the brand kit by name, created on first request and cached. */
export function createBrandKit({ brand }: { brand: Brand }) {
  const made = new Map<string, Promise<BrandKitFile>>();
  const kept =
    (fileName: string, make: Make): Make =>
    () => {
      let file = made.get(fileName);
      if (!file) {
        made.set(fileName, (file = make()));
        // A failed one is retried.
        file.catch(() => made.delete(fileName));
      }
      return file;
    };
  const makers = new Map<string, Make>();
  for (const drawing of logoDrawings) {
    for (const [format, make] of [
      ['svg', makeSvg],
      ['png', makePng],
    ] as const) {
      const fileName = logoFileName(brand.name, drawing, format);
      makers.set(fileName, kept(fileName, make(drawing)));
    }
  }
  const archive = brandKitFileName(brand.name);
  const all = new Map(makers).set(archive, kept(archive, makeKit(brand, makers)));
  return {
    /** @returns undefined when the kit has no such file */
    async findFile(fileName: string): Promise<BrandKitFile | undefined> {
      return all.get(fileName)?.();
    },
  };
}

export type BrandKit = ReturnType<typeof createBrandKit>;

import { readFile } from 'node:fs/promises';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
import decompress from 'woff2-encoder/decompress';
import { isInRange, type UnicodeRange } from './unicode-range.ts';

/** A variable font, or the part of one that holds some characters. */
export interface FontFile {
  /** A WOFF2 file. */
  path: string;
  /** Characters for which it is opened. */
  range: UnicodeRange;
}

/** Finds the font that has a character. */
export interface FontStack {
  /** The first font that has all characters of a grapheme; undefined when none does. */
  findFont(grapheme: string): Promise<Font | undefined>;
}

/** Parts of a CJK face weigh 0.1 MB each when open. */
const maxOpen = 96;
const open = new LRUCache<string, Promise<Font>>({ max: maxOpen });

async function readFont(path: string, weight: number): Promise<Font> {
  const font = new Font(new Face(new Blob(await decompress(await readFile(path)))));
  font.setVariations([new Variation('wght', weight)]);
  return font;
}

function openFont(path: string, weight: number): Promise<Font> {
  const key = `${weight} ${path}`;
  let font = open.get(key);
  if (!font) {
    open.set(key, (font = readFont(path, weight)));
    // What failed is tried anew.
    font.catch(() => open.delete(key));
  }
  return font;
}

/** Joiners and variation selectors choose a form; no font needs a glyph of its own for them. */
const isFormat = (codePoint: number) =>
  codePoint === 0x200c || codePoint === 0x200d || (codePoint >= 0xfe00 && codePoint <= 0xfe0f);

/** @param files in the order in which they are asked */
export function createFontStack(files: readonly FontFile[], weight: number): FontStack {
  return {
    async findFont(grapheme) {
      const needed = [...grapheme].map((c) => c.codePointAt(0) ?? 0).filter((c) => !isFormat(c));
      for (const { path, range } of files) {
        if (!needed.every((codePoint) => isInRange(range, codePoint))) continue;
        const font = await openFont(path, weight);
        if (needed.every((codePoint) => font.nominalGlyph(codePoint))) return font;
      }
      return undefined;
    },
  };
}

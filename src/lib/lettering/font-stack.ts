import { readFile } from 'node:fs/promises';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
import decompress from 'woff2-encoder/decompress';
import { isInRange, type UnicodeRange } from './unicode-range.ts';

/** A variable font, or a subset of one. */
export interface FontFile {
  /** A WOFF2 file. */
  path: string;
  /** The characters it is loaded for. */
  range: UnicodeRange;
}

/** Finds the font that has a character. */
export interface FontStack {
  /** The first font that has all characters of a grapheme; undefined when none does. */
  findFont(grapheme: string): Promise<Font | undefined>;
}

/** Subsets of a CJK face take 0.1 MB each when loaded. */
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
    // A failed load is retried.
    font.catch(() => open.delete(key));
  }
  return font;
}

/** Joiners and variation selectors choose a form; a font needs no glyph for them. */
const isFormat = (codePoint: number) =>
  codePoint === 0x200c || codePoint === 0x200d || (codePoint >= 0xfe00 && codePoint <= 0xfe0f);

/** @param files in the order of preference */
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

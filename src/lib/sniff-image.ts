/** A file's format by its first bytes, under its common name; undefined when it is not a picture. */
export type ImageFormat =
  | 'JPG'
  | 'PNG'
  /** Apple's variant of PNG inside of apps, which only Apple's software opens. */
  | 'PNG (CgBI)'
  | 'GIF'
  | 'WebP'
  | 'AVIF'
  | 'HEIC'
  | 'BMP'
  | 'TIFF'
  | 'ICO'
  | 'JPEG 2000'
  | 'JPEG XL'
  | 'PSD'
  | 'SVG';

/** Signatures in hexadecimal, most of them from the formats' own specifications; `.` matches any half byte. */
const signatures: readonly [RegExp, ImageFormat][] = [
  [/^ffd8ff/, 'JPG'],
  [/^89504e470d0a1a0a.{8}43674249/, 'PNG (CgBI)'],
  [/^89504e470d0a1a0a/, 'PNG'],
  [/^47494638/, 'GIF'],
  [/^52494646.{8}57454250/, 'WebP'],
  [/^424d.{8}0{8}/, 'BMP'],
  [/^(49492a00|4d4d002a|49492b00|4d4d002b)/, 'TIFF'],
  [/^00000[12]00/, 'ICO'],
  [/^(ff4fff51|0000000c6a502020)/, 'JPEG 2000'],
  [/^(ff0a|0000000c4a584c20)/, 'JPEG XL'],
  [/^38425053/, 'PSD'],
];

/**
 * A picture in the container of films, by the brands that its first box names (ISO/IEC 14496-12 §4.3). Where the main brand is one that AVIF
 * and HEIC share, the compatible ones tell.
 */
function sniffContainer(start: Uint8Array): ImageFormat | undefined {
  const text = new TextDecoder('latin1').decode(start.subarray(0, 256));
  const view = new DataView(start.buffer, start.byteOffset, start.byteLength);
  if (start.length < 16 || text.slice(4, 8) !== 'ftyp') return undefined;
  const brands = text.slice(0, Math.min(view.getUint32(0), 256));
  const main = brands.slice(8, 12);
  if (/^(heic|heix|heim|heis|hevc|hevx|hevm|hevs)$/.test(main)) return 'HEIC';
  if (/^avi[fs]$/.test(main)) return 'AVIF';
  if (!/^(mif[12]|msf1|miaf)$/.test(main)) return undefined;
  return /avi[fs]/.test(brands.slice(16)) ? 'AVIF' : 'HEIC';
}

/** What may come before the root of an XML document, each with its end. */
const prologParts = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
] as const;

/** Index after the part of the prolog that starts here; undefined when none does. */
function findPartEnd(text: string, at: number): number | undefined {
  const part = prologParts.find(([opening]) => text.startsWith(opening, at));
  if (!part) return undefined;
  const end = text.indexOf(part[1], at + part[0].length);
  return end < 0 ? text.length : end + part[1].length;
}

/** Reads everything before the root in one pass: a pattern would try every way of dividing it up. */
function startsAsSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes).toLowerCase();
  let at = 0;
  for (;;) {
    // The byte order mark counts as white space too.
    while (/\s/.test(text.charAt(at))) at += 1;
    const end = findPartEnd(text, at);
    // A document type says what follows, and some programs write a page of names into it.
    if (text.startsWith('<!doctype svg', at)) return true;
    if (end === undefined) return /^<svg[\s>]/.test(text.slice(at, at + 5));
    at = end;
  }
}

/** How much of a file tells its format. */
export const sniffedBytes = 1024;

/** By content, never by name. @param bytes the file, or its beginning */
export function sniffImage(bytes: Uint8Array): ImageFormat | undefined {
  const start = bytes.subarray(0, sniffedBytes);
  const hex = Array.from(start.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const found = signatures.find(([signature]) => signature.test(hex));
  return found?.[1] ?? sniffContainer(start) ?? (startsAsSvg(start) ? 'SVG' : undefined);
}

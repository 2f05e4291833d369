/** A file's format by its first bytes, under its common name; undefined when it is not a picture. */
export type ImageFormat =
  'JPG' | 'PNG' | 'GIF' | 'WebP' | 'AVIF' | 'HEIC' | 'BMP' | 'TIFF' | 'ICO' | 'JPEG XL' | 'PSD' | 'SVG';

/** Signatures in hexadecimal, most of them from the formats' own specifications; `.` matches any half byte. */
const signatures: readonly [RegExp, ImageFormat][] = [
  [/^ffd8ff/, 'JPG'],
  [/^89504e470d0a1a0a/, 'PNG'],
  [/^47494638/, 'GIF'],
  [/^52494646.{8}57454250/, 'WebP'],
  [/^.{8}66747970(617669|6d696166)/, 'AVIF'],
  [/^.{8}66747970(686569|686576|6d6966|6d7366)/, 'HEIC'],
  [/^424d.{8}0{8}/, 'BMP'],
  [/^(49492a00|4d4d002a|49492b00|4d4d002b)/, 'TIFF'],
  [/^00000[12]00/, 'ICO'],
  [/^(ff0a|0000000c4a584c20)/, 'JPEG XL'],
  [/^38425053/, 'PSD'],
];

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
function startsAsSvg(bytes: Buffer): boolean {
  const text = bytes.toString('utf8').toLowerCase();
  let at = 0;
  for (;;) {
    // The byte order mark counts as white space too.
    while (/\s/.test(text.charAt(at))) at += 1;
    const end = findPartEnd(text, at);
    if (end === undefined) return /^<svg[\s>]/.test(text.slice(at, at + 5));
    at = end;
  }
}

/** By content, never by name. */
export function sniffImage(bytes: Uint8Array): ImageFormat | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024));
  const hex = start.toString('hex', 0, 16);
  const found = signatures.find(([signature]) => signature.test(hex));
  if (found) return found[1];
  return startsAsSvg(start) ? 'SVG' : undefined;
}

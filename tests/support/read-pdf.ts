import { inflateSync } from 'node:zlib';

/*
 * The text of a PDF that Chromium made: objects as they are written one after the other, streams that are deflated, fonts with a table from
 * glyphs to characters. It is no reader for PDFs of other programs.
 */

interface PdfObject {
  dictionary: string;
  stream: string | undefined;
}

function readObjects(file: Buffer): Map<string, PdfObject> {
  // One character for each byte, so that positions are those of the bytes.
  const text = file.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 0: head, 1: id = '', index } of text.matchAll(/\b(\d{1,10}) 0 obj\b/g)) {
    const from = index + head.length;
    const body = text.slice(from, text.indexOf('endobj', from));
    const start = /\bstream\r?\n/.exec(body);
    if (!start) {
      objects.set(id, { dictionary: body, stream: undefined });
      continue;
    }
    const dictionary = body.slice(0, start.index);
    const begin = from + start.index + start[0].length;
    const bytes = file.subarray(begin, text.indexOf('endstream', begin));
    const stream = dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
    objects.set(id, { dictionary, stream: stream.toString('latin1') });
  }
  return objects;
}

const fromUtf16 = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

/** The parts of a table between `begin…` and `end…`. */
const partsOf = (table: string, name: string) =>
  table
    .split(`begin${name}`)
    .slice(1)
    .map((part) => part.split(`end${name}`)[0] ?? '');

/** Which text a glyph is, from the table of its font. */
function readGlyphs(table: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const block of partsOf(table, 'bfchar'))
    for (const [, glyph = '', text = ''] of block.matchAll(/<([\da-f]+)>\s*<([\da-f]+)>/gi))
      glyphs.set(Number.parseInt(glyph, 16), fromUtf16(text));
  for (const block of partsOf(table, 'bfrange'))
    for (const [, first = '', last = '', text = ''] of block.matchAll(
      /<([\da-f]+)>\s*<([\da-f]+)>\s*<([\da-f]+)>/gi,
    )) {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      const code = Number.parseInt(text, 16);
      for (let glyph = from; glyph <= to; glyph += 1)
        glyphs.set(glyph, String.fromCharCode(code + glyph - from));
    }
  return glyphs;
}

/** The text of each page, in the order of its drawing, without any spaces: where a line breaks is not told apart from where a word ends. */
export function readPdfPages(file: Buffer): string[] {
  const objects = readObjects(file);
  const streamOf = (id: string | undefined) => objects.get(id ?? '')?.stream ?? '';
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type\s*\/Page\b/.test(dictionary));
  return pages.map(({ dictionary }) => {
    const fonts = new Map<string, Map<number, string>>();
    const named = /\/Font\s*<<([^<>]*)>>/.exec(dictionary)?.[1] ?? '';
    for (const [, name = '', id = ''] of named.matchAll(/\/(\w+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1];
      fonts.set(name, readGlyphs(streamOf(table)));
    }
    const contents = streamOf(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1]);
    let glyphs = new Map<number, string>();
    let text = '';
    for (const [, font, shown = ''] of contents.matchAll(
      /\/(\w+) [\d.]+ Tf|(\[[^[\]]*\]|<[\da-f]+>)\s*T[jJ]/gi,
    )) {
      if (font !== undefined) glyphs = fonts.get(font) ?? new Map<number, string>();
      for (const [, hex = ''] of shown.matchAll(/<([\da-f]+)>/gi))
        for (const glyph of hex.match(/.{4}/g) ?? []) text += glyphs.get(Number.parseInt(glyph, 16)) ?? '';
    }
    return text.normalize('NFKC').replace(/\s/g, '');
  });
}

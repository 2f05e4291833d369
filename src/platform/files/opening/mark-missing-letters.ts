import { reserve, type Pdfium } from './pdfium.ts';

/** Points of a page, four bytes each. */
export interface PageRaster {
  pixels: Buffer;
  width: number;
  height: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** More than a page of small print. */
const lettersMax = 20_000;
/** Points in a row and in a column that are compared: enough to meet a thin stroke. */
const grid = 16;
/** Smaller ones cannot be read anyway. */
const leastPixels = 4;
const gray = 0x70;
/** FPDFTextObj_GetTextRenderMode: text that is there to be found, mostly behind a scan. */
const invisible = new Set([3, 7]);

const isSign = (code: number) => code <= 0x10ffff && /[\p{L}\p{N}]/u.test(String.fromCodePoint(code));

/** Where a letter is in the picture of its page, without the space around it. */
function findBox(
  pdfium: Pdfium,
  { page, text, index, address }: { page: number; text: number; index: number; address: number },
  { width, height }: PageRaster,
): Box {
  pdfium._FPDFText_GetLooseCharBox(text, index, address);
  const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(pdfium.HEAPU8.buffer, address, 4);
  const place = (x: number, y: number): [number, number] => {
    pdfium._FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, address + 16, address + 20);
    return [pdfium.HEAP32[(address + 16) >> 2] ?? 0, pdfium.HEAP32[(address + 20) >> 2] ?? 0];
  };
  const [[x1, y1], [x2, y2]] = [place(left, top), place(right, bottom)];
  const [across, down] = [Math.abs(x2 - x1) * 0.1, Math.abs(y2 - y1) * 0.2];
  return {
    left: Math.max(0, Math.round(Math.min(x1, x2) + across)),
    top: Math.max(0, Math.round(Math.min(y1, y2) + down)),
    right: Math.min(width - 1, Math.round(Math.max(x1, x2) - across)),
    bottom: Math.min(height - 1, Math.round(Math.max(y1, y2) - down)),
  };
}

/** Is there nothing to be seen in it? */
function isEmpty({ pixels, width }: PageRaster, { left, top, right, bottom }: Box): boolean {
  const at = (x: number, y: number) => pixels.readUInt32BE((Math.floor(y) * width + Math.floor(x)) * 4);
  const first = at(left, top);
  for (let row = 0; row <= grid; row += 1) {
    const y = top + ((bottom - top) * row) / grid;
    for (let column = 0; column <= grid; column += 1)
      if (at(left + ((right - left) * column) / grid, y) !== first) return false;
  }
  return true;
}

function outline({ pixels, width }: PageRaster, { left, top, right, bottom }: Box): void {
  const paint = (x: number, y: number) => pixels.fill(gray, (y * width + x) * 4, (y * width + x) * 4 + 3);
  for (let x = left; x <= right; x += 1) [top, bottom].forEach((y) => paint(x, y));
  for (let y = top; y <= bottom; y += 1) [left, right].forEach((x) => paint(x, y));
}

/**
 * Draws an outline in place of each letter that could not be drawn, as browsers do: the file does not contain its font, and PDFium's own have
 * hardly any but Latin letters. Without it a page of Chinese would be white, and a reviewer would take it for empty.
 */
export function markMissingLetters(pdfium: Pdfium, page: number, raster: PageRaster): void {
  const text = pdfium._FPDFText_LoadPage(page);
  if (!text) return;
  const address = reserve(pdfium, 32);
  const count = Math.min(pdfium._FPDFText_CountChars(text), lettersMax);
  for (let index = 0; index < count; index += 1) {
    if (!isSign(pdfium._FPDFText_GetUnicode(text, index))) continue;
    const object = pdfium._FPDFText_GetTextObject(text, index);
    if (!object || pdfium._FPDFFont_GetIsEmbedded(pdfium._FPDFTextObj_GetFont(object)) !== 0) continue;
    if (invisible.has(pdfium._FPDFTextObj_GetTextRenderMode(object))) continue;
    const box = findBox(pdfium, { page, text, index, address }, raster);
    const isLarge = box.right - box.left >= leastPixels && box.bottom - box.top >= leastPixels;
    if (isLarge && isEmpty(raster, box)) outline(raster, box);
  }
  pdfium._FPDFText_ClosePage(text);
}

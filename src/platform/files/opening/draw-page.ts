import { sharp } from '../sharp.ts';
import { listPageSizes, type OpenPdf, type PageSize } from './open-pdf.ts';
import { markMissingLetters } from './mark-missing-letters.ts';
import { reserve } from './pdfium.ts';

/** A page as a picture, without anything else from the file. */
export interface DrawnPage {
  bytes: Uint8Array;
  mediaType: 'image/jpeg';
  /** In pixels. */
  width: number;
  height: number;
}

/** An A4 page at 150 dots per inch: small print is readable. */
const pixelsMax = 1240 * 1754;
const sideMax = 5000;

/* FPDFBitmap_CreateEx and FPDF_RenderPageBitmap. */
const formatBgra = 4;
const white = 0xffffffff;
const withAnnotations = 0x01;
const asRgba = 0x10;
/** Size of FPDF_FORMFILLINFO with room to spare; without callbacks nothing can be called back. */
const formInfoBytes = 256;

/** Size of a page's picture in pixels; hostile sizes in points are limited to usual ones. */
export function pictureSize({ width, height }: PageSize): PageSize {
  const scale = Math.min(Math.sqrt(pixelsMax / (width * height)), sideMax / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function drawPixels({ pdfium, document }: OpenPdf, index: number, { width, height }: PageSize): Buffer {
  const info = reserve(pdfium, formInfoBytes);
  pdfium.HEAP32[info >> 2] = 2;
  const form = pdfium._FPDFDOC_InitFormFillEnvironment(document, info);
  const page = pdfium._FPDF_LoadPage(document, index);
  const bitmap = page && pdfium._FPDFBitmap_CreateEx(width, height, formatBgra, 0, 0);
  if (!bitmap) throw new Error('The page cannot be loaded');
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  const flags = withAnnotations + asRgba;
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
  if (form) {
    // Values of form fields are drawn separately from the page.
    pdfium._FORM_OnAfterLoadPage(page, form);
    pdfium._FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, flags);
  }
  const address = pdfium._FPDFBitmap_GetBuffer(bitmap);
  const stride = pdfium._FPDFBitmap_GetStride(bitmap);
  const pixels = Buffer.from(pdfium.HEAPU8.slice(address, address + stride * height));
  markMissingLetters(pdfium, page, { pixels, width, height });
  return pixels;
}

/** Draws one page. @param index from 0 @throws when there is no such page, or it cannot be drawn */
export async function drawPage(pdf: OpenPdf, index: number): Promise<DrawnPage> {
  const page = listPageSizes(pdf)[index];
  if (!page) throw new Error('There is no such page');
  const { width, height } = pictureSize(page);
  const pixels = sharp(drawPixels(pdf, index, { width, height }), { raw: { width, height, channels: 4 } });
  const bytes = await pixels.removeAlpha().jpeg({ quality: 80 }).toBuffer();
  return { bytes, mediaType: 'image/jpeg', width, height };
}

import type { UploadRefusal } from '#lib/upload-refusal.ts';
import { pdfMaxPages } from '../upload.ts';
import { reserve, type Pdfium } from './pdfium.ts';

/** A page as printed, in points of 1/72 inch. */
export interface PageSize {
  width: number;
  height: number;
}

export interface OpenPdf {
  pdfium: Pdfium;
  /** PDFium's handle. */
  document: number;
  pages: number;
}

export type OpenedPdf = { ok: true; pdf: OpenPdf } | { ok: false; refusal: UploadRefusal };

/* FPDF_GetLastError and FPDF_GetFormType. */
const passwordError = 4;
const securityError = 5;
const wholeXfa = 2;

/** Printers, mail programs and editors write something in front of the header, and all readers look for it in the first kilobyte. */
const headerMaxBytes = 1024;
const hasHeader = (bytes: Buffer) => /%PDF-\d/.test(bytes.toString('latin1', 0, headerMaxBytes));

/**
 * What the pages would not show, according to PDFium: the pages of an XFA form are created by scripts that
 * do not run here, and attached files are on no page. Scripts and actions need no refusal, because pictures
 * of pages have none.
 */
function findMissing({ pdfium, document, pages }: OpenPdf): UploadRefusal | undefined {
  if (pages > pdfMaxPages) return { code: 'too-long', pages };
  if (pdfium._FPDF_GetFormType(document) === wholeXfa) return { code: 'dynamic-form' };
  if (pdfium._FPDFDoc_GetAttachmentCount(document) > 0) return { code: 'attachments' };
  return pages > 0 ? undefined : { code: 'broken' };
}

/**
 * Opens a PDF as a browser does.
 * @returns a refusal for a file that is not a PDF, needs a password, or is not shown completely by its pages
 * @throws whatever fails in PDFium
 */
export function openPdf(pdfium: Pdfium, content: Uint8Array): OpenedPdf {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!hasHeader(bytes)) return { ok: false, refusal: { code: 'not-a-pdf' } };
  // PDFium reads from this memory as long as the document is open.
  const address = reserve(pdfium, bytes.length);
  pdfium.HEAPU8.set(bytes, address);
  const document = pdfium._FPDF_LoadMemDocument(address, bytes.length, 0);
  if (document === 0) {
    const error = pdfium._FPDF_GetLastError();
    const isLocked = error === passwordError || error === securityError;
    return { ok: false, refusal: { code: isLocked ? 'encrypted' : 'broken' } };
  }
  const pdf = { pdfium, document, pages: pdfium._FPDF_GetPageCount(document) };
  const refusal = findMissing(pdf);
  return refusal ? { ok: false, refusal } : { ok: true, pdf };
}

/** Sizes of all pages; a page that cannot be found counts as A4. */
export function listPageSizes({ pdfium, document, pages }: OpenPdf): PageSize[] {
  const address = reserve(pdfium, 16);
  return Array.from({ length: pages }, (_, index) => {
    const isFound = pdfium._FPDF_GetPageSizeByIndex(document, index, address, address + 8) !== 0;
    const width = pdfium.HEAPF64[address >> 3] ?? 0;
    const height = pdfium.HEAPF64[(address + 8) >> 3] ?? 0;
    return isFound && width >= 1 && height >= 1 ? { width, height } : { width: 595, height: 842 };
  });
}

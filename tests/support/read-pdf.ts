import { openPdf } from '#platform/files/opening/open-pdf.ts';
import { createPdfium, type Pdfium } from '#platform/files/opening/pdfium.ts';

/** The characters of a page, also those of ligatures and of text that the file only names (`ActualText`). */
function readPage(pdfium: Pdfium, document: number, index: number): string {
  const text = pdfium._FPDFText_LoadPage(pdfium._FPDF_LoadPage(document, index));
  const codes = Array.from({ length: pdfium._FPDFText_CountChars(text) }, (_, at) =>
    pdfium._FPDFText_GetUnicode(text, at),
  );
  pdfium._FPDFText_ClosePage(text);
  return String.fromCodePoint(...codes);
}

/**
 * The text of each page without any spaces, as PDFium finds it: where a line breaks is not told apart from where a word ends.
 * @throws when the file cannot be opened
 */
export async function readPdfPages(file: Buffer): Promise<string[]> {
  const { pdfium } = await createPdfium();
  const opened = openPdf(pdfium, file);
  if (!opened.ok) throw new Error(`The PDF cannot be read: ${opened.refusal.code}`);
  const { document, pages } = opened.pdf;
  return Array.from({ length: pages }, (_, index) =>
    readPage(pdfium, document, index).normalize('NFKC').replace(/\s/g, ''),
  );
}

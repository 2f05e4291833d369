import type { UploadRefusal } from '#lib/upload-refusal.ts';
import { cleanPdf } from './pdf/clean-pdf.ts';
import { inspectPdf, type PdfInspection } from './pdf/inspect-pdf.ts';
import { findFrameFault, hidesObjects, isCrossReferenceSound, startsAsPdf } from './pdf/pdf-frame.ts';
import { pdfMaxPages, type UploadReading } from './upload.ts';

/** The fault that says most about the file comes first. */
function findFault(bytes: Buffer, found: PdfInspection): UploadRefusal | undefined {
  if (found.isEncrypted) return { code: 'encrypted' };
  if (found.dangers.has('active')) return { code: 'active' };
  if (found.dangers.has('attachments')) return { code: 'attachments' };
  const pages = Math.max(found.pages, found.saidPages);
  if (pages > pdfMaxPages) return { code: 'too-long', pages };
  if (found.isBomb) return { code: 'bomb' };
  const isSound =
    !found.isBroken && !hidesObjects(bytes, found.objects.headers) && isCrossReferenceSound(bytes, found);
  return isSound ? undefined : { code: 'broken' };
}

/**
 * Looks through a PDF and refuses what runs, hides, unpacks without end or brings other files along; takes out its description.
 * It is never shown by the portal: it is given out as a download only.
 */
export async function readPdf(content: Uint8Array): Promise<UploadReading> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!startsAsPdf(bytes)) return { ok: false, refusal: { code: 'not-a-pdf' } };
  const frameFault = findFrameFault(bytes);
  if (frameFault) return { ok: false, refusal: { code: frameFault } };
  const found = await inspectPdf(bytes);
  const refusal = findFault(bytes, found);
  if (refusal) return { ok: false, refusal };
  const clean = cleanPdf(bytes, found);
  return { ok: true, upload: { bytes: clean, mediaType: 'application/pdf', width: null, height: null } };
}

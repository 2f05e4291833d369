import type { UploadReading } from './upload.ts';

/** A PDF ends with its marker; writers put a little after it (ISO 32000-1 §7.5.5, and what readers allow). */
const tailBytes = 2048;
const smallestBytes = 64;

/** Takes a PDF as it is. It is never opened here: the desk gives it out as a download only. */
export function readPdf(bytes: Uint8Array): UploadReading {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (content.subarray(0, 5).toString('latin1') !== '%PDF-')
    return { ok: false, refusal: { code: 'wrong-type' } };
  if (content.length < smallestBytes || !content.subarray(-tailBytes).includes('%%EOF')) {
    return { ok: false, refusal: { code: 'broken' } };
  }
  return { ok: true, upload: { bytes, mediaType: 'application/pdf', width: null, height: null } };
}

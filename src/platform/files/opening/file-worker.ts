import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { PictureArea, PictureSize } from '#lib/picture-area.ts';
import type { UploadReading, UploadRole } from '../upload.ts';
import { drawPage, pictureSize, type DrawnPage } from './draw-page.ts';
import { listPageSizes, openPdf, type OpenPdf, type PageSize } from './open-pdf.ts';
import { createPdfium } from './pdfium.ts';
import { readIcon } from './read-icon.ts';
import { cutPicture as cut, readPicture as drawPicture } from './read-picture.ts';

/* Runs in a worker thread: the only code that opens the content of an upload. */

export interface PageRequest {
  bytes: Uint8Array;
  /** From 0. */
  index: number;
}

/* WebAssembly memory is freed by the garbage collector, and its size does not make the engine run it any
   sooner. */
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Does some work and frees its memory before the next file. */
async function tidily<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    collectGarbage();
  }
}

const tooComplex = { ok: false, refusal: { code: 'too-complex' } } as const;
const broken = { ok: false, refusal: { code: 'broken' } } as const;

/** @returns undefined when the file is not a PDF that could have been stored, or its pages cannot be read */
async function ofPdf<Result>(bytes: Uint8Array, read: (pdf: OpenPdf) => Result | Promise<Result>) {
  const { pdfium } = await createPdfium();
  try {
    const opened = openPdf(pdfium, bytes);
    return opened.ok ? await read(opened.pdf) : undefined;
  } catch {
    return undefined;
  }
}

/** A PDF is stored as it came, and never leaves as such; its first page must be drawable. */
async function readPdf(bytes: Uint8Array): Promise<UploadReading> {
  const { pdfium, isPastLimit } = await createPdfium();
  const read = async (): Promise<UploadReading> => {
    const opened = openPdf(pdfium, bytes);
    if (!opened.ok) return opened;
    await drawPage(opened.pdf, 0);
    return { ok: true, upload: { mediaType: 'application/pdf', width: null, height: null } };
  };
  const reading = await read().catch(() => broken);
  return isPastLimit() ? tooComplex : reading;
}

/** Reads an upload by its content. */
export function readUpload({ bytes, role }: { bytes: Uint8Array; role: UploadRole }): Promise<UploadReading> {
  return role === 'icon' ? readIcon(bytes) : tidily(() => readPdf(bytes));
}

/** Reads a picture for a content by its content, and redraws it. */
export function readPicture({
  bytes,
  size,
}: {
  bytes: Uint8Array;
  size: PictureSize;
}): Promise<UploadReading> {
  return drawPicture(bytes, size);
}

/** Cuts a part out of a picture that was read before. */
export function cutPicture({
  bytes,
  ...part
}: {
  bytes: Uint8Array;
  area: PictureArea;
  size: PictureSize;
}): Promise<UploadReading> {
  return cut(bytes, part);
}

/** Sizes of the pictures of all pages, in pixels. */
export function listPages({ bytes }: { bytes: Uint8Array }): Promise<PageSize[] | undefined> {
  return tidily(() => ofPdf(bytes, (pdf) => listPageSizes(pdf).map(pictureSize)));
}

/** One page as a picture. */
export function drawPdfPage({ bytes, index }: PageRequest): Promise<DrawnPage | undefined> {
  return tidily(() => ofPdf(bytes, (pdf) => drawPage(pdf, index)));
}

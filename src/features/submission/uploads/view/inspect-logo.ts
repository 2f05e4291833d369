import { iconMaxBytes, iconSidePixels } from '#lib/upload-limits.ts';
import { sniffedBytes, sniffImage, type ImageFormat } from '#lib/sniff-image.ts';
import type { UploadRefusal } from '#lib/upload-refusal.ts';
import { drawPreview } from './draw-preview.ts';
import { loadPicture, type LoadedPicture } from './load-picture.ts';

/** A photo of a good camera; anything larger would only fill the memory of a phone. */
const pictureMaxBytes = 30 * 1024 * 1024;
const pictureMaxPixels = 60_000_000;

/** `ready` can be sent as it is; of a `larger` picture a part has to be chosen. */
export type LogoInspection =
  | { kind: 'ready'; preview: string | null }
  | { kind: 'larger' }
  | { kind: 'refused'; refusal: UploadRefusal };

const refused = (refusal: UploadRefusal): LogoInspection => ({ kind: 'refused', refusal });

/** What is written in letters is no picture of points, whatever it is called. */
function findTextRefusal(file: File, start: Uint8Array): UploadRefusal | undefined {
  const format = sniffImage(start);
  if (format === 'SVG') return { code: 'other-image', format };
  if (new TextDecoder().decode(start).trimStart().startsWith('<')) return { code: 'not-an-image' };
  return format === undefined && !file.type.startsWith('image/') ? { code: 'not-an-image' } : undefined;
}

function inspectPicture(
  file: File,
  { picture, format }: { picture: LoadedPicture; format: ImageFormat | undefined },
): LogoInspection {
  const { width, height } = picture;
  if (width < iconSidePixels || height < iconSidePixels) return refused({ code: 'too-small', width, height });
  if (width * height > pictureMaxPixels) return refused({ code: 'wrong-size', width, height });
  const isRight = width === iconSidePixels && height === iconSidePixels && file.size <= iconMaxBytes;
  if (!isRight || (format !== 'JPG' && format !== 'PNG')) return { kind: 'larger' };
  return { kind: 'ready', preview: drawPreview(picture.image) };
}

/** Of what the browser cannot show: a phone's photo is HEIC, whatever its name says, and most browsers cannot read that. */
const refuseUnread = (format: ImageFormat | undefined) =>
  refused(
    format === undefined || format === 'JPG' || format === 'PNG'
      ? { code: 'broken' }
      : { code: 'other-image', format },
  );

/**
 * Looks at a logo before it is sent, so that problems are shown immediately.
 * The server decides by the content of the file; this spares people the wait.
 */
export async function inspectLogo(file: File): Promise<LogoInspection> {
  try {
    if (file.size === 0) return refused({ code: 'empty' });
    const start = new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer());
    const text = findTextRefusal(file, start);
    if (text) return refused(text);
    if (file.size > pictureMaxBytes) return refused({ code: 'too-large' });
    const format = sniffImage(start);
    const picture = await loadPicture(file).catch(() => undefined);
    if (!picture) return refuseUnread(format);
    const inspection = inspectPicture(file, { picture, format });
    picture.release();
    return inspection;
  } catch {
    return refused({ code: 'broken' });
  }
}

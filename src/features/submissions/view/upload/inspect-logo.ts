import { iconMaxBytes, iconSidePixels } from '#lib/upload-limits.ts';
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

/** JPG or PNG by content: a name can say anything. */
async function isLogoFormat(file: File): Promise<boolean> {
  const [first, second, third] = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  return (first === 0xff && second === 0xd8 && third === 0xff) || (first === 0x89 && second === 0x50);
}

/** What is written in letters is no picture of points, whatever it is called. */
async function findTextRefusal(file: File): Promise<UploadRefusal | undefined> {
  const start = (await file.slice(0, 512).text()).replace(/^\uFEFF/, '').trimStart();
  if (start.startsWith('<'))
    return /<svg[\s>]/i.test(start) ? { code: 'other-image', format: 'SVG' } : { code: 'not-an-image' };
  return file.type.startsWith('image/') ? undefined : { code: 'not-an-image' };
}

async function inspectPicture(file: File, picture: LoadedPicture): Promise<LogoInspection> {
  const { width, height } = picture;
  if (width < iconSidePixels || height < iconSidePixels) return refused({ code: 'too-small', width, height });
  if (width * height > pictureMaxPixels) return refused({ code: 'wrong-size', width, height });
  const isRight = width === iconSidePixels && height === iconSidePixels && file.size <= iconMaxBytes;
  if (!isRight || !(await isLogoFormat(file))) return { kind: 'larger' };
  return { kind: 'ready', preview: drawPreview(picture.image) };
}

/**
 * Looks at a logo before it is sent, so that problems are shown immediately.
 * The server decides by the content of the file; this spares people the wait.
 */
export async function inspectLogo(file: File): Promise<LogoInspection> {
  try {
    if (file.size === 0) return refused({ code: 'empty' });
    const text = await findTextRefusal(file);
    if (text) return refused(text);
    if (file.size > pictureMaxBytes) return refused({ code: 'too-large' });
    const picture = await loadPicture(file);
    const inspection = await inspectPicture(file, picture);
    picture.release();
    return inspection;
  } catch {
    return refused({ code: 'broken' });
  }
}

import { logoMaxBytes, logoSide, type FileRefusal } from './file-refusal.ts';

/** Side of the small picture that the form and its draft keep. */
const previewSide = 128;

export type LogoInspection = { ok: true; preview: string | null } | { ok: false; refusal: FileRefusal };

const types = new Set(['image/png', 'image/jpeg']);

function decode(file: File): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('The image cannot be decoded')));
    reader.addEventListener('error', () => reject(new Error('The file cannot be read')));
    reader.addEventListener('load', () => {
      image.src = String(reader.result);
    });
    reader.readAsDataURL(file);
  });
}

function previewOf(image: HTMLImageElement): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = previewSide;
  canvas.height = previewSide;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, previewSide, previewSide);
  return canvas.toDataURL('image/png');
}

/**
 * Looks at a logo before it is sent, so that a wrong size is told at once and with the size that was found.
 * The server decides by the content of the file; this spares people the wait.
 */
export async function inspectLogo(file: File): Promise<LogoInspection> {
  if (!types.has(file.type)) return { ok: false, refusal: { code: 'wrong-type' } };
  if (file.size > logoMaxBytes) return { ok: false, refusal: { code: 'too-large' } };
  try {
    const image = await decode(file);
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width !== logoSide || height !== logoSide) {
      return { ok: false, refusal: { code: 'wrong-size', width, height } };
    }
    return { ok: true, preview: previewOf(image) };
  } catch {
    return { ok: false, refusal: { code: 'broken' } };
  }
}

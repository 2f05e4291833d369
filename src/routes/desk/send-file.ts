import type { FoundFile } from '#platform/files/find-file.ts';
import { filePolicy } from '#platform/http/security-headers.ts';

/** Pictures that are shown in place. */
const shownTypes = new Set(['image/png', 'image/jpeg', 'image/webp']);
/** A vector picture can carry scripts: an uploaded one is only ever downloaded, the portal's own icons are shown. */
const vectorType = 'image/svg+xml';

/** An uploaded file, sent so that it can do nothing in the desk's origin: pictures are shown, another file is downloaded as bytes. */
export function sendFile({ mediaType, bytes, isPublic }: FoundFile): Response {
  const isShown = shownTypes.has(mediaType) || (mediaType === vectorType && isPublic);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': isShown ? mediaType : 'application/octet-stream',
      // Without a name here the link's own name for it counts.
      'Content-Disposition': isShown ? 'inline' : 'attachment',
      'Content-Security-Policy': filePolicy,
      'Cache-Control': 'private, no-store',
    },
  });
}

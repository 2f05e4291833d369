import type { FoundFile } from '#platform/files/find-file.ts';

/** Pictures that are shown in place; a vector picture can carry scripts and is only ever downloaded. */
const shownTypes = new Set(['image/png', 'image/jpeg', 'image/webp']);

/** What somebody uploaded, so that it can do nothing in the desk's origin: pictures are shown, the rest is downloaded. */
export function sendFile({ mediaType, bytes }: FoundFile): Response {
  const isShown = shownTypes.has(mediaType);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': isShown || mediaType === 'application/pdf' ? mediaType : 'application/octet-stream',
      // Without a name here the link's own name for it counts.
      'Content-Disposition': isShown ? 'inline' : 'attachment',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    },
  });
}

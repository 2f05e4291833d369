import { createHash } from 'node:crypto';

/** What names exactly these bytes in an `integrity` attribute (Subresource Integrity) and, in quotes, in a Content-Security-Policy. */
export const integrityOf = (bytes: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

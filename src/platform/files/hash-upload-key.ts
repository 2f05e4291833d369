import { createHash } from 'node:crypto';

/** What is stored of the secret that an upload is bound to: whoever reads the database can name nobody's files. */
export function hashUploadKey(key: string): string {
  return createHash('sha256').update(`upload ${key}`).digest('hex');
}

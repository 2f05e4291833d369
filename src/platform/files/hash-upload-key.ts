import { createHash } from 'node:crypto';

/**
 * The stored form of an upload's secret: reading the database does not let anyone use another person's
 * files.
 */
export function hashUploadKey(key: string): string {
  return createHash('sha256').update(`upload ${key}`).digest('hex');
}

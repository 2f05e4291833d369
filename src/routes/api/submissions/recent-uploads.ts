import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Shorter than the day after which an unused upload is removed. */
const lifetimeMs = 12 * 60 * 60 * 1000;
const uploadsMax = 5000;

interface UploadName {
  /** The visitor's own secret, made for one draft. */
  key: string;
  role: string;
  /** Hash of the file as the visitor has it. */
  sha256: string;
}

const nameOf = ({ key, role, sha256 }: UploadName) =>
  createHash('sha256').update(`${key} ${role} ${sha256}`).digest('base64url');

/**
 * Remembers for a while what became of uploads, so that a file whose answer was lost need not be sent again.
 * Only the holder of the key it was sent with gets a response: no one can find out whether others have sent a file.
 */
export function createRecentUploads<Stored extends object>() {
  const uploads = new LRUCache<string, Stored>({ max: uploadsMax, ttl: lifetimeMs });
  return {
    remember: (name: UploadName, stored: Stored) => void uploads.set(nameOf(name), stored),
    find: (name: UploadName): Stored | undefined => uploads.get(nameOf(name)),
  };
}

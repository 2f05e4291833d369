import { LRUCache } from 'lru-cache';

/** The last response of the content host. */
export interface Copy {
  data: unknown;
  /** Its JSON, for detecting changes. */
  text: string;
  /** Time of the last request in ms, successful or not. */
  checkedAt: number;
}

/** Copies up to a total size; the least recently used go first. */
export function createCopyStore(maxBytes: number) {
  return new LRUCache<string, Copy>({
    maxSize: maxBytes,
    sizeCalculation: ({ text }) => text.length * 2 + 256,
  });
}

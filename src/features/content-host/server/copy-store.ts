import { LRUCache } from 'lru-cache';

/** An answer of the content host as it was read last. */
export interface Copy {
  data: unknown;
  /** Its JSON, by which a change is seen. */
  text: string;
  /** When the host was asked last, whether or not it answered; in ms. */
  checkedAt: number;
}

/** Copies up to a size; what was not looked at for longest goes first. */
export function createCopyStore(maxBytes: number) {
  return new LRUCache<string, Copy>({
    maxSize: maxBytes,
    sizeCalculation: ({ text }) => text.length * 2 + 256,
  });
}

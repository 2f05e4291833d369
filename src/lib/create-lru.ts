import { LRUCache } from 'lru-cache';

/**
 * Keeps up to `max` entries; the least recently used go first. A number of entries makes the library take all their room at once, megabytes
 * for 100,000; of a total size it takes what is needed.
 */
export const createLru = <Value extends NonNullable<unknown>>(max: number): LRUCache<string, Value> =>
  new LRUCache({ maxSize: max, sizeCalculation: () => 1 });

import { presenceMs } from '../../model/presence.ts';
import type { Reviewer } from '../../model/reviewer.ts';

interface Reading {
  name: string;
  atMs: number;
}

/**
 * Who has which item open, as this process was asked. It is not stored: a reader at another node is not named, but one who takes the item is,
 * because the lease is in the database.
 */
export interface Readers {
  /** Notes that this person has the item open. @returns the names of the others who do */
  note(id: number, person: Pick<Reviewer, 'id' | 'name'>): string[];
}

export function createReaders(now: () => Date): Readers {
  const items = new Map<number, Map<string, Reading>>();
  const dropGone = (nowMs: number) => {
    for (const [id, readers] of items) {
      for (const [key, { atMs }] of readers) if (nowMs - atMs > presenceMs) readers.delete(key);
      if (readers.size === 0) items.delete(id);
    }
  };
  return {
    note(id, person) {
      const atMs = now().getTime();
      dropGone(atMs);
      const readers = items.get(id) ?? new Map<string, Reading>();
      items.set(id, readers.set(person.id, { name: person.name, atMs }));
      return [...readers]
        .filter(([key]) => key !== person.id)
        .map(([, { name }]) => name)
        .toSorted();
    },
  };
}

import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEntryMemory } from './entry-memory.ts';

const stand = (key: string) => vi.stubGlobal('navigation', { currentEntry: { key } });

afterEach(() => vi.unstubAllGlobals());

describe('createEntryMemory', () => {
  it('restores what a list showed at the same history entry, and nothing elsewhere', () => {
    const memory = createEntryMemory<number>();
    stand('first');
    memory.remember('news', 40);
    expect(memory.recall('news')).toBe(40);
    expect(memory.recall('dapps')).toBeUndefined();
    stand('second');
    expect(memory.recall('news')).toBeUndefined();
  });

  it('drops the oldest entries', () => {
    const memory = createEntryMemory<number>();
    for (let entry = 0; entry <= 20; entry += 1) {
      stand(`entry ${entry}`);
      memory.remember('news', entry);
    }
    expect(memory.recall('news')).toBe(20);
    stand('entry 0');
    expect(memory.recall('news')).toBeUndefined();
  });

  it('stores nothing where the browser has no Navigation API', () => {
    const memory = createEntryMemory<number>();
    memory.remember('news', 40);
    expect(memory.recall('news')).toBeUndefined();
  });
});

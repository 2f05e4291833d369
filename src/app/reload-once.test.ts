import { describe, expect, it } from 'vitest';
import { mayReload } from './reload-once.ts';

function storage() {
  const entries = new Map<string, string>();
  return {
    read: (key: string) => entries.get(key) ?? null,
    write(key: string, value: string) {
      entries.set(key, value);
      return null;
    },
  };
}

describe('a part of the page that fails to load', () => {
  it('reloads the page at most once in 60 s', () => {
    const kept = storage();
    expect(mayReload(1_000_000, kept)).toBe(true);
    expect(mayReload(1_000_001, kept)).toBe(false);
    expect(mayReload(1_059_999, kept)).toBe(false);
    expect(mayReload(1_060_000, kept)).toBe(true);
    expect(mayReload(1_060_001, kept)).toBe(false);
  });

  it('does not reload where nothing can be remembered', () => {
    expect(mayReload(1_000_000, { read: () => null, write: () => 'forbidden' })).toBe(false);
  });
});

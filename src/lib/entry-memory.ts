const entriesKept = 20;

/**
 * A history entry showing one list; a list may be replaced within its entry. Undefined where the browser has
 * no Navigation API.
 */
function memoryKey(list: string): string | undefined {
  const entry = 'navigation' in globalThis ? navigation.currentEntry?.key : undefined;
  return entry && `${entry} ${list}`;
}

/**
 * Remembers what a list showed when it was left, so that going back restores it with its scroll position.
 * Only for the latest entries.
 */
export function createEntryMemory<Shown>() {
  const memory = new Map<string, Shown>();
  return {
    remember(list: string, shown: Shown): void {
      const key = memoryKey(list);
      if (!key) return;
      memory.delete(key);
      memory.set(key, shown);
      const [oldest] = memory.keys();
      if (oldest && memory.size > entriesKept) memory.delete(oldest);
    },
    /** Undefined on a first visit, and always during hydration, to match the server's output. */
    recall(list: string): Shown | undefined {
      const key = memory.size > 0 ? memoryKey(list) : undefined;
      return key ? memory.get(key) : undefined;
    },
  };
}

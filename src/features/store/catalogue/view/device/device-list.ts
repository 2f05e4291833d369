import { deviceStorage, type StorageProblem } from '#lib/device-storage.ts';

/** A list stored on this device only, under one localStorage key, shared by all tabs. */
export interface DeviceList<Item> {
  /** The current list; the same array until it changes, so that React can compare by identity. */
  read(): readonly Item[];
  write(items: readonly Item[]): void;
  /** Why the device does not keep the current list; null while it does. */
  problem(): StorageProblem | null;
  subscribe(listener: () => void): () => void;
}

interface DeviceListOptions<Item> {
  key: string;
  /** Maximum length; older entries are dropped. */
  maxItems: number;
  /** Parses a stored value, or returns undefined for an invalid one: storage can contain anything. */
  parseItem(value: unknown): Item | undefined;
}

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Where the browser refuses storage the list still works until the page is left. */
export function createDeviceList<Item>({
  key,
  maxItems,
  parseItem,
}: DeviceListOptions<Item>): DeviceList<Item> {
  const listeners = new Set<() => void>();
  let cachedText: string | null | undefined;
  let cached: readonly Item[] = [];
  let refusal: StorageProblem | null = null;

  function parse(text: string | null): readonly Item[] {
    const stored = parseJson(text);
    if (!Array.isArray(stored)) return [];
    const items = stored.map(parseItem).filter((item) => item !== undefined);
    return [...new Set(items)].slice(0, maxItems);
  }

  function read() {
    if (refusal) return cached;
    const text = deviceStorage.read(key);
    if (text !== cachedText) {
      cachedText = text;
      cached = parse(text);
    }
    return cached;
  }

  function write(items: readonly Item[]) {
    cached = [...new Set(items)].slice(0, maxItems);
    cachedText = JSON.stringify(cached);
    refusal = deviceStorage.write(key, cachedText);
    for (const listener of listeners) listener();
  }

  const problem = () => refusal ?? (deviceStorage.isAllowed() ? null : 'forbidden');

  function subscribe(listener: () => void) {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  }

  return { read, write, problem, subscribe };
}

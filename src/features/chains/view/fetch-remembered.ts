import { timeoutSignal } from '#lib/http-timeout.ts';

async function fetchList(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: timeoutSignal() });
  const answer = (await response.json()) as { result: number; message: string; data: unknown };
  if (response.status !== 200 || answer.result !== 0)
    throw new Error(answer.message || `The content API answered ${response.status}.`);
  return answer.data;
}

export interface Remembered<T> {
  address: string;
  /** Local storage key of the copy. */
  storageKey: string;
  /** Undefined for anything that is not the list. */
  parse(data: unknown): T | undefined;
}

/** Browser functions; tests replace them. */
interface Device {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  isOnline(): boolean;
  warn(message: string, cause: unknown): void;
}

const openDevice = (): Device => ({
  storage: localStorage,
  isOnline: () => navigator.onLine,
  warn: (message, cause) => console.warn(message, cause),
});

function readCopy<T>({ storageKey, parse }: Remembered<T>, storage: Device['storage']): T | undefined {
  try {
    return parse(JSON.parse(storage.getItem(storageKey) ?? 'null'));
  } catch {
    return undefined;
  }
}

/**
 * A list of the content API, or its copy on the device when it cannot be fetched (specification §4 and §8).
 * Resolves to undefined when there is neither; never rejects. A failure is logged, unless the device is
 * offline.
 */
export async function fetchRemembered<T>(list: Remembered<T>, device = openDevice()): Promise<T | undefined> {
  const { address, storageKey, parse } = list;
  const { storage, isOnline, warn } = device;
  try {
    const data = await fetchList(address);
    const parsed = parse(data);
    if (parsed === undefined) throw new Error('The content API returned no such list.');
    try {
      storage.setItem(storageKey, JSON.stringify(data));
    } catch {
      // Full or forbidden: then there is no copy.
    }
    return parsed;
  } catch (error) {
    if (isOnline())
      warn(`${address} could not be fetched; the copy on this device is used where there is one.`, error);
    return readCopy(list, storage);
  }
}
